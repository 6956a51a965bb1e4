import { stepOf } from './steps.ts'
import { tableOf } from './table.ts'

/** DIN 340: long twist drills with parallel shank, by the largest diameter of each step. Overall length and flute length. */
export const din340 = tableOf('DIN 340', {
  1.06: { l1: 56, l2: 33 },
  1.18: { l1: 60, l2: 37 },
  1.32: { l1: 65, l2: 41 },
  1.5: { l1: 70, l2: 45 },
  1.7: { l1: 76, l2: 50 },
  1.9: { l1: 80, l2: 53 },
  2.12: { l1: 85, l2: 56 },
  2.36: { l1: 90, l2: 59 },
  2.65: { l1: 95, l2: 62 },
  3: { l1: 100, l2: 66 },
  3.35: { l1: 106, l2: 69 },
  3.75: { l1: 112, l2: 73 },
  4.25: { l1: 119, l2: 78 },
  4.75: { l1: 126, l2: 82 },
  5.3: { l1: 132, l2: 87 },
  6: { l1: 139, l2: 91 },
  6.7: { l1: 148, l2: 97 },
  7.5: { l1: 156, l2: 102 },
  8.5: { l1: 165, l2: 109 },
  9.5: { l1: 175, l2: 115 },
  10.6: { l1: 184, l2: 121 },
  11.8: { l1: 195, l2: 128 },
  13.2: { l1: 205, l2: 134 },
  14: { l1: 214, l2: 140 },
  15: { l1: 220, l2: 144 },
  16: { l1: 227, l2: 149 },
  17: { l1: 235, l2: 154 },
  18: { l1: 241, l2: 158 },
  19: { l1: 247, l2: 162 },
  20: { l1: 254, l2: 166 },
})

/** A long twist drill of type N of this diameter in mm: point of 118 degrees, side rake of 30. */
export function longDrill(d: number) {
  return { d, ...stepOf(din340, d), σ: 118, γ: 30 }
}
