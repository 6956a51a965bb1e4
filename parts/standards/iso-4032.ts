import { coarsePitch } from './iso-261.ts'
import { tableOf } from './table.ts'

/**
 * ISO 4032: hexagon nuts, style 1. Width across flats and greatest height. M14 as ISO 4014 and ISO 8673 have it: the source says
 * 22 across flats.
 */
export const iso4032 = tableOf('ISO 4032', {
  1.6: { s: 3.2, m: 1.3 },
  2: { s: 4, m: 1.6 },
  2.5: { s: 5, m: 2 },
  3: { s: 5.5, m: 2.4 },
  3.5: { s: 6, m: 2.8 },
  4: { s: 7, m: 3.2 },
  5: { s: 8, m: 4.7 },
  6: { s: 10, m: 5.2 },
  8: { s: 13, m: 6.8 },
  10: { s: 16, m: 8.4 },
  12: { s: 18, m: 10.8 },
  14: { s: 21, m: 12.8 },
  16: { s: 24, m: 14.8 },
  18: { s: 27, m: 15.8 },
  20: { s: 30, m: 18 },
  22: { s: 34, m: 19.4 },
  24: { s: 36, m: 21.5 },
  27: { s: 41, m: 23.8 },
  30: { s: 46, m: 25.6 },
  33: { s: 50, m: 28.7 },
  36: { s: 55, m: 31 },
  39: { s: 60, m: 33.4 },
  42: { s: 65, m: 34 },
  45: { s: 70, m: 36 },
  48: { s: 75, m: 38 },
  52: { s: 80, m: 42 },
  56: { s: 85, m: 45 },
  60: { s: 90, m: 48 },
  64: { s: 95, m: 51 },
})

/** A hexagon nut of this thread in mm. */
export function hexagonNut(d: number) {
  return { d, P: coarsePitch(d), ...iso4032.row(d) }
}
