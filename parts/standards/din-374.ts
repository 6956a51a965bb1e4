import { squareOf } from './din-10.ts'
import { spiralThread } from './din-371.ts'

/** A fine thread and the tap for it, in mm: pitch, lengths over all and of the thread at most, shank. */
export type FineTap = Readonly<Record<'d' | 'P' | 'l1' | 'l2' | 'd2', number>>

/** DIN 374: machine taps whose shank passes through the thread, fine. Some rows as the Yamawa catalogue of 2016 has them. */
export const din374: readonly FineTap[] = [
  { d: 4, P: 0.5, l1: 63, l2: 10, d2: 2.8 },
  { d: 5, P: 0.5, l1: 70, l2: 12, d2: 3.5 },
  { d: 6, P: 0.75, l1: 80, l2: 14, d2: 4.5 },
  { d: 8, P: 0.75, l1: 80, l2: 14, d2: 6 },
  { d: 8, P: 1, l1: 90, l2: 19, d2: 6 },
  { d: 10, P: 0.75, l1: 90, l2: 18, d2: 7 },
  { d: 10, P: 1, l1: 90, l2: 19, d2: 7 },
  { d: 10, P: 1.25, l1: 100, l2: 23, d2: 7 },
  { d: 12, P: 1, l1: 100, l2: 21, d2: 9 },
  { d: 12, P: 1.25, l1: 100, l2: 21, d2: 9 },
  { d: 12, P: 1.5, l1: 100, l2: 21, d2: 9 },
  { d: 14, P: 1, l1: 100, l2: 21, d2: 11 },
  { d: 14, P: 1.25, l1: 100, l2: 21, d2: 11 },
  { d: 14, P: 1.5, l1: 100, l2: 21, d2: 11 },
  { d: 16, P: 1, l1: 100, l2: 21, d2: 12 },
  { d: 16, P: 1.5, l1: 100, l2: 21, d2: 12 },
  { d: 18, P: 1, l1: 110, l2: 24, d2: 14 },
  { d: 18, P: 1.5, l1: 110, l2: 24, d2: 14 },
  { d: 18, P: 2, l1: 125, l2: 34, d2: 14 },
  { d: 20, P: 1, l1: 125, l2: 24, d2: 16 },
  { d: 20, P: 1.5, l1: 125, l2: 24, d2: 16 },
  { d: 20, P: 2, l1: 140, l2: 34, d2: 16 },
  { d: 22, P: 1, l1: 125, l2: 24, d2: 18 },
  { d: 22, P: 1.5, l1: 125, l2: 24, d2: 18 },
  { d: 22, P: 2, l1: 140, l2: 34, d2: 18 },
  { d: 24, P: 1, l1: 140, l2: 26, d2: 18 },
  { d: 24, P: 1.5, l1: 140, l2: 26, d2: 18 },
  { d: 24, P: 2, l1: 140, l2: 26, d2: 18 },
  { d: 26, P: 1.5, l1: 140, l2: 26, d2: 18 },
  { d: 27, P: 1.5, l1: 140, l2: 26, d2: 20 },
  { d: 27, P: 2, l1: 140, l2: 26, d2: 20 },
  { d: 28, P: 1.5, l1: 140, l2: 26, d2: 20 },
  { d: 30, P: 1, l1: 150, l2: 26, d2: 22 },
  { d: 30, P: 1.5, l1: 150, l2: 26, d2: 22 },
  { d: 30, P: 2, l1: 150, l2: 26, d2: 22 },
  { d: 32, P: 1.5, l1: 150, l2: 26, d2: 22 },
  { d: 33, P: 1.5, l1: 160, l2: 30, d2: 25 },
  { d: 33, P: 2, l1: 160, l2: 30, d2: 25 },
  { d: 35, P: 1.5, l1: 170, l2: 30, d2: 28 },
  { d: 36, P: 1.5, l1: 170, l2: 30, d2: 28 },
  { d: 36, P: 2, l1: 170, l2: 30, d2: 28 },
  { d: 36, P: 3, l1: 200, l2: 56, d2: 28 },
  { d: 38, P: 1.5, l1: 170, l2: 30, d2: 28 },
  { d: 39, P: 1.5, l1: 170, l2: 30, d2: 32 },
  { d: 39, P: 2, l1: 170, l2: 30, d2: 32 },
  { d: 39, P: 3, l1: 200, l2: 60, d2: 32 },
  { d: 40, P: 1.5, l1: 170, l2: 30, d2: 32 },
  { d: 42, P: 1.5, l1: 170, l2: 30, d2: 32 },
  { d: 42, P: 2, l1: 170, l2: 30, d2: 32 },
  { d: 42, P: 3, l1: 200, l2: 60, d2: 32 },
  { d: 45, P: 1.5, l1: 180, l2: 32, d2: 36 },
  { d: 45, P: 2, l1: 180, l2: 32, d2: 36 },
  { d: 45, P: 3, l1: 200, l2: 60, d2: 36 },
  { d: 48, P: 1.5, l1: 190, l2: 32, d2: 36 },
  { d: 48, P: 2, l1: 190, l2: 32, d2: 36 },
  { d: 48, P: 3, l1: 225, l2: 60, d2: 36 },
  { d: 50, P: 1.5, l1: 190, l2: 32, d2: 36 },
  { d: 52, P: 1.5, l1: 190, l2: 32, d2: 40 },
  { d: 52, P: 2, l1: 190, l2: 32, d2: 40 },
  { d: 52, P: 3, l1: 225, l2: 60, d2: 40 },
]

/** A machine tap with spiral flutes for a fine thread, its flutes at this helix angle in degrees. */
export function fineSpiralTap({ d, P, l1, l2, d2 }: FineTap, γ: number) {
  return { d, P, l1, l2: Math.min(l2, spiralThread(P, d)), d2, a: squareOf(d2), γ }
}

/** A machine tap with straight flutes for a fine thread, chamfered over so many threads. */
export function fineStraightTap({ d, P, l1, l2, d2 }: FineTap, c: number) {
  return { d, P, l1, l2, d2, a: squareOf(d2), c }
}
