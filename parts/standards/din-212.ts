import { reamerFlutes } from './reamer-flutes.ts'
import { stepOf } from './steps.ts'
import { tableOf } from './table.ts'

/**
 * DIN 212 (ISO 521): machine reamers with parallel shank, by the largest diameter of each step. Overall length, cutting length,
 * shank; up to 3.75 mm the shank is as thick as the reamer.
 */
export const din212 = tableOf<{ l1: number; l2: number; d2?: number }>('DIN 212', {
  1.5: { l1: 40, l2: 8 },
  1.7: { l1: 43, l2: 9 },
  1.9: { l1: 46, l2: 10 },
  2.12: { l1: 49, l2: 11 },
  2.36: { l1: 53, l2: 12 },
  2.65: { l1: 57, l2: 14 },
  3: { l1: 61, l2: 15 },
  3.35: { l1: 65, l2: 16 },
  3.75: { l1: 70, l2: 18 },
  4.25: { l1: 75, l2: 19, d2: 4 },
  4.75: { l1: 80, l2: 21, d2: 4.5 },
  5.3: { l1: 86, l2: 23, d2: 5 },
  6: { l1: 93, l2: 26, d2: 5.6 },
  6.7: { l1: 101, l2: 28, d2: 6.3 },
  7.5: { l1: 109, l2: 31, d2: 7.1 },
  8.5: { l1: 117, l2: 33, d2: 8 },
  9.5: { l1: 125, l2: 36, d2: 9 },
  10.6: { l1: 133, l2: 38, d2: 10 },
  11.8: { l1: 142, l2: 41, d2: 10 },
  13.2: { l1: 151, l2: 44, d2: 10 },
  14: { l1: 160, l2: 47, d2: 12.5 },
  15: { l1: 162, l2: 50, d2: 12.5 },
  16: { l1: 170, l2: 52, d2: 12.5 },
  17: { l1: 175, l2: 54, d2: 14 },
  18: { l1: 182, l2: 56, d2: 14 },
  19: { l1: 189, l2: 58, d2: 16 },
  20: { l1: 195, l2: 60, d2: 16 },
})

/** A machine reamer of this diameter in mm. */
export function machineReamer(d: number) {
  const { l1, l2, d2 = d } = stepOf(din212, d)
  return { d, l1, l2, d2, z: reamerFlutes(d) }
}
