import { din933 } from './din-933.ts'
import { coarsePitch } from './iso-261.ts'
import { preferredLengths, threadLength } from './iso-888.ts'
import { BETWEEN } from './iso-4017.ts'
import { tableOf } from './table.ts'

/**
 * DIN 931, withdrawn: hexagon head bolts with a plain shank; their heads are those of DIN 933. The shortest and the longest of the
 * preferred lengths, as shops keep them.
 */
export const din931 = tableOf('DIN 931', {
  4: { from: 25, to: 50 },
  5: { from: 25, to: 100 },
  6: { from: 30, to: 150 },
  8: { from: 35, to: 200 },
  10: { from: 40, to: 220 },
  12: { from: 45, to: 260 },
  14: { from: 50, to: 200 },
  16: { from: 55, to: 300 },
  18: { from: 65, to: 200 },
  20: { from: 65, to: 300 },
  22: { from: 70, to: 220 },
  24: { from: 80, to: 300 },
  27: { from: 90, to: 260 },
  30: { from: 90, to: 300 },
  33: { from: 100, to: 240 },
  36: { from: 110, to: 300 },
})

/** The lengths that a bolt of this thread is kept in, in mm. */
export function din931Lengths(d: number): number[] {
  const { from, to } = din931.row(d)
  return preferredLengths(from, to, BETWEEN)
}

/** A hexagon head bolt as DIN 931, of this thread and length in mm; C is its strength class, as 8.8, or 70 for A2-70. */
export function din931Bolt(d: number, l: number, C: number) {
  const { s, k } = din933.row(d)
  return { d, l, P: coarsePitch(d), b: threadLength(d, l), C, s, k }
}
