import { coarsePitch } from './iso-261.ts'
import { tableOf } from './table.ts'

/** DIN 439-B: thin hexagon nuts, chamfered. Width across flats and greatest height, as BOLTS has them. */
export const din439 = tableOf('DIN 439-B', {
  1.6: { s: 3.2, m: 1 },
  2: { s: 4, m: 1.2 },
  2.5: { s: 5, m: 1.6 },
  3: { s: 5.5, m: 1.8 },
  3.5: { s: 6, m: 2 },
  4: { s: 7, m: 2.2 },
  5: { s: 8, m: 2.7 },
  6: { s: 10, m: 3.2 },
  8: { s: 13, m: 4 },
  10: { s: 17, m: 5 },
  12: { s: 19, m: 6 },
  14: { s: 22, m: 7 },
  16: { s: 24, m: 8 },
  18: { s: 27, m: 9 },
  20: { s: 30, m: 10 },
  22: { s: 32, m: 11 },
  24: { s: 36, m: 12 },
  27: { s: 41, m: 13.5 },
  30: { s: 46, m: 15 },
  33: { s: 50, m: 16.5 },
  36: { s: 55, m: 18 },
  39: { s: 60, m: 19.5 },
  42: { s: 65, m: 21 },
  45: { s: 70, m: 22.5 },
  48: { s: 75, m: 24 },
  52: { s: 80, m: 26 },
  56: { s: 85, m: 28 },
  60: { s: 90, m: 30 },
  64: { s: 95, m: 32 },
})

/** A thin hexagon nut of this thread in mm. */
export function thinNutDin(d: number) {
  return { d, P: coarsePitch(d), ...din439.row(d) }
}
