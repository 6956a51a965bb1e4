import { coarsePitch } from './iso-261.ts'
import { socketScrewLengths } from './socket-screws.ts'
import { tableOf } from './table.ts'

/**
 * ISO 10642: countersunk screws with a hexagon socket. Socket, actual diameter and height of the head, socket depth, the length of
 * thread of long screws; the shortest and the longest length, and that up to which a screw is threaded to its head.
 */
export const iso10642 = tableOf('ISO 10642', {
  2: { s: 1.3, dk: 3.9, k: 1.24, t: 0.8, b: 16, from: 5, to: 16, fullUpTo: 16 },
  2.5: { s: 1.5, dk: 4.9, k: 1.55, t: 1.08, b: 17, from: 6, to: 25, fullUpTo: 25 },
  3: { s: 2, dk: 6, k: 1.86, t: 1.1, b: 18, from: 6, to: 40, fullUpTo: 25 },
  4: { s: 2.5, dk: 8, k: 2.48, t: 1.5, b: 20, from: 8, to: 50, fullUpTo: 25 },
  5: { s: 3, dk: 10, k: 3.1, t: 1.9, b: 22, from: 8, to: 60, fullUpTo: 30 },
  6: { s: 4, dk: 12, k: 3.72, t: 2.2, b: 24, from: 8, to: 80, fullUpTo: 35 },
  8: { s: 5, dk: 16, k: 4.96, t: 3, b: 28, from: 10, to: 100, fullUpTo: 45 },
  10: { s: 6, dk: 20.5, k: 6.2, t: 3.6, b: 32, from: 12, to: 120, fullUpTo: 50 },
  12: { s: 8, dk: 25, k: 7.44, t: 4.3, b: 36, from: 20, to: 120, fullUpTo: 60 },
  14: { s: 10, dk: 28.4, k: 8.4, t: 4.5, b: 40, from: 25, to: 100, fullUpTo: 65 },
  16: { s: 10, dk: 31, k: 8.8, t: 4.8, b: 44, from: 30, to: 140, fullUpTo: 70 },
  20: { s: 12, dk: 38, k: 10.16, t: 5.6, b: 52, from: 35, to: 160, fullUpTo: 90 },
})

/** The lengths over all that a countersunk screw of this thread is kept in, in mm. */
export function countersunkLengths10642(d: number): number[] {
  return socketScrewLengths(iso10642.row(d))
}

/** A countersunk screw of this thread and length over all in mm. */
export function countersunkScrew10642(d: number, l: number) {
  const { s, dk, k, t, b, fullUpTo } = iso10642.row(d)
  return { d, l, P: coarsePitch(d), s, dk, k, t, b: l <= fullUpTo ? l - k : b }
}
