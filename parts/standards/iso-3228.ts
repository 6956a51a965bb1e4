import { tableOf } from './table.ts'

/**
 * ISO 3228: housings of plummer blocks for insert bearings, by the shaft. Centre height, bolt spacing, length, width, slot width,
 * height of the foot and over all. Read in the catalogue of FBJ.
 */
export const iso3228 = tableOf('ISO 3228', {
  12: { h: 30.2, e: 95, a: 127, b: 38, s1: 13, g: 14, w: 62 },
  15: { h: 30.2, e: 95, a: 127, b: 38, s1: 13, g: 14, w: 62 },
  17: { h: 30.2, e: 95, a: 127, b: 38, s1: 13, g: 14, w: 62 },
  20: { h: 33.3, e: 95, a: 127, b: 38, s1: 13, g: 14, w: 65 },
  25: { h: 36.5, e: 105, a: 140, b: 38, s1: 13, g: 15, w: 71 },
  30: { h: 42.9, e: 121, a: 165, b: 48, s1: 17, g: 17, w: 84 },
  35: { h: 47.6, e: 127, a: 167, b: 48, s1: 17, g: 18, w: 93 },
  40: { h: 49.2, e: 137, a: 184, b: 54, s1: 17, g: 18, w: 100 },
  45: { h: 54, e: 146, a: 190, b: 54, s1: 17, g: 20, w: 106 },
  50: { h: 57.2, e: 159, a: 206, b: 60, s1: 20, g: 21, w: 113 },
  55: { h: 63.5, e: 171, a: 219, b: 60, s1: 20, g: 23, w: 125 },
  60: { h: 69.8, e: 184, a: 241, b: 70, s1: 20, g: 25, w: 138 },
  65: { h: 76.2, e: 203, a: 265, b: 70, s1: 25, g: 27, w: 150 },
  70: { h: 79.4, e: 210, a: 266, b: 72, s1: 25, g: 27, w: 156 },
  75: { h: 82.6, e: 217, a: 275, b: 74, s1: 25, g: 28, w: 162 },
  80: { h: 88.9, e: 232, a: 292, b: 78, s1: 25, g: 30, w: 174 },
  85: { h: 95.2, e: 247, a: 310, b: 83, s1: 25, g: 32, w: 185 },
  90: { h: 101.6, e: 262, a: 327, b: 88, s1: 27, g: 33, w: 198 },
})
