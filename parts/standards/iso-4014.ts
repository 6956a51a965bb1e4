import { coarsePitch } from './iso-261.ts'
import { preferredLengths, threadLength } from './iso-888.ts'
import { BETWEEN, iso4017 } from './iso-4017.ts'
import { tableOf } from './table.ts'

/**
 * ISO 4014: hexagon head bolts with a plain shank; their heads are those of ISO 4017. The shortest and the longest of the
 * preferred lengths, the longest as shops keep them.
 */
export const iso4014 = tableOf('ISO 4014', {
  5: { from: 25, to: 80 },
  6: { from: 30, to: 130 },
  8: { from: 40, to: 180 },
  10: { from: 45, to: 200 },
  12: { from: 50, to: 220 },
  14: { from: 60, to: 160 },
  16: { from: 65, to: 260 },
  18: { from: 70, to: 180 },
  20: { from: 80, to: 300 },
  22: { from: 90, to: 220 },
  24: { from: 90, to: 300 },
  27: { from: 100, to: 260 },
  30: { from: 110, to: 300 },
  33: { from: 130, to: 320 },
  36: { from: 140, to: 360 },
})

/** The lengths that a hexagon head bolt of this thread is preferably made in, in mm. */
export function hexagonBoltLengths(d: number): number[] {
  const { from, to } = iso4014.row(d)
  return preferredLengths(from, to, BETWEEN)
}

/** A hexagon head bolt of this thread and length in mm; C is its strength class, as 8.8, or 70 for A2-70. */
export function hexagonBolt(d: number, l: number, C: number) {
  const { s, k } = iso4017.row(d)
  return { d, l, P: coarsePitch(d), b: threadLength(d, l), C, s, k }
}
