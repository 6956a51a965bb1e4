import { coarsePitch } from './iso-261.ts'
import { preferredLengths, threadLength } from './iso-888.ts'
import { BETWEEN } from './iso-4017.ts'
import { tableOf } from './table.ts'

/**
 * DIN 478: square head bolts with a collar. Width across flats, head height with the collar, collar diameter and thickness; the
 * shortest and the longest of the preferred lengths.
 */
export const din478 = tableOf('DIN 478', {
  5: { s: 5, k: 7, dc: 9.5, c: 2, from: 10, to: 30 },
  6: { s: 6, k: 8, dc: 10.5, c: 2, from: 10, to: 40 },
  8: { s: 8, k: 10, dc: 13.5, c: 2, from: 16, to: 45 },
  10: { s: 10, k: 13, dc: 16.5, c: 3, from: 20, to: 60 },
  12: { s: 13, k: 15, dc: 19.5, c: 3, from: 25, to: 90 },
  16: { s: 17, k: 20, dc: 25, c: 4, from: 30, to: 140 },
  20: { s: 22, k: 25, dc: 31, c: 5, from: 35, to: 180 },
  24: { s: 24, k: 28, dc: 36, c: 6, from: 35, to: 180 },
})

/** The lengths of square head bolts with a collar of a thread, in mm. */
export function squareCollarBoltLengths(d: number): number[] {
  const { from, to } = din478.row(d)
  return preferredLengths(from, to, [...BETWEEN, 12, 14, 65, 130, 150])
}

/** A square head bolt with a collar, of this thread and length in mm; a short one is threaded up to the collar. */
export function squareCollarBolt(d: number, l: number) {
  const { s, k, dc, c } = din478.row(d)
  return { d, l, P: coarsePitch(d), b: Math.min(l, threadLength(d, l)), s, k, dc, c }
}
