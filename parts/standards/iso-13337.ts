import { tableOf } from './table.ts'

/**
 * ISO 13337: slotted spring pins, light duty, by the diameter of their hole. The mean outer diameter before they are
 * driven in (d1), the length of the chamfers (a) and the thickness of the strip (s). Also the shortest and the longest
 * of the preferred lengths.
 */
export const iso13337 = tableOf('ISO 13337', {
  2: { d1: 2.35, a: 0.3, s: 0.2, from: 4, to: 30 },
  2.5: { d1: 2.85, a: 0.35, s: 0.25, from: 4, to: 30 },
  3: { d1: 3.4, a: 0.35, s: 0.3, from: 4, to: 40 },
  3.5: { d1: 3.9, a: 0.4, s: 0.35, from: 4, to: 40 },
  4: { d1: 4.5, a: 0.6, s: 0.5, from: 4, to: 50 },
  4.5: { d1: 5, a: 0.6, s: 0.5, from: 6, to: 50 },
  5: { d1: 5.5, a: 0.6, s: 0.5, from: 6, to: 80 },
  6: { d1: 6.55, a: 0.8, s: 0.75, from: 10, to: 100 },
  8: { d1: 8.65, a: 1.65, s: 0.75, from: 10, to: 120 },
  10: { d1: 10.65, a: 2.2, s: 1, from: 10, to: 160 },
  12: { d1: 12.65, a: 2.2, s: 1, from: 10, to: 180 },
  13: { d1: 13.65, a: 2.2, s: 1.2, from: 10, to: 180 },
  14: { d1: 14.65, a: 2.2, s: 1.5, from: 10, to: 200 },
  16: { d1: 16.65, a: 2.2, s: 1.5, from: 10, to: 200 },
  18: { d1: 18.7, a: 2.2, s: 1.7, from: 10, to: 200 },
  20: { d1: 20.7, a: 2.2, s: 2, from: 10, to: 200 },
  21: { d1: 21.7, a: 2.2, s: 2, from: 14, to: 200 },
  25: { d1: 25.7, a: 3.2, s: 2, from: 14, to: 200 },
  28: { d1: 28.7, a: 3.2, s: 2.5, from: 14, to: 200 },
  30: { d1: 30.7, a: 3.2, s: 2.5, from: 14, to: 200 },
  35: { d1: 35.7, a: 3.3, s: 3.5, from: 20, to: 200 },
  40: { d1: 40.7, a: 4.3, s: 4, from: 20, to: 200 },
  45: { d1: 45.7, a: 4.3, s: 4, from: 20, to: 200 },
  50: { d1: 50.7, a: 4.3, s: 5, from: 20, to: 200 },
})
