import { tableOf } from './table.ts'

/** DIN 6340: hardened washers for clamping, by the thread they are for. Hole, outside, thickness. */
export const din6340 = tableOf('DIN 6340', {
  6: { d1: 6.4, d2: 17, h: 3 },
  8: { d1: 8.4, d2: 23, h: 4 },
  10: { d1: 10.5, d2: 26, h: 4 },
  12: { d1: 13, d2: 35, h: 5 },
  16: { d1: 17, d2: 45, h: 6 },
  20: { d1: 21, d2: 50, h: 6 },
  24: { d1: 25, d2: 60, h: 8 },
  30: { d1: 31, d2: 68, h: 10 },
})
