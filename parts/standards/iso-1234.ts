import { tableOf } from './table.ts'

/**
 * ISO 1234: split pins, by the diameter of the hole that they are for. The mean diameter of the closed pin (d), the
 * length and the mean width of the eye (b, c), and by how much one leg is longer (a). The eyes of 1.2 to 2.5 mm lie one
 * row too low in the source, where 2 and 2.5 mm have the same; here as the standard has them. Also the shortest and the
 * longest of the preferred lengths.
 */
export const iso1234 = tableOf('ISO 1234', {
  0.6: { d: 0.45, a: 1.2, b: 2, c: 0.95, from: 4, to: 12 },
  0.8: { d: 0.65, a: 1.2, b: 2.4, c: 1.3, from: 5, to: 16 },
  1: { d: 0.85, a: 1.2, b: 3, c: 1.7, from: 6, to: 20 },
  1.2: { d: 0.95, a: 1.875, b: 3, c: 1.85, from: 8, to: 25 },
  1.6: { d: 1.35, a: 1.875, b: 3.2, c: 2.6, from: 8, to: 32 },
  2: { d: 1.75, a: 1.875, b: 4, c: 3.4, from: 10, to: 40 },
  2.5: { d: 2.2, a: 1.875, b: 5, c: 4.3, from: 12, to: 50 },
  3.2: { d: 2.8, a: 2.4, b: 6.4, c: 5.45, from: 14, to: 63 },
  4: { d: 3.6, a: 3, b: 8, c: 6.95, from: 18, to: 80 },
  5: { d: 4.5, a: 3, b: 10, c: 8.6, from: 22, to: 100 },
  6.3: { d: 5.8, a: 3, b: 12.6, c: 11.05, from: 32, to: 125 },
  8: { d: 7.4, a: 3, b: 16, c: 14, from: 40, to: 160 },
  10: { d: 9.4, a: 4.725, b: 20, c: 17.8, from: 45, to: 200 },
  13: { d: 12.25, a: 4.725, b: 26, c: 23.25, from: 71, to: 250 },
  16: { d: 15.25, a: 4.725, b: 32, c: 28.9, from: 112, to: 280 },
  20: { d: 19.15, a: 4.725, b: 40, c: 36.15, from: 160, to: 280 },
})

/** ISO 1234: the nominal lengths, in mm. */
const LENGTHS = [
  4, 5, 6, 8, 10, 12, 14, 16, 18, 20, 22, 25, 28, 32, 36, 40, 45, 50, 56, 63, 71, 80, 90, 100, 112, 125, 140,
  160, 180, 200, 224, 250, 280,
]

/** The lengths that a split pin for holes of this diameter is preferably made in, in mm. */
export function splitPinLengths(hole: number): number[] {
  const { from, to } = iso1234.row(hole)
  return LENGTHS.filter(length => length >= from && length <= to)
}

/** A split pin of this length for holes of this diameter, in mm. */
export function splitPin(hole: number, l: number) {
  const { d, c, b, a } = iso1234.row(hole)
  return { d, l, c, b, a }
}
