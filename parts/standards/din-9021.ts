import { tableOf } from './table.ts'

/**
 * DIN 9021: plain washers three threads wide, by the thread they are for. Hole and outside as cq_warehouse has them under ISO 7093;
 * nominal thickness, of which it has the greatest.
 */
export const din9021 = tableOf('DIN 9021', {
  3: { d1: 3.2, d2: 9, h: 0.8 },
  3.5: { d1: 3.7, d2: 11, h: 0.8 },
  4: { d1: 4.3, d2: 12, h: 1 },
  5: { d1: 5.3, d2: 15, h: 1.2 },
  6: { d1: 6.4, d2: 18, h: 1.6 },
  7: { d1: 7.4, d2: 22, h: 2 },
  8: { d1: 8.4, d2: 24, h: 2 },
  10: { d1: 10.5, d2: 30, h: 2.5 },
  12: { d1: 13, d2: 37, h: 3 },
  14: { d1: 15, d2: 44, h: 3 },
  16: { d1: 17, d2: 50, h: 3 },
  18: { d1: 20, d2: 56, h: 4 },
  20: { d1: 22, d2: 60, h: 4 },
  24: { d1: 26, d2: 72, h: 5 },
  30: { d1: 33, d2: 92, h: 6 },
  36: { d1: 39, d2: 110, h: 8 },
})
