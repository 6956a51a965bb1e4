import { preferredLengths } from './iso-888.ts'
import { BETWEEN } from './iso-4017.ts'
import { tableOf } from './table.ts'

/**
 * DIN 571: hexagon head wood screws. Core diameter, head height, width across flats and pitch; the shortest and the longest length
 * that is kept.
 */
export const din571 = tableOf('DIN 571', {
  5: { d3: 3.5, k: 3.5, s: 8, P: 2.2, from: 20, to: 80 },
  6: { d3: 4.2, k: 4, s: 10, P: 2.6, from: 25, to: 150 },
  8: { d3: 5.6, k: 5.5, s: 13, P: 3.6, from: 30, to: 200 },
  10: { d3: 7, k: 7, s: 17, P: 4.5, from: 40, to: 200 },
  12: { d3: 9, k: 8, s: 19, P: 5, from: 50, to: 200 },
  16: { d3: 12, k: 10, s: 24, P: 6, from: 60, to: 200 },
  20: { d3: 15, k: 13, s: 30, P: 7, from: 80, to: 200 },
})

/** The lengths of coach screws of a diameter, in mm. */
export function coachScrewLengths(d: number): number[] {
  const { from, to } = din571.row(d)
  return preferredLengths(from, to, BETWEEN)
}

/** A coach screw of this diameter and length in mm; six tenths of it are threaded. */
export function coachScrew(d: number, l: number) {
  const { d3, k, s, P } = din571.row(d)
  return { d, l, P, b: 0.6 * l, d3, k, s }
}
