import { tableOf } from './table.ts'

/** DIN 327 (ISO 1641-1): slot drills with parallel shank, short, by their cutting diameter. Cutting and overall length, shank. */
export const din327 = tableOf('DIN 327', {
  2: { l2: 4, l1: 48, d2: 6 },
  2.5: { l2: 5, l1: 49, d2: 6 },
  3: { l2: 5, l1: 49, d2: 6 },
  3.5: { l2: 6, l1: 50, d2: 6 },
  4: { l2: 7, l1: 51, d2: 6 },
  4.5: { l2: 7, l1: 51, d2: 6 },
  5: { l2: 8, l1: 52, d2: 6 },
  5.5: { l2: 8, l1: 52, d2: 6 },
  6: { l2: 8, l1: 52, d2: 6 },
  6.5: { l2: 10, l1: 60, d2: 10 },
  7: { l2: 10, l1: 60, d2: 10 },
  7.5: { l2: 10, l1: 60, d2: 10 },
  8: { l2: 11, l1: 61, d2: 10 },
  8.5: { l2: 11, l1: 61, d2: 10 },
  9: { l2: 11, l1: 61, d2: 10 },
  9.5: { l2: 11, l1: 61, d2: 10 },
  10: { l2: 13, l1: 63, d2: 10 },
  11: { l2: 13, l1: 70, d2: 12 },
  12: { l2: 16, l1: 73, d2: 12 },
  13: { l2: 16, l1: 73, d2: 12 },
  14: { l2: 16, l1: 73, d2: 12 },
  15: { l2: 16, l1: 73, d2: 12 },
  16: { l2: 19, l1: 79, d2: 16 },
  17: { l2: 19, l1: 79, d2: 16 },
  18: { l2: 19, l1: 79, d2: 16 },
  19: { l2: 19, l1: 79, d2: 16 },
  20: { l2: 22, l1: 88, d2: 20 },
  22: { l2: 22, l1: 88, d2: 20 },
  24: { l2: 26, l1: 102, d2: 25 },
  25: { l2: 26, l1: 102, d2: 25 },
  26: { l2: 26, l1: 102, d2: 25 },
  28: { l2: 26, l1: 102, d2: 25 },
  30: { l2: 26, l1: 102, d2: 25 },
  32: { l2: 32, l1: 112, d2: 32 },
  36: { l2: 32, l1: 112, d2: 32 },
  40: { l2: 38, l1: 130, d2: 40 },
})

/** A slot drill of this diameter in mm with so many flutes: helix of 30 degrees. */
export function slotDrill(d1: number, z: number) {
  return { d1, ...din327.row(d1), z, λ: 30 }
}
