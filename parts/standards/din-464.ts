import { coarsePitch } from './iso-261.ts'
import { preferredLengths } from './iso-888.ts'
import { tableOf } from './table.ts'

/**
 * DIN 464: knurled thumb screws with a high head. Head's diameter and height, height of its knurl, diameter of its collar; the
 * shortest and the longest of the preferred lengths.
 */
export const din464 = tableOf('DIN 464', {
  2: { D: 9, k: 5.3, n: 2, c: 4.5, from: 3, to: 10 },
  2.5: { D: 11, k: 6.5, n: 2.5, c: 5, from: 3, to: 12 },
  3: { D: 12, k: 7.5, n: 2.5, c: 6, from: 4, to: 16 },
  4: { D: 16, k: 9.5, n: 3.5, c: 8, from: 5, to: 18 },
  5: { D: 20, k: 11.5, n: 4, c: 10, from: 6, to: 20 },
  6: { D: 24, k: 15, n: 5, c: 12, from: 8, to: 25 },
  8: { D: 30, k: 18, n: 6, c: 16, from: 12, to: 28 },
  10: { D: 36, k: 23, n: 8, c: 20, from: 18, to: 40 },
})

/** DIN 653: knurled thumb screws with a flat head. Head's diameter and height; the shortest and the longest length. */
export const din653 = tableOf('DIN 653', {
  2: { D: 9, k: 2, from: 4, to: 16 },
  2.5: { D: 11, k: 2.5, from: 5, to: 18 },
  3: { D: 12, k: 2.5, from: 6, to: 20 },
  4: { D: 16, k: 3.5, from: 8, to: 25 },
  5: { D: 20, k: 4, from: 10, to: 30 },
  6: { D: 24, k: 5, from: 12, to: 30 },
  8: { D: 30, k: 6, from: 16, to: 35 },
  10: { D: 36, k: 8, from: 20, to: 40 },
})

/** The lengths that thumb screws of this thread are preferably made in, DIN 464, in mm. */
export function thumbScrewLengths(d: number): number[] {
  const { from, to } = din464.row(d)
  return preferredLengths(from, to, BETWEEN)
}

/** As above, DIN 653. */
export function flatThumbScrewLengths(d: number): number[] {
  const { from, to } = din653.row(d)
  return preferredLengths(from, to, BETWEEN)
}

/** Lengths of ISO 888 that thumb screws are made in only where they have to be, in mm. */
const BETWEEN = [2.5, 7, 9, 11, 14, 18, 22, 28, 32, 38]

/** A thumb screw of this thread and length in mm. */
export function thumbScrew(d: number, l: number) {
  const { D, k, n, c } = din464.row(d)
  return { d, l, D, k, n, c, P: coarsePitch(d) }
}

/** A thumb screw with a flat head, of this thread and length in mm. */
export function flatThumbScrew(d: number, l: number) {
  const { D, k } = din653.row(d)
  return { d, l, D, k, P: coarsePitch(d) }
}
