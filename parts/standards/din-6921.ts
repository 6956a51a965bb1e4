import { coarsePitch } from './iso-261.ts'
import { preferredLengths } from './iso-888.ts'
import { BETWEEN } from './iso-4017.ts'
import { tableOf } from './table.ts'

/**
 * DIN 6921: hexagon bolts with a flange. Width across flats, head height, flange diameter and its thickness; the shortest and the
 * longest length that is kept.
 */
export const din6921 = tableOf('DIN 6921', {
  5: { s: 8, k: 5.4, dc: 11.8, c: 1, from: 10, to: 50 },
  6: { s: 10, k: 6.6, dc: 14.2, c: 1.1, from: 10, to: 80 },
  8: { s: 13, k: 8.1, dc: 17.9, c: 1.2, from: 12, to: 100 },
  10: { s: 15, k: 9.2, dc: 21.8, c: 1.5, from: 16, to: 100 },
  12: { s: 18, k: 11.5, dc: 26, c: 1.8, from: 20, to: 120 },
  14: { s: 21, k: 12.8, dc: 29.9, c: 2.1, from: 30, to: 100 },
  16: { s: 24, k: 14.4, dc: 34.5, c: 2.4, from: 30, to: 120 },
  20: { s: 30, k: 17.1, dc: 42.8, c: 3, from: 40, to: 120 },
})

/** The lengths of a toothed flange bolt of this thread, in mm. */
export function flangeBoltLengths(d: number): number[] {
  const { from, to } = din6921.row(d)
  return preferredLengths(from, to, [...BETWEEN, 14])
}

/** A flange bolt of this thread and length in mm, and of this strength class. */
export function flangeBolt(d: number, l: number, C: number) {
  const { s, k, dc, c } = din6921.row(d)
  return { d, l, P: coarsePitch(d), C, s, k, dc, c }
}
