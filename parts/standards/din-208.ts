import { reamerFlutes } from './reamer-flutes.ts'
import { tableOf } from './table.ts'

/** DIN 208 (ISO 521): machine reamers with Morse taper shank. Overall length, cutting length, number of the Morse taper. */
export const din208 = tableOf('DIN 208', {
  10: { l1: 168, l2: 38, MK: 1 },
  11: { l1: 175, l2: 41, MK: 1 },
  12: { l1: 182, l2: 44, MK: 1 },
  13: { l1: 182, l2: 44, MK: 1 },
  14: { l1: 189, l2: 47, MK: 1 },
  15: { l1: 204, l2: 50, MK: 2 },
  16: { l1: 210, l2: 52, MK: 2 },
  17: { l1: 214, l2: 54, MK: 2 },
  18: { l1: 219, l2: 56, MK: 2 },
  19: { l1: 223, l2: 58, MK: 2 },
  20: { l1: 228, l2: 60, MK: 2 },
  21: { l1: 232, l2: 62, MK: 2 },
  22: { l1: 237, l2: 64, MK: 2 },
  23: { l1: 241, l2: 66, MK: 2 },
  24: { l1: 268, l2: 68, MK: 3 },
  25: { l1: 268, l2: 68, MK: 3 },
  26: { l1: 273, l2: 70, MK: 3 },
  27: { l1: 277, l2: 71, MK: 3 },
  28: { l1: 277, l2: 71, MK: 3 },
  30: { l1: 281, l2: 73, MK: 3 },
  32: { l1: 317, l2: 77, MK: 4 },
  34: { l1: 321, l2: 78, MK: 4 },
  35: { l1: 321, l2: 78, MK: 4 },
  36: { l1: 325, l2: 79, MK: 4 },
  38: { l1: 329, l2: 81, MK: 4 },
  40: { l1: 329, l2: 81, MK: 4 },
})

/** A machine reamer with taper shank, of this diameter in mm. */
export function taperShankReamer(d: number) {
  return { d, ...din208.row(d), z: reamerFlutes(d) }
}
