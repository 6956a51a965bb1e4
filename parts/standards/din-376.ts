import { squareOf } from './din-10.ts'
import { spiralThread } from './din-371.ts'
import { coarsePitch } from './iso-261.ts'
import { tableOf } from './table.ts'

/**
 * DIN 376: machine taps whose shank passes through the thread, coarse. Lengths over all and of the thread at most; shank. Up to
 * M30 as a tool list of a CAM program has them, but for the threads from M18 on: there it has those of ISO 529.
 */
export const din376 = tableOf('DIN 376', {
  12: { l1: 110, l2: 29, d2: 9 },
  14: { l1: 110, l2: 30, d2: 11 },
  16: { l1: 110, l2: 32, d2: 12 },
  18: { l1: 125, l2: 34, d2: 14 },
  20: { l1: 140, l2: 34, d2: 16 },
  22: { l1: 140, l2: 34, d2: 18 },
  24: { l1: 160, l2: 38, d2: 18 },
  27: { l1: 160, l2: 38, d2: 20 },
  30: { l1: 180, l2: 45, d2: 22 },
  33: { l1: 180, l2: 50, d2: 25 },
  36: { l1: 200, l2: 56, d2: 28 },
  39: { l1: 200, l2: 60, d2: 32 },
  42: { l1: 200, l2: 60, d2: 32 },
  45: { l1: 220, l2: 65, d2: 36 },
  48: { l1: 250, l2: 70, d2: 36 },
  52: { l1: 250, l2: 70, d2: 40 },
})

/** A machine tap with spiral flutes for this thread in mm, its flutes at this helix angle in degrees. */
export function throughShankTap(d: number, γ: number) {
  const { l1, d2 } = din376.row(d)
  const P = coarsePitch(d)
  return { d, P, l1, l2: spiralThread(P, d), d2, a: squareOf(d2), γ }
}

/** A machine tap with straight flutes for this thread in mm, chamfered over so many threads. */
export function straightThroughShankTap(d: number, c: number) {
  const { l1, l2, d2 } = din376.row(d)
  return { d, P: coarsePitch(d), l1, l2, d2, a: squareOf(d2), c }
}
