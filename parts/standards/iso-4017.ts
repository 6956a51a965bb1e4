import { coarsePitch } from './iso-261.ts'
import { preferredLengths } from './iso-888.ts'
import { tableOf } from './table.ts'

/**
 * ISO 4017: hexagon head screws, threaded up to the head. Width across flats and head height, nominal; the shortest and the
 * longest of the preferred lengths. M3.5 as ISO 4014 and ISO 4032 have it (the source says 5.5 across flats), M14 as ISO 4016,
 * ISO 4018 and ISO 8765 have it (the source says 22, which is the width of DIN 933).
 */
export const iso4017 = tableOf('ISO 4017', {
  1.6: { s: 3.2, k: 1.1, from: 2, to: 16 },
  2: { s: 4, k: 1.4, from: 4, to: 20 },
  2.5: { s: 5, k: 1.7, from: 5, to: 25 },
  3: { s: 5.5, k: 2, from: 5, to: 30 },
  3.5: { s: 6, k: 2.4, from: 8, to: 35 },
  4: { s: 7, k: 2.8, from: 6, to: 40 },
  5: { s: 8, k: 3.5, from: 8, to: 50 },
  6: { s: 10, k: 4, from: 12, to: 60 },
  8: { s: 13, k: 5.3, from: 16, to: 80 },
  10: { s: 16, k: 6.4, from: 20, to: 100 },
  12: { s: 18, k: 7.5, from: 25, to: 120 },
  14: { s: 21, k: 8.8, from: 25, to: 140 },
  16: { s: 24, k: 10, from: 30, to: 150 },
  18: { s: 27, k: 11.5, from: 35, to: 200 },
  20: { s: 30, k: 12.5, from: 40, to: 160 },
  22: { s: 34, k: 14, from: 45, to: 200 },
  24: { s: 36, k: 15, from: 50, to: 180 },
  27: { s: 41, k: 17, from: 50, to: 100 },
  30: { s: 46, k: 18.7, from: 60, to: 200 },
  33: { s: 50, k: 21, from: 65, to: 200 },
  36: { s: 55, k: 22.5, from: 70, to: 200 },
  39: { s: 60, k: 25, from: 80, to: 200 },
  42: { s: 65, k: 26, from: 70, to: 200 },
  45: { s: 70, k: 28, from: 90, to: 200 },
  48: { s: 75, k: 30, from: 100, to: 200 },
  52: { s: 80, k: 33, from: 100, to: 200 },
  56: { s: 85, k: 35, from: 110, to: 200 },
  60: { s: 90, k: 38, from: 120, to: 200 },
  64: { s: 95, k: 40, from: 120, to: 200 },
})

/** The lengths that a hexagon head screw of this thread is preferably made in, in mm. */
export function hexagonScrewLengths(d: number): number[] {
  const { from, to } = iso4017.row(d)
  return preferredLengths(from, to, BETWEEN)
}

/** Lengths of ISO 888 that hexagon bolts leave out, in mm. */
export const BETWEEN = [2.5, 7, 9, 11, 18, 22, 28, 32, 38, 75, 85, 95, 105, 115, 125, 170, 190]

/** A hexagon head screw of this thread and length in mm; C is its strength class, as 8.8, or 70 for A2-70. */
export function hexagonScrew(d: number, l: number, C: number) {
  const { s, k } = iso4017.row(d)
  return { d, l, P: coarsePitch(d), C, s, k }
}
