import { coarsePitch } from './iso-261.ts'
import { socketScrewLengths, threadLength } from './socket-screws.ts'
import { tableOf } from './table.ts'

/**
 * ISO 4762: hexagon socket head cap screws. Socket, head, socket depth and the length of thread of long screws; the shortest and the
 * longest that is kept, often longer than the standard prefers. M18, M22 and M27 as BOLTS lists them of DIN 912.
 */
export const iso4762 = tableOf('ISO 4762', {
  1.6: { s: 1.5, dk: 3, k: 1.6, t: 0.7, b: 15, from: 2.5, to: 16 },
  2: { s: 1.5, dk: 3.8, k: 2, t: 1, b: 16, from: 3, to: 25 },
  2.5: { s: 2, dk: 4.5, k: 2.5, t: 1.1, b: 17, from: 4, to: 30 },
  3: { s: 2.5, dk: 5.5, k: 3, t: 1.3, b: 18, from: 5, to: 50 },
  4: { s: 3, dk: 7, k: 4, t: 2, b: 20, from: 6, to: 80 },
  5: { s: 4, dk: 8.5, k: 5, t: 2.5, b: 22, from: 8, to: 100 },
  6: { s: 5, dk: 10, k: 6, t: 3, b: 24, from: 8, to: 150 },
  8: { s: 6, dk: 13, k: 8, t: 4, b: 28, from: 10, to: 200 },
  10: { s: 8, dk: 16, k: 10, t: 5, b: 32, from: 12, to: 240 },
  12: { s: 10, dk: 18, k: 12, t: 6, b: 36, from: 16, to: 260 },
  14: { s: 12, dk: 21, k: 14, t: 7, b: 40, from: 25, to: 140 },
  16: { s: 14, dk: 24, k: 16, t: 8, b: 44, from: 20, to: 300 },
  18: { s: 14, dk: 27, k: 18, t: 9, b: 48, from: 40, to: 180 },
  20: { s: 17, dk: 30, k: 20, t: 10, b: 52, from: 30, to: 300 },
  22: { s: 17, dk: 33, k: 22, t: 11, b: 56, from: 50, to: 200 },
  24: { s: 19, dk: 36, k: 24, t: 12, b: 60, from: 40, to: 300 },
  27: { s: 19, dk: 40, k: 27, t: 13.5, b: 66, from: 60, to: 200 },
  30: { s: 22, dk: 45, k: 30, t: 15.5, b: 72, from: 45, to: 300 },
  36: { s: 27, dk: 54, k: 36, t: 19, b: 84, from: 55, to: 300 },
})

/** The lengths that a socket head cap screw of this thread is kept in, in mm. */
export function socketCapLengths(d: number): number[] {
  return socketScrewLengths(iso4762.row(d))
}

/** A socket head cap screw of this thread and length in mm; a pitch is given where it is a fine one. */
export function socketCapScrew(d: number, l: number, P: number = coarsePitch(d)) {
  const { s, dk, k, t, b } = iso4762.row(d)
  return { d, l, P, s, dk, k, t, b: threadLength(d, P, l, b) }
}
