import { coarsePitch } from './iso-261.ts'
import { socketScrewLengths, threadLength } from './socket-screws.ts'
import { tableOf } from './table.ts'

/**
 * DIN 7984: hexagon socket head cap screws with low head. Socket, head, socket depth and the length of thread of long screws; the
 * shortest and the longest length.
 */
export const din7984 = tableOf('DIN 7984', {
  3: { s: 2, dk: 5.5, k: 2, t: 1.5, b: 12, from: 5, to: 20 },
  4: { s: 2.5, dk: 7, k: 2.8, t: 2.3, b: 14, from: 6, to: 30 },
  5: { s: 3, dk: 8.5, k: 3.5, t: 2.7, b: 16, from: 8, to: 40 },
  6: { s: 4, dk: 10, k: 4, t: 3, b: 18, from: 8, to: 60 },
  8: { s: 5, dk: 13, k: 5, t: 3.8, b: 22, from: 10, to: 80 },
  10: { s: 7, dk: 16, k: 6, t: 4.5, b: 26, from: 12, to: 100 },
  12: { s: 8, dk: 18, k: 7, t: 5, b: 30, from: 16, to: 100 },
  14: { s: 10, dk: 21, k: 8, t: 5.3, b: 34, from: 30, to: 80 },
  16: { s: 12, dk: 24, k: 9, t: 5.5, b: 38, from: 25, to: 100 },
  18: { s: 12, dk: 27, k: 10, t: 6.5, b: 42, from: 40, to: 100 },
  20: { s: 14, dk: 30, k: 11, t: 7.5, b: 46, from: 35, to: 120 },
  24: { s: 17, dk: 36, k: 13, t: 8, b: 54, from: 50, to: 120 },
})

/** The lengths that a low head cap screw of this thread is made in, in mm. */
export function lowCapLengths(d: number): number[] {
  return socketScrewLengths(din7984.row(d))
}

/** A low head cap screw of this thread and length in mm. */
export function lowCapScrew(d: number, l: number) {
  const { s, dk, k, t, b } = din7984.row(d)
  const P = coarsePitch(d)
  return { d, l, P, s, dk, k, t, b: threadLength(d, P, l, b) }
}
