import { tableOf } from './table.ts'

/** ISO 7093-1: plain washers, large series, by the thread they are for. */
export const iso7093 = tableOf('ISO 7093-1', {
  3: { d1: 3.2, d2: 9, h: 0.8 },
  4: { d1: 4.3, d2: 12, h: 1 },
  5: { d1: 5.3, d2: 15, h: 1 },
  6: { d1: 6.4, d2: 18, h: 1.6 },
  8: { d1: 8.4, d2: 24, h: 2 },
  10: { d1: 10.5, d2: 30, h: 2.5 },
  12: { d1: 13, d2: 37, h: 3 },
  16: { d1: 17, d2: 50, h: 3 },
})
