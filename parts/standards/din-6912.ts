import { coarsePitch } from './iso-261.ts'
import { socketScrewLengths, threadLength } from './socket-screws.ts'
import { tableOf } from './table.ts'

/**
 * DIN 6912: hexagon socket head cap screws with low head and a guide for the key's pilot. Socket, head, depth of the hexagon and of
 * the guide, and the length of thread of long screws; the shortest and the longest length.
 */
export const din6912 = tableOf('DIN 6912', {
  4: { s: 3, dk: 7, k: 2.8, t1: 1.6, t2: 3.3, b: 14, from: 10, to: 50 },
  5: { s: 4, dk: 8.5, k: 3.5, t1: 2, t2: 4, b: 16, from: 10, to: 60 },
  6: { s: 5, dk: 10, k: 4, t1: 2.5, t2: 5, b: 18, from: 10, to: 70 },
  8: { s: 6, dk: 13, k: 5, t1: 3, t2: 6.5, b: 22, from: 12, to: 80 },
  10: { s: 8, dk: 16, k: 6.5, t1: 3.5, t2: 7.5, b: 26, from: 16, to: 90 },
  12: { s: 10, dk: 18, k: 7.5, t1: 4, t2: 9, b: 30, from: 16, to: 100 },
  14: { s: 12, dk: 21, k: 8.5, t1: 4.5, t2: 10, b: 34, from: 20, to: 120 },
  16: { s: 14, dk: 24, k: 10, t1: 5.5, t2: 11.5, b: 38, from: 20, to: 140 },
  18: { s: 14, dk: 27, k: 11, t1: 6, t2: 12.5, b: 42, from: 25, to: 150 },
  20: { s: 17, dk: 30, k: 12, t1: 6.5, t2: 14, b: 46, from: 30, to: 180 },
  24: { s: 19, dk: 36, k: 14, t1: 7, t2: 16, b: 54, from: 60, to: 200 },
  30: { s: 22, dk: 45, k: 17.5, t1: 9, t2: 19, b: 66, from: 70, to: 200 },
})

/** The lengths that a low head cap screw with key guide is made in, in mm. */
export function guidedCapLengths(d: number): number[] {
  return socketScrewLengths(din6912.row(d))
}

/** A low head cap screw with key guide of this thread and length in mm. */
export function guidedCapScrew(d: number, l: number) {
  const { s, dk, k, t1, t2, b } = din6912.row(d)
  const P = coarsePitch(d)
  return { d, l, P, s, dk, k, t1, t2, b: threadLength(d, P, l, b) }
}
