import { tableOf } from './table.ts'

/**
 * Bonded seals (Usit rings) by the thread that they seal: inside and outside diameter (d1, d2), thickness of the washer (s) and
 * height of the lip (h). As https://github.com/juergenaltemeier/SealsWorkbench lists them.
 */
export const bondedSeals = tableOf('bonded seals', {
  3: { d1: 3.6, d2: 7.5, s: 1, h: 1.2 },
  4: { d1: 4.6, d2: 9, s: 1, h: 1.2 },
  5: { d1: 5.6, d2: 10, s: 1, h: 1.2 },
  6: { d1: 6.7, d2: 11, s: 1, h: 1.2 },
  8: { d1: 8.7, d2: 13, s: 1, h: 1.2 },
  10: { d1: 10.7, d2: 16, s: 1.5, h: 2 },
  12: { d1: 12.7, d2: 18, s: 1.5, h: 2 },
  14: { d1: 14.7, d2: 22, s: 1.5, h: 2 },
  16: { d1: 16.7, d2: 24, s: 1.5, h: 2 },
  18: { d1: 18.7, d2: 26, s: 1.5, h: 2 },
  20: { d1: 20.7, d2: 28, s: 1.5, h: 2 },
  22: { d1: 22.7, d2: 30, s: 2, h: 2.5 },
  24: { d1: 24.7, d2: 32, s: 2, h: 2.5 },
  26: { d1: 26.7, d2: 35, s: 2, h: 2.5 },
  27: { d1: 27.7, d2: 36, s: 2, h: 2.5 },
  30: { d1: 30.7, d2: 39, s: 2, h: 2.5 },
  33: { d1: 33.7, d2: 42, s: 2, h: 2.5 },
  36: { d1: 36.7, d2: 46, s: 2, h: 2.5 },
  42: { d1: 42.7, d2: 51, s: 2, h: 2.5 },
  48: { d1: 48.7, d2: 59, s: 2, h: 2.5 },
  52: { d1: 52.7, d2: 64, s: 2, h: 2.5 },
  60: { d1: 60.7, d2: 73, s: 2, h: 2.5 },
})
