import { tableOf } from './table.ts'

/** ISO 7089: plain washers, normal series, by the thread they are for. */
export const iso7089 = tableOf('ISO 7089', {
  3: { d1: 3.2, d2: 7, h: 0.5 },
  4: { d1: 4.3, d2: 9, h: 0.8 },
  5: { d1: 5.3, d2: 10, h: 1 },
  6: { d1: 6.4, d2: 12, h: 1.6 },
  8: { d1: 8.4, d2: 16, h: 1.6 },
  10: { d1: 10.5, d2: 20, h: 2 },
  12: { d1: 13, d2: 24, h: 2.5 },
  16: { d1: 17, d2: 30, h: 3 },
  20: { d1: 21, d2: 37, h: 3 },
  24: { d1: 25, d2: 44, h: 4 },
  30: { d1: 31, d2: 56, h: 4 },
  36: { d1: 37, d2: 66, h: 5 },
})
