import { tableOf } from './table.ts'

/**
 * ISO 2936: hexagon socket screw keys, by the width across flats. Long arm, short arm, width across corners at most; the long
 * arms of the long and the extra long series. All but the corners as the Fasteners workbench has them.
 */
export const iso2936 = tableOf<{
  l1: number
  l2: number
  e: number
  long?: number
  extraLong?: number
}>('ISO 2936', {
  0.7: { l1: 33, l2: 7, e: 0.79 },
  0.9: { l1: 33, l2: 11, e: 1.01 },
  1.3: { l1: 41, l2: 13, e: 1.42, long: 63.5, extraLong: 81 },
  1.5: { l1: 46.5, l2: 15.5, e: 1.63, long: 63.5, extraLong: 91.5 },
  2: { l1: 52, l2: 18, e: 2.18, long: 77, extraLong: 102 },
  2.5: { l1: 58.5, l2: 20.5, e: 2.75, long: 87.5, extraLong: 114.5 },
  3: { l1: 66, l2: 23, e: 3.31, long: 93, extraLong: 129 },
  3.5: { l1: 69.5, l2: 25.5, e: 3.91, long: 98.5, extraLong: 140 },
  4: { l1: 74, l2: 29, e: 4.44, long: 104, extraLong: 144 },
  4.5: { l1: 80, l2: 30.5, e: 5.01, long: 114.5, extraLong: 156 },
  5: { l1: 85, l2: 33, e: 5.58, long: 120, extraLong: 165 },
  6: { l1: 96, l2: 38, e: 6.71, long: 141, extraLong: 186 },
  7: { l1: 102, l2: 41, e: 7.85, long: 147, extraLong: 197 },
  8: { l1: 108, l2: 44, e: 8.97, long: 158, extraLong: 208 },
  9: { l1: 114, l2: 47, e: 10.1, long: 169, extraLong: 219 },
  10: { l1: 122, l2: 50, e: 11.23, long: 180, extraLong: 234 },
  11: { l1: 129, l2: 53, e: 12.31, long: 191, extraLong: 247 },
  12: { l1: 137, l2: 57, e: 13.44, long: 202, extraLong: 262 },
  13: { l1: 145, l2: 63, e: 14.56, long: 213, extraLong: 277 },
  14: { l1: 154, l2: 70, e: 15.7, long: 229, extraLong: 294 },
  15: { l1: 161, l2: 73, e: 16.83, long: 240, extraLong: 307 },
  16: { l1: 168, l2: 76, e: 17.97, long: 240, extraLong: 307 },
  17: { l1: 177, l2: 80, e: 19.09, long: 262, extraLong: 337 },
  18: { l1: 188, l2: 84, e: 20.21, long: 262, extraLong: 358 },
  19: { l1: 199, l2: 89, e: 21.32 },
  21: { l1: 211, l2: 96, e: 23.58 },
  22: { l1: 222, l2: 102, e: 24.71 },
  23: { l1: 233, l2: 108, e: 25.86 },
  24: { l1: 248, l2: 114, e: 26.97 },
  27: { l1: 277, l2: 127, e: 30.36 },
  29: { l1: 311, l2: 141, e: 32.59 },
  30: { l1: 315, l2: 142, e: 33.75 },
  32: { l1: 347, l2: 157, e: 36.06 },
  36: { l1: 391, l2: 176, e: 40.61 },
})

/** The bending radius on the inside is the width across flats, at least 1.5 mm. */
const bend = (s: number) => Math.max(1.5, s)

/** A hexagon key of this width across flats in mm. */
export function hexagonKey(s: number) {
  const { l1, l2, e } = iso2936.row(s)
  return { s, l1, l2, e, r: bend(s) }
}

/** A hexagon key with a long arm of another series. */
export function longHexagonKey(s: number, l1: number) {
  return { ...hexagonKey(s), l1 }
}
