import { tableOf } from './table.ts'

/**
 * ISO 2339: unhardened taper pins 1 : 50, by the diameter of their small end. The height of their domed ends (a). Also
 * the shortest and the longest of the preferred lengths.
 */
export const iso2339 = tableOf('ISO 2339', {
  0.6: { a: 0.08, from: 4, to: 8 },
  0.8: { a: 0.1, from: 5, to: 12 },
  1: { a: 0.12, from: 6, to: 16 },
  1.2: { a: 0.16, from: 6, to: 20 },
  1.5: { a: 0.2, from: 8, to: 24 },
  2: { a: 0.25, from: 10, to: 35 },
  2.5: { a: 0.3, from: 10, to: 35 },
  3: { a: 0.4, from: 12, to: 45 },
  4: { a: 0.5, from: 14, to: 55 },
  5: { a: 0.63, from: 18, to: 60 },
  6: { a: 0.8, from: 22, to: 90 },
  8: { a: 1, from: 22, to: 120 },
  10: { a: 1.2, from: 26, to: 160 },
  12: { a: 1.6, from: 32, to: 180 },
  16: { a: 2, from: 40, to: 200 },
  20: { a: 2.5, from: 45, to: 200 },
  25: { a: 3, from: 50, to: 200 },
  30: { a: 4, from: 55, to: 200 },
  40: { a: 5, from: 60, to: 200 },
  50: { a: 6.3, from: 65, to: 200 },
})
