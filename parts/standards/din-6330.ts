import { coarsePitch } from './iso-261.ts'
import { tableOf } from './table.ts'

/**
 * DIN 6330-B: hexagon nuts 1.5 diameters high with a spherical face. Width across flats, height, diameter at which the sphere begins
 * and its radius.
 */
export const din6330 = tableOf('DIN 6330', {
  6: { s: 10, m: 9, d1: 7, r: 9 },
  8: { s: 13, m: 12, d1: 9, r: 11 },
  10: { s: 16, m: 15, d1: 11.5, r: 15 },
  12: { s: 18, m: 18, d1: 14, r: 17 },
  16: { s: 24, m: 24, d1: 18, r: 22 },
  20: { s: 30, m: 30, d1: 22, r: 27 },
  24: { s: 36, m: 36, d1: 26, r: 32 },
  30: { s: 46, m: 45, d1: 32, r: 41 },
  36: { s: 55, m: 54, d1: 38, r: 50 },
  42: { s: 65, m: 63, d1: 44, r: 58 },
  48: { s: 75, m: 72, d1: 52, r: 67 },
})

/** A nut with a spherical face, of this thread in mm. */
export function sphericalNut(d: number) {
  return { d, P: coarsePitch(d), ...din6330.row(d) }
}
