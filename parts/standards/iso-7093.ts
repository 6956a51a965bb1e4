import { tableOf } from './table.ts'

/** ISO 7093-1: plain washers, large series, by the thread they are for. Hole, outside, thickness. */
export const iso7093 = tableOf('ISO 7093-1', {
  3: { d1: 3.2, d2: 9, h: 0.8 },
  3.5: { d1: 3.7, d2: 11, h: 0.8 },
  4: { d1: 4.3, d2: 12, h: 1 },
  5: { d1: 5.3, d2: 15, h: 1 },
  6: { d1: 6.4, d2: 18, h: 1.6 },
  8: { d1: 8.4, d2: 24, h: 2 },
  10: { d1: 10.5, d2: 30, h: 2.5 },
  12: { d1: 13, d2: 37, h: 3 },
  14: { d1: 15, d2: 44, h: 3 },
  16: { d1: 17, d2: 50, h: 3 },
  18: { d1: 19, d2: 56, h: 4 },
  20: { d1: 21, d2: 60, h: 4 },
  22: { d1: 23, d2: 66, h: 5 },
  24: { d1: 25, d2: 72, h: 5 },
  27: { d1: 30, d2: 85, h: 6 },
  30: { d1: 33, d2: 92, h: 6 },
  33: { d1: 36, d2: 105, h: 6 },
  36: { d1: 39, d2: 110, h: 8 },
})
