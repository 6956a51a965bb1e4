import { tableOf } from './table.ts'

/**
 * ISO 2340: clevis pins without head, by their diameter. The split pin holes of type B (dl) and their distance from the
 * ends (le), the chamfers of the ends (c). Also the shortest and the longest of the preferred lengths.
 */
export const iso2340 = tableOf('ISO 2340', {
  3: { dl: 0.8, c: 1, le: 1.6, from: 6, to: 30 },
  4: { dl: 1, c: 1, le: 2.2, from: 8, to: 40 },
  5: { dl: 1.2, c: 2, le: 2.9, from: 10, to: 50 },
  6: { dl: 1.6, c: 2, le: 3.2, from: 12, to: 60 },
  8: { dl: 2, c: 2, le: 3.5, from: 16, to: 80 },
  10: { dl: 3.2, c: 2, le: 4.5, from: 20, to: 100 },
  12: { dl: 3.2, c: 3, le: 5.5, from: 24, to: 120 },
  14: { dl: 4, c: 3, le: 6, from: 28, to: 140 },
  16: { dl: 4, c: 3, le: 6, from: 32, to: 160 },
  18: { dl: 5, c: 3, le: 7, from: 35, to: 180 },
  20: { dl: 5, c: 4, le: 8, from: 40, to: 200 },
  22: { dl: 5, c: 4, le: 8, from: 45, to: 200 },
  24: { dl: 6.3, c: 4, le: 9, from: 50, to: 200 },
  27: { dl: 6.3, c: 4, le: 9, from: 55, to: 200 },
  30: { dl: 8, c: 4, le: 10, from: 60, to: 200 },
  33: { dl: 8, c: 4, le: 10, from: 65, to: 200 },
  36: { dl: 8, c: 4, le: 10, from: 70, to: 200 },
  40: { dl: 8, c: 4, le: 10, from: 80, to: 200 },
  45: { dl: 10, c: 4, le: 12, from: 90, to: 200 },
  50: { dl: 10, c: 4, le: 12, from: 100, to: 200 },
  55: { dl: 10, c: 6, le: 14, from: 120, to: 200 },
  60: { dl: 10, c: 6, le: 14, from: 120, to: 200 },
  70: { dl: 13, c: 6, le: 16, from: 140, to: 200 },
  80: { dl: 13, c: 6, le: 16, from: 160, to: 200 },
  90: { dl: 13, c: 6, le: 16, from: 180, to: 200 },
  100: { dl: 13, c: 6, le: 16, from: 200, to: 200 },
})

/** A clevis pin of type A, without holes, of this diameter and length in mm. */
export function clevisPin(d: number, l: number) {
  return { d, l, c: iso2340.row(d).c }
}

/** A clevis pin of type B, with holes for split pins, of this diameter and length in mm. */
export function drilledClevisPin(d: number, l: number) {
  const { c, dl, le } = iso2340.row(d)
  return { d, l, c, dl, le }
}
