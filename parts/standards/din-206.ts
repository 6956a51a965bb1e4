import { squareOf } from './din-10.ts'
import { stepOf } from './steps.ts'
import { tableOf } from './table.ts'

/** DIN 206 (ISO 236-1): hand reamers, by the largest diameter of each step. Overall length, cutting length. */
export const din206 = tableOf('DIN 206', {
  3: { l1: 62, l2: 31 },
  3.35: { l1: 66, l2: 33 },
  3.75: { l1: 71, l2: 35 },
  4.25: { l1: 76, l2: 38 },
  4.75: { l1: 81, l2: 41 },
  5.3: { l1: 87, l2: 44 },
  6: { l1: 93, l2: 47 },
  6.7: { l1: 100, l2: 50 },
  7.5: { l1: 107, l2: 54 },
  8.5: { l1: 115, l2: 58 },
  9.5: { l1: 124, l2: 62 },
  10.6: { l1: 133, l2: 66 },
  11.8: { l1: 142, l2: 71 },
  13.2: { l1: 152, l2: 76 },
  15: { l1: 163, l2: 81 },
  17: { l1: 175, l2: 87 },
  19: { l1: 188, l2: 93 },
  21.2: { l1: 201, l2: 100 },
  23.6: { l1: 215, l2: 107 },
  26.5: { l1: 231, l2: 115 },
  30: { l1: 247, l2: 124 },
  33.5: { l1: 265, l2: 133 },
  37.5: { l1: 284, l2: 142 },
  42.5: { l1: 305, l2: 152 },
})

/** A hand reamer of this diameter in mm with so many flutes. */
export function handReamer(d: number, z: number) {
  return { d, ...stepOf(din206, d), a: squareOf(d), z }
}
