import { tableOf } from './table.ts'

/**
 * ISO 7089: plain washers, normal series, by the thread they are for. Hole, outside, thickness. The threads of second choice as BOLTS
 * has them.
 */
export const iso7089 = tableOf('ISO 7089', {
  1.6: { d1: 1.7, d2: 4, h: 0.3 },
  2: { d1: 2.2, d2: 5, h: 0.3 },
  2.5: { d1: 2.7, d2: 6, h: 0.5 },
  3: { d1: 3.2, d2: 7, h: 0.5 },
  3.5: { d1: 3.7, d2: 8, h: 0.5 },
  4: { d1: 4.3, d2: 9, h: 0.8 },
  5: { d1: 5.3, d2: 10, h: 1 },
  6: { d1: 6.4, d2: 12, h: 1.6 },
  8: { d1: 8.4, d2: 16, h: 1.6 },
  10: { d1: 10.5, d2: 20, h: 2 },
  12: { d1: 13, d2: 24, h: 2.5 },
  14: { d1: 15, d2: 28, h: 2.5 },
  16: { d1: 17, d2: 30, h: 3 },
  18: { d1: 19, d2: 34, h: 3 },
  20: { d1: 21, d2: 37, h: 3 },
  22: { d1: 23, d2: 39, h: 3 },
  24: { d1: 25, d2: 44, h: 4 },
  27: { d1: 28, d2: 50, h: 4 },
  30: { d1: 31, d2: 56, h: 4 },
  33: { d1: 34, d2: 60, h: 5 },
  36: { d1: 37, d2: 66, h: 5 },
  42: { d1: 45, d2: 78, h: 8 },
  48: { d1: 52, d2: 92, h: 8 },
  56: { d1: 62, d2: 105, h: 10 },
  64: { d1: 70, d2: 115, h: 10 },
})
