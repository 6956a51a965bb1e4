import { coarsePitch } from './iso-261.ts'
import { socketScrewLengths } from './socket-screws.ts'
import { tableOf } from './table.ts'

/**
 * ISO 7379: hexagon socket head shoulder screws, by their shoulder's diameter. Thread, its length, head, socket; depth of the socket
 * as SPS lists it; the shortest and the longest shoulder. 6, 12 and 24 are made besides the standard's 6.5, 13 and 25, with the same
 * threads and heads.
 */
export const iso7379 = tableOf('ISO 7379', {
  6: { d: 5, b: 9.5, dk: 10, k: 4.5, s: 3, t: 2.4, from: 10, to: 80 },
  6.5: { d: 5, b: 9.5, dk: 10, k: 4.5, s: 3, t: 2.4, from: 10, to: 50 },
  8: { d: 6, b: 11, dk: 13, k: 5.5, s: 4, t: 3.3, from: 10, to: 100 },
  10: { d: 8, b: 13, dk: 16, k: 7, s: 5, t: 4.2, from: 12, to: 120 },
  12: { d: 10, b: 16, dk: 18, k: 9, s: 6, t: 4.9, from: 16, to: 120 },
  13: { d: 10, b: 16, dk: 18, k: 9, s: 6, t: 4.9, from: 16, to: 120 },
  16: { d: 12, b: 18, dk: 24, k: 11, s: 8, t: 6.6, from: 30, to: 120 },
  20: { d: 16, b: 22, dk: 30, k: 14, s: 10, t: 8.8, from: 40, to: 120 },
  24: { d: 20, b: 27, dk: 36, k: 16, s: 12, t: 10, from: 50, to: 120 },
  25: { d: 20, b: 27, dk: 36, k: 16, s: 12, t: 10, from: 50, to: 120 },
})

/** The shoulder lengths that a shoulder screw is kept in, in mm. */
export function shoulderLengths(ds: number): number[] {
  return socketScrewLengths(iso7379.row(ds))
}

/** A shoulder screw with a shoulder of this diameter and length in mm. */
export function shoulderScrew(ds: number, l: number) {
  const { d, b, dk, k, s, t } = iso7379.row(ds)
  return { ds, l, d, P: coarsePitch(d), b, dk, k, s, t }
}
