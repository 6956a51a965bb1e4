import { tableOf } from './table.ts'

/**
 * ISO 8744: grooved pins, full length taper grooved, by their diameter. The height of their domed ends (a). Also the
 * shortest and the longest of the preferred lengths.
 */
export const iso8744 = tableOf('ISO 8744', {
  1.5: { a: 0.2, from: 8, to: 20 },
  2: { a: 0.25, from: 8, to: 30 },
  2.5: { a: 0.3, from: 8, to: 30 },
  3: { a: 0.4, from: 8, to: 40 },
  4: { a: 0.5, from: 8, to: 60 },
  5: { a: 0.63, from: 8, to: 60 },
  6: { a: 0.8, from: 10, to: 80 },
  8: { a: 1, from: 12, to: 100 },
  10: { a: 1.2, from: 14, to: 120 },
  12: { a: 1.6, from: 14, to: 120 },
  16: { a: 2, from: 24, to: 120 },
  20: { a: 2.5, from: 26, to: 120 },
  25: { a: 3, from: 26, to: 120 },
})
