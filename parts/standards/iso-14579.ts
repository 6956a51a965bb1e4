import { coarsePitch } from './iso-261.ts'
import { iso4762 } from './iso-4762.ts'
import { socketScrewLengths, threadLength } from './socket-screws.ts'
import { tableOf } from './table.ts'

/**
 * ISO 14579: hexalobular socket head cap screws. Socket number, its width over the lobes and depth; the shortest and the longest
 * length. Heads are those of ISO 4762.
 */
export const iso14579 = tableOf('ISO 14579', {
  2: { T: 6, A: 1.75, t: 0.8, from: 3, to: 20 },
  2.5: { T: 8, A: 2.4, t: 1, from: 4, to: 25 },
  3: { T: 10, A: 2.8, t: 1.2, from: 5, to: 40 },
  4: { T: 20, A: 3.95, t: 1.7, from: 6, to: 50 },
  5: { T: 25, A: 4.5, t: 1.9, from: 8, to: 60 },
  6: { T: 30, A: 5.6, t: 2.3, from: 10, to: 80 },
  8: { T: 45, A: 7.95, t: 3.2, from: 12, to: 100 },
  10: { T: 50, A: 8.95, t: 3.8, from: 16, to: 100 },
  12: { T: 55, A: 11.35, t: 5, from: 20, to: 120 },
  16: { T: 70, A: 15.7, t: 6.8, from: 25, to: 160 },
  20: { T: 90, A: 20.2, t: 9, from: 30, to: 200 },
})

/** ISO 14580: cheese head screws with hexalobular socket. Head, socket as above; the shortest and the longest length. */
export const iso14580 = tableOf('ISO 14580', {
  2: { dk: 3.8, k: 1.55, T: 6, A: 1.75, t: 0.8, b: 25, from: 3, to: 20 },
  2.5: { dk: 4.5, k: 1.85, T: 8, A: 2.4, t: 0.9, b: 25, from: 3, to: 25 },
  3: { dk: 5.5, k: 2.4, T: 10, A: 2.8, t: 1.2, b: 25, from: 4, to: 30 },
  3.5: { dk: 6, k: 2.6, T: 15, A: 3.35, t: 1.3, b: 38, from: 5, to: 35 },
  4: { dk: 7, k: 3.1, T: 20, A: 3.95, t: 1.5, b: 38, from: 5, to: 40 },
  5: { dk: 8.5, k: 3.65, T: 25, A: 4.5, t: 1.7, b: 38, from: 6, to: 50 },
  6: { dk: 10, k: 4.4, T: 30, A: 5.6, t: 2.1, b: 38, from: 8, to: 60 },
  8: { dk: 13, k: 5.8, T: 45, A: 7.95, t: 2.9, b: 38, from: 10, to: 80 },
  10: { dk: 16, k: 6.9, T: 50, A: 8.95, t: 3.3, b: 38, from: 12, to: 80 },
})

/**
 * ISO 14581: countersunk screws with hexalobular socket. Head: the heights of ISO 2009, as ISO 14584 has them; the source puts those
 * of ISO 14582 here, and a T10 at M3.5.
 */
export const iso14581 = tableOf('ISO 14581', {
  2: { dk: 3.8, k: 1.2, T: 6, A: 1.75, t: 0.64, b: 25, from: 3, to: 20 },
  2.5: { dk: 4.7, k: 1.5, T: 8, A: 2.4, t: 0.79, b: 25, from: 3, to: 25 },
  3: { dk: 5.5, k: 1.65, T: 10, A: 2.8, t: 0.83, b: 25, from: 4, to: 40 },
  3.5: { dk: 7.3, k: 2.35, T: 15, A: 3.35, t: 1.32, b: 38, from: 5, to: 40 },
  4: { dk: 8.4, k: 2.7, T: 20, A: 3.95, t: 1.53, b: 38, from: 5, to: 50 },
  5: { dk: 9.3, k: 2.7, T: 25, A: 4.5, t: 1.51, b: 38, from: 6, to: 60 },
  6: { dk: 11.3, k: 3.3, T: 30, A: 5.6, t: 1.78, b: 38, from: 8, to: 80 },
  8: { dk: 15.8, k: 4.65, T: 45, A: 7.95, t: 2.54, b: 38, from: 10, to: 80 },
  10: { dk: 18.3, k: 5, T: 50, A: 8.95, t: 2.8, b: 38, from: 12, to: 80 },
})

