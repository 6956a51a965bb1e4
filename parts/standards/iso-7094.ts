import { tableOf } from './table.ts'

/**
 * ISO 7094: plain washers of product grade C, extra large series, by the thread they are for. Hole, outside, thickness.
 */
export const iso7094 = tableOf('ISO 7094', {
  5: { d1: 5.5, d2: 18, h: 2 },
  6: { d1: 6.6, d2: 22, h: 2 },
  8: { d1: 9, d2: 28, h: 3 },
  10: { d1: 11, d2: 34, h: 3 },
  12: { d1: 13.5, d2: 44, h: 4 },
  14: { d1: 15.5, d2: 50, h: 4 },
  16: { d1: 17.5, d2: 56, h: 5 },
  18: { d1: 20, d2: 60, h: 5 },
  20: { d1: 22, d2: 72, h: 6 },
  22: { d1: 24, d2: 80, h: 6 },
  24: { d1: 26, d2: 85, h: 6 },
  27: { d1: 30, d2: 98, h: 6 },
  30: { d1: 33, d2: 105, h: 6 },
  33: { d1: 36, d2: 115, h: 8 },
  36: { d1: 39, d2: 125, h: 8 },
})
