import { tableOf } from './table.ts'

/**
 * ISO 8740: grooved pins, full length parallel grooved, with chamfer, by their diameter. The two steps of the chamfer
 * (c1, c2), the height of the domed end (a). Also the shortest and the longest of the preferred lengths.
 */
export const iso8740 = tableOf('ISO 8740', {
  1.5: { c1: 0.12, c2: 0.6, a: 0.2, from: 8, to: 20 },
  2: { c1: 0.18, c2: 0.8, a: 0.25, from: 8, to: 30 },
  2.5: { c1: 0.25, c2: 1, a: 0.3, from: 10, to: 30 },
  3: { c1: 0.3, c2: 1.2, a: 0.4, from: 10, to: 40 },
  4: { c1: 0.4, c2: 1.4, a: 0.5, from: 10, to: 60 },
  5: { c1: 0.5, c2: 1.7, a: 0.63, from: 14, to: 60 },
  6: { c1: 0.6, c2: 2.1, a: 0.8, from: 14, to: 80 },
  8: { c1: 0.8, c2: 2.6, a: 1, from: 14, to: 100 },
  10: { c1: 1, c2: 3, a: 1.2, from: 14, to: 100 },
  12: { c1: 1.2, c2: 3.8, a: 1.6, from: 18, to: 100 },
  16: { c1: 1.6, c2: 4.6, a: 2, from: 22, to: 100 },
  20: { c1: 2, c2: 6, a: 2.5, from: 26, to: 100 },
  25: { c1: 2.5, c2: 7.5, a: 3, from: 26, to: 100 },
})