/** ISO 14583: pan head screws with hexalobular socket. Head with the radius of its crown (rf), its height at the socket's mouth. */
export const iso14583 = tableOf('ISO 14583', {
  2: { dk: 4, k: 1.6, rf: 3.2, T: 6, A: 1.75, t: 0.7, b: 25, from: 3, to: 20 },
  2.5: { dk: 5, k: 2.1, rf: 4, T: 8, A: 2.4, t: 0.975, b: 25, from: 3, to: 25 },
  3: { dk: 5.6, k: 2.4, rf: 5, T: 10, A: 2.8, t: 1.14, b: 25, from: 4, to: 30 },
  3.5: { dk: 7, k: 2.6, rf: 6, T: 15, A: 3.35, t: 1.2, b: 38, from: 5, to: 35 },
  4: { dk: 8, k: 3.1, rf: 6.5, T: 20, A: 3.95, t: 1.465, b: 38, from: 5, to: 40 },
  5: { dk: 9.5, k: 3.7, rf: 8, T: 25, A: 4.5, t: 1.715, b: 38, from: 6, to: 50 },
  6: { dk: 12, k: 4.6, rf: 10, T: 30, A: 5.6, t: 2.22, b: 38, from: 8, to: 60 },
  8: { dk: 16, k: 6, rf: 13, T: 45, A: 7.95, t: 2.985, b: 38, from: 10, to: 80 },
  10: { dk: 20, k: 7.5, rf: 16, T: 50, A: 8.95, t: 3.82, b: 38, from: 12, to: 80 },
})

/** The lengths of a table's screws of this thread, in mm. */
export function lobularLengths(table: {
  readonly row: (d: number) => { readonly from: number; readonly to: number }
}) {
  return (d: number) => socketScrewLengths(table.row(d))
}

/** A cap screw with hexalobular socket, of this thread and length in mm. */
export function lobularCapScrew(d: number, l: number) {
  const { dk, k, b } = iso4762.row(d)
  const { T, A, t } = iso14579.row(d)
  const P = coarsePitch(d)
  return { d, l, A, T, P, b: threadLength(d, P, l, b), dk, k, t }
}

/** A cheese head screw with hexalobular socket. */
export function lobularCheeseScrew(d: number, l: number) {
  const { dk, k, T, A, t, b } = iso14580.row(d)
  return { d, l, A, T, P: coarsePitch(d), b: l <= fullUpTo(d) ? l : b, dk, k, t }
}

/** A countersunk screw with hexalobular socket; its length is over all. */
export function lobularCountersunkScrew(d: number, l: number) {
  const { dk, k, T, A, t, b } = iso14581.row(d)
  return { d, l, A, T, P: coarsePitch(d), b: l <= fullUpTo(d) + (d > 3 ? 5 : 0) ? l - k : b, dk, k, t }
}

/** A pan head screw with hexalobular socket. */
export function lobularPanScrew(d: number, l: number) {
  const { dk, k, rf, T, A, t, b } = iso14583.row(d)
  return { d, l, A, T, P: coarsePitch(d), b: l <= fullUpTo(d) ? l : b, dk, k, t, rf }
}

/** ISO 1207, ISO 7045, ISO 7046: up to which length machine screws are threaded to the head, in mm; countersunk ones 5 mm more. */
function fullUpTo(d: number): number {
  return d <= 3 ? 30 : 40
}
