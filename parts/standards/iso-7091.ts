import { tableOf } from './table.ts'

/**
 * ISO 7091: plain washers of product grade C, normal series, by the thread they are for. Hole, outside, thickness.
 */
export const iso7091 = tableOf('ISO 7091', {
  1.6: { d1: 1.8, d2: 4, h: 0.3 },
  2: { d1: 2.4, d2: 5, h: 0.3 },
  2.5: { d1: 2.9, d2: 6, h: 0.5 },
  3: { d1: 3.4, d2: 7, h: 0.5 },
  4: { d1: 4.5, d2: 9, h: 0.8 },
  5: { d1: 5.5, d2: 10, h: 1 },
  6: { d1: 6.6, d2: 12, h: 1.6 },
  8: { d1: 9, d2: 16, h: 1.6 },
  10: { d1: 11, d2: 20, h: 2 },
  12: { d1: 13.5, d2: 24, h: 2.5 },
  16: { d1: 17.5, d2: 30, h: 3 },
  20: { d1: 22, d2: 37, h: 3 },
  24: { d1: 26, d2: 44, h: 4 },
  30: { d1: 33, d2: 56, h: 4 },
  36: { d1: 39, d2: 66, h: 5 },
  42: { d1: 45, d2: 78, h: 8 },
  48: { d1: 52, d2: 92, h: 8 },
  56: { d1: 62, d2: 105, h: 10 },
  64: { d1: 70, d2: 115, h: 10 },
})
