import { tableOf } from './table.ts'

/** DIN 6319-C: spherical washers, by the thread they are for. Hole, outside, height, radius of the sphere. */
export const din6319C = tableOf('DIN 6319-C', {
  6: { d1: 6.4, d2: 12, h: 2.3, r: 9 },
  8: { d1: 8.4, d2: 17, h: 3.2, r: 12 },
  10: { d1: 10.5, d2: 21, h: 4, r: 15 },
  12: { d1: 13, d2: 24, h: 4.6, r: 17 },
  14: { d1: 15, d2: 28, h: 5, r: 22 },
  16: { d1: 17, d2: 30, h: 5.3, r: 22 },
  20: { d1: 21, d2: 36, h: 6.3, r: 27 },
  24: { d1: 25, d2: 44, h: 8.2, r: 32 },
  30: { d1: 31, d2: 56, h: 11.2, r: 41 },
  36: { d1: 37, d2: 68, h: 14, r: 50 },
  42: { d1: 43, d2: 78, h: 17, r: 58 },
  48: { d1: 50, d2: 92, h: 21, r: 67 },
})

/** DIN 6319-D: conical seats. Hole, outside, mouth of the cone of 120 degrees, height. */
export const din6319D = tableOf('DIN 6319-D', {
  6: { d1: 7.1, d2: 12, d5: 11, h: 2.8 },
  8: { d1: 9.6, d2: 17, d5: 14.5, h: 3.5 },
  10: { d1: 12, d2: 21, d5: 18.5, h: 4.2 },
  12: { d1: 14.2, d2: 24, d5: 20, h: 5 },
  14: { d1: 16.5, d2: 28, d5: 24.8, h: 5.6 },
  16: { d1: 19, d2: 30, d5: 26, h: 6.2 },
  20: { d1: 23.2, d2: 36, d5: 31, h: 7.5 },
  24: { d1: 28, d2: 44, d5: 37, h: 9.5 },
  30: { d1: 35, d2: 56, d5: 49, h: 12 },
  36: { d1: 42, d2: 68, d5: 60, h: 15 },
  42: { d1: 49, d2: 78, d5: 70, h: 18 },
  48: { d1: 56, d2: 92, d5: 82, h: 22 },
})

/** DIN 6319-G: conical seats with a large outside. Columns as form D. */
export const din6319G = tableOf('DIN 6319-G', {
  6: { d1: 7.1, d2: 17, d5: 11, h: 4 },
  8: { d1: 9.6, d2: 24, d5: 14.5, h: 5 },
  10: { d1: 12, d2: 30, d5: 18.5, h: 5 },
  12: { d1: 14.2, d2: 36, d5: 20, h: 6 },
  14: { d1: 16.5, d2: 40, d5: 24.8, h: 6 },
  16: { d1: 19, d2: 44, d5: 26, h: 7 },
  20: { d1: 23.2, d2: 50, d5: 31, h: 8 },
  24: { d1: 28, d2: 60, d5: 37, h: 10 },
  30: { d1: 35, d2: 68, d5: 49, h: 12 },
})
