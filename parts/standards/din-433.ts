import { tableOf } from './table.ts'

/**
 * DIN 433: plain washers for cheese head screws, by the thread they are for. Hole, outside, thickness, as BOLTS has them.
 */
export const din433 = tableOf('DIN 433', {
  1.6: { d1: 1.7, d2: 3.5, h: 0.3 },
  2: { d1: 2.2, d2: 4.5, h: 0.3 },
  2.5: { d1: 2.7, d2: 5, h: 0.5 },
  3: { d1: 3.2, d2: 6, h: 0.5 },
  3.5: { d1: 3.7, d2: 7, h: 0.5 },
  4: { d1: 4.3, d2: 8, h: 0.5 },
  5: { d1: 5.3, d2: 9, h: 1 },
  6: { d1: 6.4, d2: 11, h: 1.6 },
  8: { d1: 8.4, d2: 15, h: 1.6 },
  10: { d1: 10.5, d2: 18, h: 1.6 },
  12: { d1: 13, d2: 20, h: 2 },
  14: { d1: 15, d2: 24, h: 2.5 },
  16: { d1: 17, d2: 28, h: 2.5 },
  18: { d1: 19, d2: 30, h: 2.5 },
  20: { d1: 21, d2: 34, h: 3 },
  24: { d1: 25, d2: 39, h: 4 },
  30: { d1: 31, d2: 50, h: 4 },
  36: { d1: 37, d2: 60, h: 5 },
})
