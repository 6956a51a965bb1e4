import { tableOf } from './table.ts'

/**
 * DIN 6796: conical spring washers for bolted joints, by the thread they are for. Hole, outside, thickness, greatest free height, as
 * Aspen Fasteners have them.
 */
export const din6796 = tableOf('DIN 6796', {
  2: { d1: 2.2, d2: 5, s: 0.4, h: 0.6 },
  2.5: { d1: 2.7, d2: 6, s: 0.5, h: 0.72 },
  3: { d1: 3.2, d2: 7, s: 0.6, h: 0.85 },
  3.5: { d1: 3.7, d2: 8, s: 0.8, h: 1.06 },
  4: { d1: 4.3, d2: 9, s: 1, h: 1.3 },
  5: { d1: 5.3, d2: 11, s: 1.2, h: 1.55 },
  6: { d1: 6.4, d2: 14, s: 1.5, h: 2 },
  7: { d1: 7.4, d2: 17, s: 1.75, h: 2.3 },
  8: { d1: 8.4, d2: 18, s: 2, h: 2.6 },
  10: { d1: 10.5, d2: 23, s: 2.5, h: 3.2 },
  12: { d1: 13, d2: 29, s: 3, h: 3.95 },
  14: { d1: 15, d2: 35, s: 3.5, h: 4.65 },
  16: { d1: 17, d2: 39, s: 4, h: 5.25 },
  18: { d1: 19, d2: 42, s: 4.5, h: 5.6 },
  20: { d1: 21, d2: 45, s: 5, h: 6.4 },
  22: { d1: 23, d2: 49, s: 5.5, h: 7.05 },
  24: { d1: 25, d2: 56, s: 6, h: 7.75 },
  27: { d1: 28, d2: 60, s: 6.5, h: 8.35 },
  30: { d1: 31, d2: 70, s: 7, h: 9.2 },
})
