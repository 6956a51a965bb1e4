import { squareOf } from './din-10.ts'
import { spiralThread } from './din-371.ts'

/**
 * Unified threads and the machine taps for them with the lengths and shanks of DIN 2182 to 2184: name of the diameter, threads
 * per inch of the coarse (UNC) and the fine (UNF) thread, diameter, lengths over all and of the thread at most, shank; in mm.
 * Diameters and the coarse threads as the Fasteners workbench has them.
 */
export const unifiedTaps = [
  { name: '4', coarse: 40, fine: 48, d: 2.8448, l1: 56, l2: 11, d2: 3.5 },
  { name: '6', coarse: 32, fine: 40, d: 3.5052, l1: 56, l2: 13, d2: 4 },
  { name: '8', coarse: 32, fine: 36, d: 4.1656, l1: 63, l2: 13, d2: 4.5 },
  { name: '10', coarse: 24, fine: 32, d: 4.826, l1: 70, l2: 16, d2: 6 },
  { name: '12', coarse: 24, fine: 28, d: 5.4864, l1: 80, l2: 17, d2: 6 },
  { name: '1/4', coarse: 20, fine: 28, d: 6.35, l1: 80, l2: 19, d2: 7 },
  { name: '5/16', coarse: 18, fine: 24, d: 7.9375, l1: 90, l2: 22, d2: 8 },
  { name: '3/8', coarse: 16, fine: 24, d: 9.525, l1: 100, l2: 24, d2: 10 },
  { name: '7/16', coarse: 14, fine: 20, d: 11.1125, l1: 100, l2: 24, d2: 8 },
  { name: '1/2', coarse: 13, fine: 20, d: 12.7, l1: 110, l2: 29, d2: 9 },
  { name: '9/16', coarse: 12, fine: 18, d: 14.2875, l1: 110, l2: 30, d2: 11 },
  { name: '5/8', coarse: 11, fine: 18, d: 15.875, l1: 110, l2: 32, d2: 12 },
  { name: '3/4', coarse: 10, fine: 16, d: 19.05, l1: 125, l2: 34, d2: 14 },
  { name: '7/8', coarse: 9, fine: 14, d: 22.225, l1: 140, l2: 34, d2: 18 },
  { name: '1', coarse: 8, fine: 12, d: 25.4, l1: 160, l2: 38, d2: 18 },
  { name: '1 1/8', coarse: 7, fine: 12, d: 28.575, l1: 180, l2: 45, d2: 22 },
  { name: '1 1/4', coarse: 7, fine: 12, d: 31.75, l1: 180, l2: 50, d2: 22 },
  { name: '1 1/2', coarse: 6, fine: 12, d: 38.1, l1: 200, l2: 60, d2: 28 },
] as const

/** DIN 5156: machine taps for pipe threads ISO 228. Name, threads per inch, diameter, lengths and shank, as above. */
export const pipeTaps = [
  { name: 'G1/8', n: 28, d: 9.728, l1: 90, l2: 20, d2: 7 },
  { name: 'G1/4', n: 19, d: 13.157, l1: 100, l2: 22, d2: 11 },
  { name: 'G3/8', n: 19, d: 16.662, l1: 100, l2: 22, d2: 12 },
  { name: 'G1/2', n: 14, d: 20.955, l1: 125, l2: 25, d2: 16 },
  { name: 'G5/8', n: 14, d: 22.911, l1: 125, l2: 25, d2: 18 },
  { name: 'G3/4', n: 14, d: 26.441, l1: 140, l2: 28, d2: 20 },
  { name: 'G1', n: 11, d: 33.249, l1: 160, l2: 30, d2: 25 },
  { name: 'G1 1/4', n: 11, d: 41.91, l1: 170, l2: 30, d2: 32 },
  { name: 'G1 1/2', n: 11, d: 47.803, l1: 190, l2: 32, d2: 36 },
] as const

type InchTap = Readonly<Record<'d' | 'l1' | 'l2' | 'd2', number>>

/** A machine tap with straight flutes for a thread with so many turns in an inch, chamfered over so many of them. */
export function inchTap({ d, l1, l2, d2 }: InchTap, n: number, c: number) {
  return { d, n, l1, l2, d2, a: squareOf(d2), c }
}

/** A machine tap with spiral flutes for a thread with so many turns in an inch, its flutes at this helix angle in degrees. */
export function inchSpiralTap({ d, l1, l2, d2 }: InchTap, n: number, γ: number) {
  return { d, n, l1, l2: Math.min(l2, spiralThread(25.4 / n, d)), d2, a: squareOf(d2), γ }
}
