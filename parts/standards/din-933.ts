import { coarsePitch } from './iso-261.ts'
import { preferredLengths } from './iso-888.ts'
import { BETWEEN } from './iso-4017.ts'
import { tableOf } from './table.ts'

/**
 * DIN 933, withdrawn: hexagon head screws, threaded up to the head; ISO 4017 with other widths across flats at M10, M12, M14 and
 * M22. Width across flats and head height, nominal; the shortest and the longest of the preferred lengths, as shops keep them.
 */
export const din933 = tableOf('DIN 933', {
  3: { s: 5.5, k: 2, from: 5, to: 30 },
  4: { s: 7, k: 2.8, from: 6, to: 50 },
  5: { s: 8, k: 3.5, from: 8, to: 80 },
  6: { s: 10, k: 4, from: 8, to: 100 },
  8: { s: 13, k: 5.3, from: 10, to: 120 },
  10: { s: 17, k: 6.4, from: 16, to: 150 },
  12: { s: 19, k: 7.5, from: 16, to: 150 },
  14: { s: 22, k: 8.8, from: 25, to: 140 },
  16: { s: 24, k: 10, from: 30, to: 160 },
  18: { s: 27, k: 11.5, from: 35, to: 150 },
  20: { s: 30, k: 12.5, from: 40, to: 200 },
  22: { s: 32, k: 14, from: 45, to: 200 },
  24: { s: 36, k: 15, from: 50, to: 200 },
  27: { s: 41, k: 17, from: 50, to: 150 },
  30: { s: 46, k: 18.7, from: 60, to: 200 },
  33: { s: 50, k: 21, from: 65, to: 150 },
  36: { s: 55, k: 22.5, from: 70, to: 200 },
})

/** The lengths that a screw of this thread is kept in, in mm. */
export function din933Lengths(d: number): number[] {
  const { from, to } = din933.row(d)
  return preferredLengths(from, to, BETWEEN)
}

/** A hexagon head screw as DIN 933, of this thread and length in mm; C is its strength class, as 8.8, or 70 for A2-70. */
export function din933Screw(d: number, l: number, C: number) {
  const { s, k } = din933.row(d)
  return { d, l, P: coarsePitch(d), C, s, k }
}
