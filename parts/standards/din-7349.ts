import { tableOf } from './table.ts'

/**
 * DIN 7349: thick plain washers for clamping sleeves, by the thread they are for. Hole, outside, thickness, as BOLTS has them.
 */
export const din7349 = tableOf('DIN 7349', {
  3: { d1: 3.2, d2: 9, h: 1 },
  4: { d1: 4.3, d2: 12, h: 1.6 },
  5: { d1: 5.3, d2: 15, h: 2 },
  6: { d1: 6.4, d2: 17, h: 3 },
  8: { d1: 8.4, d2: 21, h: 4 },
  10: { d1: 10.5, d2: 25, h: 4 },
  12: { d1: 13, d2: 30, h: 6 },
  14: { d1: 15, d2: 36, h: 6 },
  16: { d1: 17, d2: 40, h: 6 },
  18: { d1: 19, d2: 44, h: 8 },
  20: { d1: 21, d2: 44, h: 8 },
  22: { d1: 23, d2: 50, h: 8 },
  24: { d1: 25, d2: 50, h: 10 },
  27: { d1: 28, d2: 60, h: 10 },
  30: { d1: 31, d2: 68, h: 10 },
})
