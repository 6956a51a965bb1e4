import { coarsePitch } from './iso-261.ts'
import { preferredLengths } from './iso-888.ts'
import { LEFT_OUT, recessedThread } from './recessed-thread.ts'
import { tableOf } from './table.ts'

/**
 * ISO 1207: slotted cheese head screws. Head, nominal width of the slot (the source has its least width, 0.06 above) and
 * its least depth; the shortest and the longest of the preferred lengths.
 */
export const iso1207 = tableOf('ISO 1207', {
  1.6: { dk: 3, k: 1.1, n: 0.4, t: 0.45, from: 2, to: 16 },
  2: { dk: 3.8, k: 1.4, n: 0.5, t: 0.6, from: 3, to: 20 },
  2.5: { dk: 4.5, k: 1.8, n: 0.6, t: 0.7, from: 3, to: 25 },
  3: { dk: 5.5, k: 2, n: 0.8, t: 0.85, from: 4, to: 30 },
  3.5: { dk: 6, k: 2.4, n: 1, t: 1, from: 5, to: 35 },
  4: { dk: 7, k: 2.6, n: 1.2, t: 1.1, from: 5, to: 40 },
  5: { dk: 8.5, k: 3.3, n: 1.2, t: 1.3, from: 6, to: 50 },
  6: { dk: 10, k: 3.9, n: 1.6, t: 1.6, from: 8, to: 60 },
  8: { dk: 13, k: 5, n: 2, t: 2, from: 10, to: 80 },
  10: { dk: 16, k: 6, n: 2.5, t: 2.4, from: 12, to: 80 },
})

/** The lengths that a slotted cheese head screw of this thread is preferably made in, in mm. */
export function slottedCheeseLengths(d: number): number[] {
  const { from, to } = iso1207.row(d)
  return preferredLengths(from, to, [2.5, ...LEFT_OUT])
}

/** A slotted cheese head screw of this thread and length in mm. */
export function slottedCheeseScrew(d: number, l: number) {
  const { dk, k, n, t } = iso1207.row(d)
  return { d, l, P: coarsePitch(d), b: recessedThread(d, l), dk, k, n, t }
}
