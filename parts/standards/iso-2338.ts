import { tableOf } from './table.ts'

/**
 * ISO 2338: parallel pins of unhardened steel and austenitic stainless steel, by their diameter. The length of the
 * chamfers of their ends (c). Also the shortest and the longest of the preferred lengths.
 */
export const iso2338 = tableOf('ISO 2338', {
  0.6: { c: 0.12, from: 2, to: 6 },
  0.8: { c: 0.16, from: 2, to: 8 },
  1: { c: 0.2, from: 4, to: 10 },
  1.2: { c: 0.25, from: 4, to: 12 },
  1.5: { c: 0.3, from: 4, to: 16 },
  2: { c: 0.35, from: 6, to: 20 },
  2.5: { c: 0.4, from: 6, to: 24 },
  3: { c: 0.5, from: 8, to: 30 },
  4: { c: 0.63, from: 8, to: 40 },
  5: { c: 0.8, from: 10, to: 50 },
  6: { c: 1.2, from: 12, to: 60 },
  8: { c: 1.6, from: 14, to: 80 },
  10: { c: 2, from: 18, to: 95 },
  12: { c: 2.5, from: 22, to: 140 },
  16: { c: 3, from: 26, to: 180 },
  20: { c: 3.5, from: 35, to: 200 },
  25: { c: 4, from: 50, to: 200 },
  30: { c: 5, from: 60, to: 200 },
  40: { c: 6.3, from: 80, to: 200 },
  50: { c: 8, from: 95, to: 200 },
})
