import { tableOf } from './table.ts'

/**
 * ISO 8752: slotted spring pins, heavy duty, by the diameter of their hole. The mean outer diameter before they are
 * driven in (d1), the length of the chamfers (a) and the thickness of the strip (s). From 12 mm on as Spirol lists
 * them, with the chamfers of Vogelsang. Also the shortest and the longest of the preferred lengths.
 */
export const iso8752 = tableOf('ISO 8752', {
  1: { d1: 1.25, a: 0.25, s: 0.2, from: 4, to: 20 },
  1.5: { d1: 1.75, a: 0.35, s: 0.3, from: 4, to: 20 },
  2: { d1: 2.35, a: 0.45, s: 0.4, from: 4, to: 30 },
  2.5: { d1: 2.85, a: 0.5, s: 0.5, from: 4, to: 30 },
  3: { d1: 3.4, a: 0.6, s: 0.6, from: 4, to: 40 },
  3.5: { d1: 3.9, a: 0.7, s: 0.75, from: 4, to: 40 },
  4: { d1: 4.5, a: 0.75, s: 0.8, from: 4, to: 50 },
  4.5: { d1: 5, a: 0.9, s: 1, from: 5, to: 50 },
  5: { d1: 5.5, a: 1, s: 1, from: 5, to: 80 },
  6: { d1: 6.55, a: 1.3, s: 1.2, from: 10, to: 100 },
  8: { d1: 8.65, a: 1.8, s: 1.5, from: 10, to: 120 },
  10: { d1: 10.65, a: 2.2, s: 2, from: 10, to: 160 },
  12: { d1: 12.65, a: 2.2, s: 2.5, from: 10, to: 180 },
  14: { d1: 14.65, a: 2.2, s: 3, from: 10, to: 200 },
  16: { d1: 16.65, a: 2.2, s: 3, from: 10, to: 200 },
  18: { d1: 18.7, a: 2.2, s: 3.5, from: 10, to: 200 },
  20: { d1: 20.7, a: 3.2, s: 4, from: 10, to: 200 },
})
