import { tableOf } from './table.ts'

/**
 * DIN 6799: retaining washers (E-clips), by the diameter of the groove that they are for. The shafts that they are for,
 * from one diameter to another, the greatest outside diameter as fitted (d3), the thickness (s) and the opening (a).
 */
export const din6799 = tableOf('DIN 6799', {
  1.5: { from: 2, to: 2.5, d3: 4.25, s: 0.4, a: 1.28 },
  1.9: { from: 2.5, to: 3, d3: 4.8, s: 0.5, a: 1.61 },
  2.3: { from: 3, to: 4, d3: 6.3, s: 0.6, a: 1.94 },
  3.2: { from: 4, to: 5, d3: 7.3, s: 0.6, a: 2.7 },
  4: { from: 5, to: 7, d3: 9.3, s: 0.7, a: 3.34 },
  5: { from: 6, to: 8, d3: 11.3, s: 0.7, a: 4.1 },
  6: { from: 7, to: 9, d3: 12.3, s: 0.7, a: 5.26 },
  7: { from: 8, to: 11, d3: 14.3, s: 0.9, a: 5.84 },
  8: { from: 9, to: 12, d3: 16.3, s: 1, a: 6.52 },
  9: { from: 10, to: 14, d3: 18.8, s: 1.1, a: 7.63 },
  10: { from: 11, to: 15, d3: 20.4, s: 1.2, a: 8.32 },
  12: { from: 13, to: 18, d3: 23.4, s: 1.3, a: 10.45 },
  15: { from: 16, to: 24, d3: 29.4, s: 1.5, a: 12.61 },
  19: { from: 20, to: 31, d3: 37.6, s: 1.75, a: 15.92 },
  24: { from: 25, to: 38, d3: 44.6, s: 2, a: 21.88 },
  30: { from: 32, to: 42, d3: 52.6, s: 2.5, a: 25.8 },
})
