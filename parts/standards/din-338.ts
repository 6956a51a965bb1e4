import { stepOf } from './steps.ts'
import { tableOf } from './table.ts'

/**
 * DIN 338: twist drills with parallel shank, jobber series, by the largest diameter of each step (ISO 235). Overall length and
 * flute length; the flute lengths from 1 to 19 mm as CarlosKeese/AutoEDM lists them.
 */
export const din338 = tableOf('DIN 338', {
  0.24: { l1: 19, l2: 2.5 },
  0.3: { l1: 19, l2: 3 },
  0.38: { l1: 19, l2: 4 },
  0.48: { l1: 20, l2: 5 },
  0.53: { l1: 22, l2: 6 },
  0.6: { l1: 24, l2: 7 },
  0.67: { l1: 26, l2: 8 },
  0.75: { l1: 28, l2: 9 },
  0.85: { l1: 30, l2: 10 },
  0.95: { l1: 32, l2: 11 },
  1.06: { l1: 34, l2: 12 },
  1.18: { l1: 36, l2: 14 },
  1.32: { l1: 38, l2: 16 },
  1.5: { l1: 40, l2: 18 },
  1.7: { l1: 43, l2: 20 },
  1.9: { l1: 46, l2: 22 },
  2.12: { l1: 49, l2: 24 },
  2.36: { l1: 53, l2: 27 },
  2.65: { l1: 57, l2: 30 },
  3: { l1: 61, l2: 33 },
  3.35: { l1: 65, l2: 36 },
  3.75: { l1: 70, l2: 39 },
  4.25: { l1: 75, l2: 43 },
  4.75: { l1: 80, l2: 47 },
  5.3: { l1: 86, l2: 52 },
  6: { l1: 93, l2: 57 },
  6.7: { l1: 101, l2: 63 },
  7.5: { l1: 109, l2: 69 },
  8.5: { l1: 117, l2: 75 },
  9.5: { l1: 125, l2: 81 },
  10.6: { l1: 133, l2: 87 },
  11.8: { l1: 142, l2: 94 },
  13.2: { l1: 151, l2: 101 },
  14: { l1: 160, l2: 108 },
  15: { l1: 169, l2: 114 },
  16: { l1: 178, l2: 120 },
  17: { l1: 184, l2: 125 },
  18: { l1: 191, l2: 130 },
  19: { l1: 198, l2: 135 },
  20: { l1: 205, l2: 140 },
})

/** A twist drill of type N of this diameter in mm: point of 118 degrees, side rake of 30. */
export function twistDrill(d: number) {
  return { d, ...stepOf(din338, d), σ: 118, γ: 30 }
}
