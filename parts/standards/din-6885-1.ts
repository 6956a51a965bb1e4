import { tableOf } from './table.ts'

/**
 * DIN 6885-1: parallel keys, tall form, by their width. The height (h), the shafts that they are for, above one diameter up to
 * another (dmin, dmax), the depths of the keyway in the shaft and in the hub (t1, t2), the shortest and the longest of the
 * preferred lengths. Sections and t1 from https://github.com/hanslhansl/din6885, t2 and lengths up to 16 mm wide from
 * https://engineeringhardware.com/guide/standard/din-6885-parallel-keys; from 18 mm on lengths as ISO/R 773 has them.
 */
export const din6885 = tableOf('DIN 6885-1', {
  2: { h: 2, dmin: 6, dmax: 8, t1: 1.2, t2: 1, from: 6, to: 20 },
  3: { h: 3, dmin: 8, dmax: 10, t1: 1.8, t2: 1.4, from: 6, to: 36 },
  4: { h: 4, dmin: 10, dmax: 12, t1: 2.5, t2: 1.8, from: 8, to: 45 },
  5: { h: 5, dmin: 12, dmax: 17, t1: 3, t2: 2.3, from: 10, to: 56 },
  6: { h: 6, dmin: 17, dmax: 22, t1: 3.5, t2: 2.8, from: 14, to: 70 },
  8: { h: 7, dmin: 22, dmax: 30, t1: 4, t2: 3.3, from: 18, to: 90 },
  10: { h: 8, dmin: 30, dmax: 38, t1: 5, t2: 3.3, from: 22, to: 110 },
  12: { h: 8, dmin: 38, dmax: 44, t1: 5, t2: 3.3, from: 28, to: 140 },
  14: { h: 9, dmin: 44, dmax: 50, t1: 5.5, t2: 3.8, from: 36, to: 160 },
  16: { h: 10, dmin: 50, dmax: 58, t1: 6, t2: 4.3, from: 45, to: 180 },
  18: { h: 11, dmin: 58, dmax: 65, t1: 7, t2: 4.4, from: 50, to: 200 },
  20: { h: 12, dmin: 65, dmax: 75, t1: 7.5, t2: 4.9, from: 56, to: 220 },
  22: { h: 14, dmin: 75, dmax: 85, t1: 9, t2: 5.4, from: 63, to: 250 },
  25: { h: 14, dmin: 85, dmax: 95, t1: 9, t2: 5.4, from: 70, to: 280 },
  28: { h: 16, dmin: 95, dmax: 110, t1: 10, t2: 6.4, from: 80, to: 320 },
  32: { h: 18, dmin: 110, dmax: 130, t1: 11, t2: 7.4, from: 90, to: 360 },
})

/** DIN 6885-1: the preferred lengths, in mm. */
const LENGTHS = [
  6, 8, 10, 12, 14, 16, 18, 20, 22, 25, 28, 32, 36, 40, 45, 50, 56, 63, 70, 80, 90, 100, 110, 125, 140, 160,
  180, 200, 220, 250, 280, 320, 360, 400,
]

/** The lengths that a parallel key of this width is preferably made in, in mm. */
export function keyLengths(b: number): number[] {
  const { from, to } = din6885.row(b)
  return LENGTHS.filter(length => length >= from && length <= to)
}

/** A parallel key of this width and length in mm, and its keyway. */
export function parallelKey(b: number, l: number) {
  const { h, dmin, dmax, t1, t2 } = din6885.row(b)
  return { b, h, l, dmin, dmax, t1, t2 }
}
