import { stepOf } from './steps.ts'
import { tableOf } from './table.ts'

/**
 * DIN 345: twist drills with Morse taper shank, by the largest diameter of each step (ISO 235). Overall length, flute length,
 * number of the Morse taper.
 */
export const din345 = tableOf('DIN 345', {
  5.3: { l1: 133, l2: 52, MK: 1 },
  6: { l1: 138, l2: 57, MK: 1 },
  6.7: { l1: 144, l2: 63, MK: 1 },
  7.5: { l1: 150, l2: 69, MK: 1 },
  8.5: { l1: 156, l2: 75, MK: 1 },
  9.5: { l1: 162, l2: 81, MK: 1 },
  10.6: { l1: 168, l2: 87, MK: 1 },
  11.8: { l1: 175, l2: 94, MK: 1 },
  13.2: { l1: 182, l2: 101, MK: 1 },
  14: { l1: 189, l2: 108, MK: 1 },
  15: { l1: 212, l2: 114, MK: 2 },
  16: { l1: 218, l2: 120, MK: 2 },
  17: { l1: 223, l2: 125, MK: 2 },
  18: { l1: 228, l2: 130, MK: 2 },
  19: { l1: 233, l2: 135, MK: 2 },
  20: { l1: 238, l2: 140, MK: 2 },
  21.2: { l1: 243, l2: 145, MK: 2 },
  22.4: { l1: 248, l2: 150, MK: 2 },
  23.02: { l1: 253, l2: 155, MK: 2 },
  23.6: { l1: 276, l2: 155, MK: 3 },
  25: { l1: 281, l2: 160, MK: 3 },
  26.5: { l1: 286, l2: 165, MK: 3 },
  28: { l1: 291, l2: 170, MK: 3 },
  30: { l1: 296, l2: 175, MK: 3 },
  31.5: { l1: 301, l2: 180, MK: 3 },
  31.75: { l1: 306, l2: 185, MK: 3 },
  33.5: { l1: 334, l2: 185, MK: 4 },
  35.5: { l1: 339, l2: 190, MK: 4 },
  37.5: { l1: 344, l2: 195, MK: 4 },
  40: { l1: 349, l2: 200, MK: 4 },
  42.5: { l1: 354, l2: 205, MK: 4 },
  45: { l1: 359, l2: 210, MK: 4 },
  47.5: { l1: 364, l2: 215, MK: 4 },
  50: { l1: 369, l2: 220, MK: 4 },
})

/** A twist drill of type N with taper shank, of this diameter in mm: point of 118 degrees, side rake of 30. */
export function taperShankDrill(d: number) {
  return { d, ...stepOf(din345, d), σ: 118, γ: 30 }
}
