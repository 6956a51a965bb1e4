import { coarsePitch } from './iso-261.ts'
import { preferredLengths } from './iso-888.ts'
import { LEFT_OUT, recessedThread } from './recessed-thread.ts'
import { tableOf } from './table.ts'

/**
 * ISO 7047: raised countersunk screws with a cross recess. Head as ISO 7721, radius of its dome, and width of a recess
 * of type H; the shortest and the longest of the preferred lengths.
 */
export const iso7047 = tableOf('ISO 7047', {
  1.6: { dk: 2.8, k: 1, rf: 3, m: 1.9, from: 3, to: 16 },
  2: { dk: 3.6, k: 1.2, rf: 4, m: 2, from: 3, to: 20 },
  2.5: { dk: 4.5, k: 1.5, rf: 5, m: 3, from: 3, to: 25 },
  3: { dk: 5.3, k: 1.65, rf: 6, m: 3.4, from: 4, to: 30 },
  3.5: { dk: 7.1, k: 2.35, rf: 8.5, m: 4.8, from: 5, to: 35 },
  4: { dk: 8.2, k: 2.7, rf: 9.5, m: 5.2, from: 5, to: 40 },
  5: { dk: 9.2, k: 2.7, rf: 9.5, m: 5.4, from: 6, to: 45 },
  6: { dk: 11.2, k: 3.3, rf: 12, m: 7.3, from: 8, to: 60 },
  8: { dk: 15.6, k: 4.65, rf: 16.5, m: 9.6, from: 10, to: 60 },
  10: { dk: 18.1, k: 5, rf: 19.5, m: 10.4, from: 12, to: 60 },
})

/** The lengths that a raised countersunk screw with a cross recess of this thread is preferably made in, in mm. */
export function crossRaisedLengths(d: number): number[] {
  const { from, to } = iso7047.row(d)
  return preferredLengths(from, to, LEFT_OUT)
}

/** A raised countersunk screw with a cross recess of this thread and length in mm. */
export function crossRaisedScrew(d: number, l: number) {
  const { dk, k, rf, m } = iso7047.row(d)
  return { d, l, P: coarsePitch(d), b: recessedThread(d, l, k), dk, k, rf, m, a: 90 }
}
