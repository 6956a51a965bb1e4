import { tableOf } from './table.ts'

/**
 * ISO 8734: parallel pins of hardened steel and martensitic stainless steel, by their diameter. The length of the
 * chamfers of their ends (c). Also the shortest and the longest of the preferred lengths.
 */
export const iso8734 = tableOf('ISO 8734', {
  1: { c: 0.2, from: 3, to: 10 },
  1.5: { c: 0.3, from: 4, to: 16 },
  2: { c: 0.35, from: 5, to: 20 },
  2.5: { c: 0.4, from: 6, to: 24 },
  3: { c: 0.5, from: 8, to: 30 },
  4: { c: 0.63, from: 10, to: 40 },
  5: { c: 0.8, from: 12, to: 50 },
  6: { c: 1.2, from: 14, to: 60 },
  8: { c: 1.6, from: 18, to: 80 },
  10: { c: 2, from: 22, to: 100 },
  12: { c: 2.5, from: 26, to: 100 },
  16: { c: 3, from: 40, to: 100 },
  20: { c: 3.5, from: 50, to: 100 },
})
