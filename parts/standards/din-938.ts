import { coarsePitch } from './iso-261.ts'
import { preferredLengths } from './iso-888.ts'
import { tableOf } from './table.ts'

/**
 * DIN 938, DIN 939 and DIN 835: studs. How long the stud end is in each of the three (about 1 d, 1.25 d and 2 d), and the thread
 * of the nut end up to a length of 125, in mm. DIN 938: nutbolt.org and bdfastener.com; DIN 939: Aspen Fasteners; DIN 835 by its
 * rule of 2 d.
 */
export const din938 = tableOf('DIN 938', {
  4: { b1: 4, long: 5, double: 8, b2: 14 },
  5: { b1: 5, long: 6.5, double: 10, b2: 16 },
  6: { b1: 6, long: 7.5, double: 12, b2: 18 },
  8: { b1: 8, long: 10, double: 16, b2: 22 },
  10: { b1: 10, long: 12, double: 20, b2: 26 },
  12: { b1: 12, long: 15, double: 24, b2: 30 },
  14: { b1: 14, long: 18, double: 28, b2: 34 },
  16: { b1: 16, long: 20, double: 32, b2: 38 },
  18: { b1: 18, long: 22, double: 36, b2: 42 },
  20: { b1: 20, long: 25, double: 40, b2: 46 },
  22: { b1: 22, long: 28, double: 44, b2: 50 },
  24: { b1: 24, long: 30, double: 48, b2: 54 },
  27: { b1: 25, long: 35, double: 54, b2: 60 },
  30: { b1: 30, long: 38, double: 60, b2: 66 },
})

/** Lengths of ISO 888 that studs are not stocked in, in mm. */
const WITHOUT = [22, 28, 32, 38, 85, 95, 105, 115, 125]

/** The lengths of studs that leave a plain shank, without the stud end, in mm. */
export function studLengths(d: number): number[] {
  const { b2 } = din938.row(d)
  return preferredLengths(b2 + Math.max(4, d * 0.4), Math.min(200, 10 * d + 20), WITHOUT)
}

/** A stud of this thread and length, without the stud end, in mm. */
export function studOf(stud: 'b1' | 'long' | 'double') {
  return (d: number, l: number) => {
    const row = din938.row(d)
    return { d, l, b1: row[stud], b2: row.b2 + (l > 125 ? 6 : 0), P: coarsePitch(d) }
  }
}
