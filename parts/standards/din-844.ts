import { tableOf } from './table.ts'

/**
 * DIN 844 (ISO 1641-1): end mills of high-speed steel with parallel shank, by their cutting diameter. Cutting and overall
 * length of the short series (K) and of the long one (L), shank.
 */
export const din844 = tableOf('DIN 844', {
  2: { l2: 7, l1: 51, l2L: 10, l1L: 54, d2: 6 },
  2.5: { l2: 8, l1: 52, l2L: 12, l1L: 56, d2: 6 },
  3: { l2: 8, l1: 52, l2L: 12, l1L: 56, d2: 6 },
  3.5: { l2: 10, l1: 54, l2L: 15, l1L: 59, d2: 6 },
  4: { l2: 11, l1: 55, l2L: 19, l1L: 63, d2: 6 },
  4.5: { l2: 11, l1: 55, l2L: 19, l1L: 63, d2: 6 },
  5: { l2: 13, l1: 57, l2L: 24, l1L: 68, d2: 6 },
  5.5: { l2: 13, l1: 57, l2L: 24, l1L: 68, d2: 6 },
  6: { l2: 13, l1: 57, l2L: 24, l1L: 68, d2: 6 },
  6.5: { l2: 16, l1: 66, l2L: 30, l1L: 80, d2: 10 },
  7: { l2: 16, l1: 66, l2L: 30, l1L: 80, d2: 10 },
  7.5: { l2: 16, l1: 66, l2L: 30, l1L: 80, d2: 10 },
  8: { l2: 19, l1: 69, l2L: 38, l1L: 88, d2: 10 },
  8.5: { l2: 19, l1: 69, l2L: 38, l1L: 88, d2: 10 },
  9: { l2: 19, l1: 69, l2L: 38, l1L: 88, d2: 10 },
  9.5: { l2: 19, l1: 69, l2L: 38, l1L: 88, d2: 10 },
  10: { l2: 22, l1: 72, l2L: 45, l1L: 95, d2: 10 },
  11: { l2: 22, l1: 79, l2L: 45, l1L: 102, d2: 12 },
  12: { l2: 26, l1: 83, l2L: 53, l1L: 110, d2: 12 },
  13: { l2: 26, l1: 83, l2L: 53, l1L: 110, d2: 12 },
  14: { l2: 26, l1: 83, l2L: 53, l1L: 110, d2: 12 },
  15: { l2: 26, l1: 83, l2L: 53, l1L: 110, d2: 12 },
  16: { l2: 32, l1: 92, l2L: 63, l1L: 123, d2: 16 },
  17: { l2: 32, l1: 92, l2L: 63, l1L: 123, d2: 16 },
  18: { l2: 32, l1: 92, l2L: 63, l1L: 123, d2: 16 },
  19: { l2: 32, l1: 92, l2L: 63, l1L: 123, d2: 16 },
  20: { l2: 38, l1: 104, l2L: 75, l1L: 141, d2: 20 },
  22: { l2: 38, l1: 104, l2L: 75, l1L: 141, d2: 20 },
  24: { l2: 45, l1: 121, l2L: 90, l1L: 166, d2: 25 },
  25: { l2: 45, l1: 121, l2L: 90, l1L: 166, d2: 25 },
  26: { l2: 45, l1: 121, l2L: 90, l1L: 166, d2: 25 },
  28: { l2: 45, l1: 121, l2L: 90, l1L: 166, d2: 25 },
  30: { l2: 45, l1: 121, l2L: 90, l1L: 166, d2: 25 },
  32: { l2: 53, l1: 133, l2L: 106, l1L: 186, d2: 32 },
  36: { l2: 53, l1: 133, l2L: 106, l1L: 186, d2: 32 },
  40: { l2: 63, l1: 155, l2L: 125, l1L: 217, d2: 40 },
})

/** So many flutes has an end mill of this diameter in mm: DIN 844 type N. */
const flutesOf = (d1: number) => (d1 <= 20 ? 4 : d1 < 30 ? 5 : 6)

/** A short end mill of type N, of this diameter in mm: helix of 30 degrees. */
export function steelEndMill(d1: number) {
  const { l1, l2, d2 } = din844.row(d1)
  return { d1, l2, l1, d2, z: flutesOf(d1), λ: 30 }
}

/** A long end mill of type N, of this diameter in mm: helix of 30 degrees. */
export function longSteelEndMill(d1: number) {
  const { l1L, l2L, d2 } = din844.row(d1)
  return { d1, l2: l2L, l1: l1L, d2, z: flutesOf(d1), λ: 30 }
}
