import { tableOf } from './table.ts'

/**
 * DIN 6527 L: solid carbide end mills, long, by their cutting diameter. Cutting length, overall length, shank. From 3 to 20 mm
 * as tool lists of CAM programs have them that name the standard.
 */
export const din6527 = tableOf('DIN 6527', {
  2: { l2: 7, l1: 57, d2: 6 },
  2.5: { l2: 8, l1: 57, d2: 6 },
  3: { l2: 8, l1: 57, d2: 6 },
  3.5: { l2: 10, l1: 57, d2: 6 },
  4: { l2: 11, l1: 57, d2: 6 },
  4.5: { l2: 11, l1: 57, d2: 6 },
  5: { l2: 13, l1: 57, d2: 6 },
  5.5: { l2: 13, l1: 57, d2: 6 },
  6: { l2: 13, l1: 57, d2: 6 },
  7: { l2: 16, l1: 63, d2: 8 },
  8: { l2: 19, l1: 63, d2: 8 },
  9: { l2: 19, l1: 72, d2: 10 },
  10: { l2: 22, l1: 72, d2: 10 },
  11: { l2: 26, l1: 83, d2: 12 },
  12: { l2: 26, l1: 83, d2: 12 },
  14: { l2: 26, l1: 83, d2: 14 },
  16: { l2: 32, l1: 92, d2: 16 },
  18: { l2: 32, l1: 92, d2: 18 },
  20: { l2: 38, l1: 104, d2: 20 },
  25: { l2: 45, l1: 121, d2: 25 },
})

/** DIN 6527 K: the short ones. */
export const din6527Short = tableOf('DIN 6527 K', {
  3: { l2: 5, l1: 50, d2: 6 },
  3.5: { l2: 6, l1: 50, d2: 6 },
  4: { l2: 8, l1: 54, d2: 6 },
  4.5: { l2: 8, l1: 54, d2: 6 },
  5: { l2: 9, l1: 54, d2: 6 },
  5.5: { l2: 10, l1: 54, d2: 6 },
  6: { l2: 10, l1: 54, d2: 6 },
  7: { l2: 11, l1: 58, d2: 8 },
  8: { l2: 12, l1: 58, d2: 8 },
  9: { l2: 13, l1: 66, d2: 10 },
  10: { l2: 14, l1: 66, d2: 10 },
  11: { l2: 16, l1: 73, d2: 12 },
  12: { l2: 16, l1: 73, d2: 12 },
  14: { l2: 18, l1: 75, d2: 14 },
  16: { l2: 22, l1: 82, d2: 16 },
  18: { l2: 24, l1: 84, d2: 18 },
  20: { l2: 26, l1: 92, d2: 20 },
})

/** An end mill of this diameter in mm, so many flutes and this helix angle in degrees. */
export function endMill(d1: number, z: number, λ: number) {
  return { d1, ...din6527.row(d1), z, λ }
}

/** A short end mill, as above. */
export function shortEndMill(d1: number, z: number, λ: number) {
  return { d1, ...din6527Short.row(d1), z, λ }
}
