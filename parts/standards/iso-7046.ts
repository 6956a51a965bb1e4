import { coarsePitch } from './iso-261.ts'
import { preferredLengths } from './iso-888.ts'
import { LEFT_OUT, recessedThread } from './recessed-thread.ts'
import { tableOf } from './table.ts'

/**
 * ISO 7046-1: countersunk screws with a cross recess. Head as ISO 7721 (its mean diameter and the height of the full
 * cone), and width of a recess of type H; the shortest and the longest of the preferred lengths.
 */
export const iso7046 = tableOf('ISO 7046-1', {
  1.6: { dk: 2.8, k: 1, m: 1.6, from: 3, to: 16 },
  2: { dk: 3.6, k: 1.2, m: 1.9, from: 3, to: 20 },
  2.5: { dk: 4.5, k: 1.5, m: 2.9, from: 3, to: 25 },
  3: { dk: 5.3, k: 1.65, m: 3.2, from: 4, to: 30 },
  3.5: { dk: 7.1, k: 2.35, m: 4.4, from: 5, to: 35 },
  4: { dk: 8.2, k: 2.7, m: 4.6, from: 5, to: 40 },
  5: { dk: 9.2, k: 2.7, m: 5.2, from: 6, to: 50 },
  6: { dk: 11.2, k: 3.3, m: 6.8, from: 8, to: 60 },
  8: { dk: 15.6, k: 4.65, m: 8.9, from: 10, to: 60 },
  10: { dk: 18.1, k: 5, m: 10, from: 12, to: 60 },
})

/** The lengths that a countersunk screw with a cross recess of this thread is preferably made in, in mm. */
export function crossCountersunkLengths(d: number): number[] {
  const { from, to } = iso7046.row(d)
  return preferredLengths(from, to, LEFT_OUT)
}

/** A countersunk screw with a cross recess of this thread and length in mm. */
export function crossCountersunkScrew(d: number, l: number) {
  const { dk, k, m } = iso7046.row(d)
  return { d, l, P: coarsePitch(d), b: recessedThread(d, l, k), dk, k, m, a: 90 }
}
