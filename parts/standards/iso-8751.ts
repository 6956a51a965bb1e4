import { tableOf } from './table.ts'

/**
 * ISO 8751: coiled spring pins, light duty, by the diameter of their hole. The mean outer diameter before they are
 * driven in (d1), the diameter and the length of the swaged ends (d2, a) and the thickness of the strip (s). Also the
 * shortest and the longest of the preferred lengths. What the source calls 1.2 mm is 1.5: its diameters are.
 */
export const iso8751 = tableOf('ISO 8751', {
  1.5: { d1: 1.685, d2: 1.4, a: 0.5, s: 0.08, from: 4, to: 24 },
  2: { d1: 2.205, d2: 1.9, a: 0.7, s: 0.11, from: 4, to: 40 },
  2.5: { d1: 2.735, d2: 2.4, a: 0.7, s: 0.14, from: 5, to: 45 },
  3: { d1: 3.25, d2: 2.9, a: 0.9, s: 0.17, from: 5, to: 50 },
  3.5: { d1: 3.77, d2: 3.4, a: 1, s: 0.19, from: 5, to: 50 },
  4: { d1: 4.325, d2: 3.9, a: 1.1, s: 0.22, from: 8, to: 60 },
  5: { d1: 5.35, d2: 4.85, a: 1.3, s: 0.28, from: 10, to: 60 },
  6: { d1: 6.4, d2: 5.85, a: 1.5, s: 0.33, from: 12, to: 75 },
  8: { d1: 8.475, d2: 7.8, a: 2, s: 0.45, from: 16, to: 120 },
})
