import { tableOf } from './table.ts'

/**
 * ISO 8739: grooved pins, full length parallel grooved, with pilot, by their diameter. The diameter over the grooves'
 * lips (d2), the length of the pilot (c), the height of the domed ends (a). Also the shortest and the longest of the
 * preferred lengths.
 */
export const iso8739 = tableOf('ISO 8739', {
  1.5: { d2: 1.6, c: 1.5, a: 0.2, from: 8, to: 20 },
  2: { d2: 2.15, c: 1.5, a: 0.25, from: 8, to: 30 },
  2.5: { d2: 2.65, c: 2, a: 0.3, from: 10, to: 30 },
  3: { d2: 3.2, c: 2, a: 0.4, from: 10, to: 40 },
  4: { d2: 4.25, c: 2.5, a: 0.5, from: 10, to: 60 },
  5: { d2: 5.25, c: 2.5, a: 0.63, from: 14, to: 60 },
  6: { d2: 6.3, c: 3.5, a: 0.8, from: 14, to: 80 },
  8: { d2: 8.3, c: 3.5, a: 1, from: 14, to: 100 },
  10: { d2: 10.35, c: 4.5, a: 1.2, from: 14, to: 100 },
  12: { d2: 12.35, c: 4.5, a: 1.6, from: 18, to: 100 },
  16: { d2: 16.4, c: 4.5, a: 2, from: 22, to: 100 },
  20: { d2: 20.5, c: 6.5, a: 2.5, from: 26, to: 100 },
  25: { d2: 25.5, c: 6.5, a: 3, from: 26, to: 100 },
})
