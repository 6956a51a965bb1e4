import { coarsePitch } from './iso-261.ts'
import { tableOf } from './table.ts'

/**
 * DIN 1587: domed cap nuts. Width across flats, height over all and of the hexagon, dome, depth of the thread. Heights of the hexagon
 * as cq_warehouse has them, the greatest; M5 as deep as GOST 11860-1 and manufacturers have it (the source: 6.5).
 */
export const din1587 = tableOf('DIN 1587', {
  4: { s: 7, h: 8, m: 3.2, dk: 6.5, t: 5.5 },
  5: { s: 8, h: 10, m: 4, dk: 7.5, t: 7.5 },
  6: { s: 10, h: 12, m: 5, dk: 9.5, t: 8 },
  8: { s: 13, h: 15, m: 6.5, dk: 12.5, t: 11 },
  10: { s: 16, h: 18, m: 8, dk: 15, t: 13 },
  12: { s: 18, h: 22, m: 10, dk: 17, t: 16 },
  14: { s: 21, h: 25, m: 11, dk: 20, t: 18 },
  16: { s: 24, h: 28, m: 13, dk: 23, t: 21 },
  18: { s: 27, h: 32, m: 15, dk: 26, t: 25 },
  20: { s: 30, h: 34, m: 16, dk: 28, t: 26 },
  22: { s: 34, h: 39, m: 18, dk: 33, t: 29 },
  24: { s: 36, h: 42, m: 19, dk: 34, t: 31 },
})

/** A domed cap nut of this thread in mm. */
export function capNut(d: number) {
  return { d, P: coarsePitch(d), ...din1587.row(d) }
}
