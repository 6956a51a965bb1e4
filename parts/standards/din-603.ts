import { coarsePitch } from './iso-261.ts'
import { preferredLengths, threadLength } from './iso-888.ts'
import { BETWEEN } from './iso-4017.ts'
import { tableOf } from './table.ts'

/**
 * DIN 603: cup head bolts with a square neck. Head diameter and height, width and length of the neck, in the middle of their
 * tolerances; the shortest and the longest of the preferred lengths.
 */
export const din603 = tableOf('DIN 603', {
  5: { dk: 13, k: 3, v: 5, f: 3.5, from: 16, to: 80 },
  6: { dk: 16, k: 3.5, v: 6, f: 4, from: 16, to: 150 },
  8: { dk: 20, k: 4.5, v: 8, f: 5, from: 20, to: 150 },
  10: { dk: 24, k: 5, v: 10, f: 6, from: 20, to: 200 },
  12: { dk: 30, k: 6.5, v: 12, f: 8, from: 30, to: 200 },
  16: { dk: 38, k: 8.5, v: 16, f: 12, from: 55, to: 200 },
  20: { dk: 46, k: 10.5, v: 20, f: 15, from: 70, to: 200 },
})

/** The lengths of carriage bolts of a thread, in mm. */
export function carriageBoltLengths(d: number): number[] {
  const { from, to } = din603.row(d)
  return preferredLengths(from, to, BETWEEN)
}

/** A carriage bolt of this thread and length in mm; a short one is threaded up to its neck. */
export function carriageBolt(d: number, l: number) {
  const { dk, k, v, f } = din603.row(d)
  return { d, l, P: coarsePitch(d), b: Math.min(l - f, threadLength(d, l)), dk, k, v, f }
}
