import { coarsePitch } from './iso-261.ts'
import { socketScrewLengths, threadLength } from './socket-screws.ts'
import { tableOf } from './table.ts'

/**
 * ISO 7380-1: hexagon socket button head screws. Socket, head, least socket depth and the length of thread of long screws; the
 * shortest and the longest that is kept.
 */
export const iso7380a = tableOf('ISO 7380-1', {
  3: { s: 2, dk: 5.7, k: 1.65, t: 1.04, b: 18, from: 4, to: 40 },
  4: { s: 2.5, dk: 7.6, k: 2.2, t: 1.3, b: 20, from: 5, to: 50 },
  5: { s: 3, dk: 9.5, k: 2.75, t: 1.56, b: 22, from: 6, to: 60 },
  6: { s: 4, dk: 10.5, k: 3.3, t: 2.08, b: 24, from: 8, to: 80 },
  8: { s: 5, dk: 14, k: 4.4, t: 2.6, b: 28, from: 10, to: 100 },
  10: { s: 6, dk: 17.5, k: 5.5, t: 3.12, b: 32, from: 12, to: 100 },
  12: { s: 8, dk: 21, k: 6.6, t: 4.16, b: 36, from: 16, to: 100 },
  16: { s: 10, dk: 28, k: 8.8, t: 5.2, b: 44, from: 25, to: 100 },
})

/** ISO 7380-2: the same with a collar. Head above the collar (dk), collar (dc, c), height over both. */
export const iso7380b = tableOf('ISO 7380-2', {
  3: { s: 2, dk: 5.2, dc: 6.9, c: 0.7, k: 1.65, t: 1.04, b: 18, from: 5, to: 30 },
  4: { s: 2.5, dk: 7.2, dc: 9.4, c: 0.8, k: 2.2, t: 1.3, b: 20, from: 6, to: 40 },
  5: { s: 3, dk: 8.8, dc: 11.8, c: 1, k: 2.75, t: 1.56, b: 22, from: 8, to: 50 },
  6: { s: 4, dk: 10, dc: 13.6, c: 1.2, k: 3.3, t: 2.08, b: 24, from: 8, to: 60 },
  8: { s: 5, dk: 13.2, dc: 17.8, c: 1.5, k: 4.4, t: 2.6, b: 28, from: 10, to: 80 },
  10: { s: 6, dk: 16.5, dc: 21.9, c: 2, k: 5.5, t: 3.12, b: 32, from: 16, to: 90 },
  12: { s: 8, dk: 19.4, dc: 26, c: 2.4, k: 6.6, t: 4.16, b: 36, from: 20, to: 90 },
  16: { s: 10, dk: 26, dc: 34, c: 2.8, k: 8.8, t: 5.2, b: 44, from: 25, to: 90 },
})

/** The lengths that a button head screw of this thread is kept in, in mm. */
export function buttonHeadLengths(d: number): number[] {
  return socketScrewLengths(iso7380a.row(d))
}

/** A button head screw of this thread and length in mm. */
export function buttonHeadScrew(d: number, l: number) {
  const { s, dk, k, t, b } = iso7380a.row(d)
  const P = coarsePitch(d)
  return { d, l, P, s, dk, k, t, b: threadLength(d, P, l, b) }
}

/** The lengths that a button head screw with collar is kept in, in mm. */
export function collarButtonLengths(d: number): number[] {
  return socketScrewLengths(iso7380b.row(d))
}

/** A button head screw with collar of this thread and length in mm. */
export function collarButtonScrew(d: number, l: number) {
  const { s, dk, dc, c, k, t, b } = iso7380b.row(d)
  const P = coarsePitch(d)
  return { d, l, P, s, dk, dc, c, k, t, b: threadLength(d, P, l, b) }
}
