import { coarsePitch } from './iso-261.ts'
import { preferredLengths } from './iso-888.ts'
import { LEFT_OUT, recessedThread } from './recessed-thread.ts'
import { tableOf } from './table.ts'

/**
 * ISO 2009: slotted countersunk screws. Head as ISO 7721 (its mean diameter and the height of the full cone), nominal
 * width of the slot (the source has its least width, 0.06 above) and its mean depth; the shortest and the longest of the
 * preferred lengths.
 */
export const iso2009 = tableOf('ISO 2009', {
  1.6: { dk: 2.8, k: 1, n: 0.4, t: 0.4, from: 2.5, to: 16 },
  2: { dk: 3.6, k: 1.2, n: 0.5, t: 0.5, from: 3, to: 20 },
  2.5: { dk: 4.5, k: 1.5, n: 0.6, t: 0.6, from: 4, to: 25 },
  3: { dk: 5.3, k: 1.65, n: 0.8, t: 0.7, from: 5, to: 30 },
  3.5: { dk: 7.1, k: 2.35, n: 1, t: 1, from: 6, to: 35 },
  4: { dk: 8.2, k: 2.7, n: 1.2, t: 1.1, from: 6, to: 40 },
  5: { dk: 9.2, k: 2.7, n: 1.2, t: 1.2, from: 8, to: 50 },
  6: { dk: 11.2, k: 3.3, n: 1.6, t: 1.4, from: 8, to: 60 },
  8: { dk: 15.6, k: 4.65, n: 2, t: 2, from: 10, to: 80 },
  10: { dk: 18.1, k: 5, n: 2.5, t: 2.3, from: 12, to: 80 },
})

/** The lengths that a slotted countersunk screw of this thread is preferably made in, in mm. */
export function slottedCountersunkLengths(d: number): number[] {
  const { from, to } = iso2009.row(d)
  return preferredLengths(from, to, LEFT_OUT)
}

/** A slotted countersunk screw of this thread and length in mm. */
export function slottedCountersunkScrew(d: number, l: number) {
  const { dk, k, n, t } = iso2009.row(d)
  return { d, l, P: coarsePitch(d), b: recessedThread(d, l, k), dk, k, n, t, a: 90 }
}
