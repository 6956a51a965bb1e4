import { coarsePitch } from './iso-261.ts'
import { preferredLengths } from './iso-888.ts'
import { LEFT_OUT, recessedThread } from './recessed-thread.ts'
import { tableOf } from './table.ts'

/**
 * ISO 7048: cheese head screws with a cross recess. Head, and width of a recess of type H; the shortest and the longest
 * of the preferred lengths.
 */
export const iso7048 = tableOf('ISO 7048', {
  2.5: { dk: 4.5, k: 1.8, m: 2.7, from: 3, to: 25 },
  3: { dk: 5.5, k: 2, m: 3.5, from: 4, to: 30 },
  3.5: { dk: 6, k: 2.4, m: 3.8, from: 5, to: 35 },
  4: { dk: 7, k: 2.6, m: 4.1, from: 5, to: 40 },
  5: { dk: 8.5, k: 3.3, m: 4.8, from: 6, to: 50 },
  6: { dk: 10, k: 3.9, m: 6.2, from: 8, to: 60 },
  8: { dk: 13, k: 5, m: 7.7, from: 10, to: 80 },
})

/** The lengths that a cheese head screw with a cross recess of this thread is preferably made in, in mm. */
export function crossCheeseLengths(d: number): number[] {
  const { from, to } = iso7048.row(d)
  return preferredLengths(from, to, LEFT_OUT)
}

/** A cheese head screw with a cross recess of this thread and length in mm. */
export function crossCheeseScrew(d: number, l: number) {
  const { dk, k, m } = iso7048.row(d)
  return { d, l, P: coarsePitch(d), b: recessedThread(d, l), dk, k, m }
}
