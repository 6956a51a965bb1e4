import { tableOf } from './table.ts'

/**
 * ISO 8750: coiled spring pins, standard duty, by the diameter of their hole. The mean outer diameter before they are
 * driven in (d1), the diameter and the length of the swaged ends (d2, a) and the thickness of the strip (s). Also the
 * shortest and the longest of the preferred lengths.
 */
export const iso8750 = tableOf('ISO 8750', {
  0.8: { d1: 0.88, d2: 0.75, a: 0.3, s: 0.07, from: 4, to: 16 },
  1: { d1: 1.1, d2: 0.95, a: 0.3, s: 0.08, from: 4, to: 16 },
  1.2: { d1: 1.3, d2: 1.15, a: 0.4, s: 0.1, from: 4, to: 16 },
  1.5: { d1: 1.675, d2: 1.4, a: 0.5, s: 0.13, from: 4, to: 24 },
  2: { d1: 2.19, d2: 1.9, a: 0.7, s: 0.17, from: 4, to: 40 },
  2.5: { d1: 2.715, d2: 2.4, a: 0.7, s: 0.21, from: 5, to: 45 },
  3: { d1: 3.225, d2: 2.9, a: 0.8, s: 0.25, from: 6, to: 50 },
  3.5: { d1: 3.755, d2: 3.4, a: 1, s: 0.29, from: 6, to: 50 },
  4: { d1: 4.3, d2: 3.9, a: 1.1, s: 0.33, from: 8, to: 60 },
  5: { d1: 5.375, d2: 4.85, a: 1.3, s: 0.42, from: 10, to: 60 },
  6: { d1: 6.375, d2: 5.85, a: 1.5, s: 0.5, from: 12, to: 75 },
  8: { d1: 8.465, d2: 7.8, a: 2, s: 0.67, from: 16, to: 120 },
  10: { d1: 10.575, d2: 9.75, a: 2.5, s: 0.84, from: 20, to: 120 },
  12: { d1: 12.625, d2: 11.7, a: 3, s: 1, from: 24, to: 160 },
  14: { d1: 14.7, d2: 13.6, a: 3.5, s: 1.2, from: 28, to: 200 },
  16: { d1: 16.725, d2: 15.6, a: 4, s: 1.3, from: 32, to: 200 },
  20: { d1: 20.75, d2: 19.6, a: 4.5, s: 1.7, from: 45, to: 200 },
})
