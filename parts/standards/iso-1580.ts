import { coarsePitch } from './iso-261.ts'
import { preferredLengths } from './iso-888.ts'
import { LEFT_OUT, recessedThread } from './recessed-thread.ts'
import { tableOf } from './table.ts'

/**
 * ISO 1580: slotted pan head screws. Head, nominal width of the slot (the source has its least width, 0.06 above), its
 * mean depth, and the radius of the edge; the shortest and the longest of the preferred lengths.
 */
export const iso1580 = tableOf('ISO 1580', {
  1.6: { dk: 3.2, k: 1, n: 0.4, t: 0.4, rf: 0.5, from: 2.5, to: 16 },
  2: { dk: 4, k: 1.3, n: 0.5, t: 0.5, rf: 0.6, from: 3, to: 20 },
  2.5: { dk: 5, k: 1.5, n: 0.6, t: 0.6, rf: 0.8, from: 4, to: 25 },
  3: { dk: 5.6, k: 1.8, n: 0.8, t: 0.7, rf: 0.9, from: 5, to: 30 },
  3.5: { dk: 7, k: 2.1, n: 1, t: 0.8, rf: 1, from: 6, to: 35 },
  4: { dk: 8, k: 2.4, n: 1.2, t: 1, rf: 1.2, from: 6, to: 40 },
  5: { dk: 9.5, k: 3, n: 1.2, t: 1.2, rf: 1.5, from: 8, to: 50 },
  6: { dk: 12, k: 3.6, n: 1.6, t: 1.4, rf: 1.8, from: 8, to: 60 },
  8: { dk: 16, k: 4.8, n: 2, t: 1.9, rf: 2.4, from: 10, to: 80 },
  10: { dk: 20, k: 6, n: 2.5, t: 2.4, rf: 3, from: 12, to: 80 },
})

/** The lengths that a slotted pan head screw of this thread is preferably made in, in mm. */
export function slottedPanLengths(d: number): number[] {
  const { from, to } = iso1580.row(d)
  return preferredLengths(from, to, LEFT_OUT)
}

/** A slotted pan head screw of this thread and length in mm. */
export function slottedPanScrew(d: number, l: number) {
  const { dk, k, n, t, rf } = iso1580.row(d)
  return { d, l, P: coarsePitch(d), b: recessedThread(d, l), dk, k, n, t, rf }
}
