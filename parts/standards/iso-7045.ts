import { coarsePitch } from './iso-261.ts'
import { preferredLengths } from './iso-888.ts'
import { LEFT_OUT, recessedThread } from './recessed-thread.ts'
import { tableOf } from './table.ts'

/**
 * ISO 7045: pan head screws with a cross recess. Head, radius of its dome, and width of a recess of type H; the shortest
 * and the longest of the preferred lengths.
 */
export const iso7045 = tableOf('ISO 7045', {
  1.6: { dk: 3.2, k: 1.3, rf: 2.5, m: 1.7, from: 3, to: 16 },
  2: { dk: 4, k: 1.6, rf: 3.2, m: 1.9, from: 3, to: 20 },
  2.5: { dk: 5, k: 2.1, rf: 4, m: 2.7, from: 3, to: 25 },
  3: { dk: 5.6, k: 2.4, rf: 5, m: 3, from: 4, to: 30 },
  3.5: { dk: 7, k: 2.6, rf: 6, m: 3.9, from: 5, to: 35 },
  4: { dk: 8, k: 3.1, rf: 6.5, m: 4.4, from: 5, to: 40 },
  5: { dk: 9.5, k: 3.7, rf: 8, m: 4.9, from: 6, to: 45 },
  6: { dk: 12, k: 4.6, rf: 10, m: 6.9, from: 8, to: 60 },
  8: { dk: 16, k: 6, rf: 13, m: 9, from: 10, to: 60 },
  10: { dk: 20, k: 7.5, rf: 16, m: 10.1, from: 12, to: 60 },
})

/** The lengths that a pan head screw with a cross recess of this thread is preferably made in, in mm. */
export function crossPanLengths(d: number): number[] {
  const { from, to } = iso7045.row(d)
  return preferredLengths(from, to, LEFT_OUT)
}

/** A pan head screw with a cross recess of this thread and length in mm. */
export function crossPanScrew(d: number, l: number) {
  const { dk, k, rf, m } = iso7045.row(d)
  return { d, l, P: coarsePitch(d), b: recessedThread(d, l), dk, k, rf, m }
}
