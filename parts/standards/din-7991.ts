import { coarsePitch } from './iso-261.ts'
import { socketScrewLengths } from './socket-screws.ts'
import { tableOf } from './table.ts'

/**
 * DIN 7991: countersunk screws with a hexagon socket. Socket, head, greatest depth of the socket and the length of thread of long
 * screws; the shortest and the longest that is kept, and the length up to which a screw is threaded to its head. BOLTS. The socket
 * of M8 is 3 deep, as that of ISO 10642.
 */
export const din7991 = tableOf('DIN 7991', {
  3: { s: 2, dk: 6, k: 1.7, t: 1.2, b: 12, from: 6, to: 40, fullUpTo: 30 },
  4: { s: 2.5, dk: 8, k: 2.3, t: 1.8, b: 14, from: 6, to: 50, fullUpTo: 30 },
  5: { s: 3, dk: 10, k: 2.8, t: 2.3, b: 16, from: 8, to: 60, fullUpTo: 35 },
  6: { s: 4, dk: 12, k: 3.3, t: 2.5, b: 18, from: 8, to: 80, fullUpTo: 40 },
  8: { s: 5, dk: 16, k: 4.4, t: 3, b: 22, from: 10, to: 100, fullUpTo: 45 },
  10: { s: 6, dk: 20, k: 5.5, t: 4.4, b: 26, from: 12, to: 120, fullUpTo: 55 },
  12: { s: 8, dk: 24, k: 6.5, t: 4.6, b: 30, from: 20, to: 120, fullUpTo: 60 },
  14: { s: 10, dk: 27, k: 7, t: 4.8, b: 34, from: 25, to: 100, fullUpTo: 65 },
  16: { s: 10, dk: 30, k: 7.5, t: 5.3, b: 38, from: 30, to: 120, fullUpTo: 70 },
  20: { s: 12, dk: 36, k: 8.5, t: 5.9, b: 46, from: 35, to: 120, fullUpTo: 90 },
})

/** The lengths over all that a countersunk screw of this thread is kept in, in mm. */
export function countersunkLengths(d: number): number[] {
  return socketScrewLengths(din7991.row(d))
}

/** A countersunk screw of this thread and length over all in mm. */
export function countersunkScrew(d: number, l: number) {
  const { s, dk, k, t, b, fullUpTo } = din7991.row(d)
  return { d, l, P: coarsePitch(d), s, dk, k, t, b: l <= fullUpTo ? l - k : b }
}
