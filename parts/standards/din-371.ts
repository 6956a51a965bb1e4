import { squareOf } from './din-10.ts'
import { coarsePitch } from './iso-261.ts'
import { tableOf } from './table.ts'

/**
 * DIN 371: machine taps with reinforced shank. Lengths over all, of the thread at most and to the neck's end; shank. As the
 * Yamawa catalogue of 2016 and a tool list of a CAM program (Gühring 5596) have them.
 */
export const din371 = tableOf('DIN 371', {
  2: { l1: 45, l2: 8, l3: 12, d2: 2.8 },
  2.5: { l1: 50, l2: 9, l3: 14, d2: 2.8 },
  3: { l1: 56, l2: 11, l3: 18, d2: 3.5 },
  3.5: { l1: 56, l2: 13, l3: 20, d2: 4 },
  4: { l1: 63, l2: 13, l3: 21, d2: 4.5 },
  5: { l1: 70, l2: 16, l3: 25, d2: 6 },
  6: { l1: 80, l2: 19, l3: 30, d2: 6 },
  8: { l1: 90, l2: 22, l3: 35, d2: 8 },
  10: { l1: 100, l2: 24, l3: 39, d2: 10 },
})

/**
 * The thread of a tap with spiral flutes is short, so that they carry the chips out of it: ten pitches, and where these are
 * fine, nine tenths of the diameter; in mm.
 */
export function spiralThread(P: number, d: number): number {
  return Math.round(Math.max(10 * P, d * 0.9))
}

/** A machine tap with spiral flutes for this thread in mm, its flutes at this helix angle in degrees. */
export function machineTap(d: number, γ: number) {
  const { l1, l3, d2 } = din371.row(d)
  const P = coarsePitch(d)
  return { d, P, l1, l2: spiralThread(P, d), l3, d2, a: squareOf(d2), γ }
}

/** A machine tap with straight flutes for this thread in mm, chamfered over so many threads. */
export function straightMachineTap(d: number, c: number) {
  const { l1, l2, d2 } = din371.row(d)
  return { d, P: coarsePitch(d), l1, l2, d2, a: squareOf(d2), c }
}
