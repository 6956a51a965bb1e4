import { tableOf } from './table.ts'

/**
 * DIN 137-A: curved spring washers, by the thread they are for. Hole, outside, thickness, greatest free height, as Aspen Fasteners
 * have them.
 */
export const din137 = tableOf('DIN 137-A', {
  3: { d1: 3.2, d2: 8, s: 0.5, h: 1.6 },
  3.5: { d1: 3.7, d2: 8, s: 0.5, h: 1.8 },
  4: { d1: 4.3, d2: 9, s: 0.5, h: 2 },
  5: { d1: 5.3, d2: 11, s: 0.5, h: 2.2 },
  6: { d1: 6.4, d2: 12, s: 0.5, h: 2.6 },
  7: { d1: 7.4, d2: 14, s: 0.8, h: 3 },
  8: { d1: 8.4, d2: 15, s: 0.8, h: 3 },
  10: { d1: 10.5, d2: 21, s: 1, h: 4.2 },
  12: { d1: 13, d2: 24, s: 1.2, h: 5 },
  14: { d1: 15, d2: 28, s: 1.6, h: 6 },
  16: { d1: 17, d2: 30, s: 1.6, h: 6.4 },
  18: { d1: 19, d2: 34, s: 1.6, h: 6.6 },
  20: { d1: 21, d2: 36, s: 1.6, h: 7.4 },
  22: { d1: 23, d2: 40, s: 1.8, h: 7.8 },
  24: { d1: 25, d2: 44, s: 1.8, h: 8.2 },
  27: { d1: 28, d2: 50, s: 2, h: 9.4 },
  30: { d1: 31, d2: 56, s: 2.2, h: 10 },
  33: { d1: 34, d2: 60, s: 2.2, h: 10.6 },
  36: { d1: 37, d2: 68, s: 2.5, h: 11.6 },
})
