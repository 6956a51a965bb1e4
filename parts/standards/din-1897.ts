import { stepOf } from './steps.ts'
import { tableOf } from './table.ts'

/** DIN 1897: stub drills with parallel shank, by the largest diameter of each step. Overall length and flute length. */
export const din1897 = tableOf('DIN 1897', {
  1.06: { l1: 26, l2: 6 },
  1.18: { l1: 28, l2: 7 },
  1.32: { l1: 30, l2: 8 },
  1.5: { l1: 32, l2: 9 },
  1.7: { l1: 34, l2: 10 },
  1.9: { l1: 36, l2: 11 },
  2.12: { l1: 38, l2: 12 },
  2.36: { l1: 40, l2: 13 },
  2.65: { l1: 43, l2: 14 },
  3: { l1: 46, l2: 16 },
  3.35: { l1: 49, l2: 18 },
  3.75: { l1: 52, l2: 20 },
  4.25: { l1: 55, l2: 22 },
  4.75: { l1: 58, l2: 24 },
  5.3: { l1: 62, l2: 26 },
  6: { l1: 66, l2: 28 },
  6.7: { l1: 70, l2: 31 },
  7.5: { l1: 74, l2: 34 },
  8.5: { l1: 79, l2: 37 },
  9.5: { l1: 84, l2: 40 },
  10.6: { l1: 89, l2: 43 },
  11.8: { l1: 95, l2: 47 },
  13.2: { l1: 102, l2: 51 },
  14: { l1: 107, l2: 54 },
  15: { l1: 111, l2: 56 },
  16: { l1: 115, l2: 58 },
  17: { l1: 119, l2: 60 },
  18: { l1: 123, l2: 62 },
  19: { l1: 127, l2: 64 },
  20: { l1: 131, l2: 66 },
})

/** A stub drill of type N of this diameter in mm: point of 118 degrees, side rake of 30. */
export function stubDrill(d: number) {
  return { d, ...stepOf(din1897, d), σ: 118, γ: 30 }
}
