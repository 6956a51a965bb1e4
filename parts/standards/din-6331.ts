import { coarsePitch } from './iso-261.ts'
import { tableOf } from './table.ts'

/**
 * DIN 6331: hexagon nuts 1.5 diameters high with a collar. Width across flats, height over all, diameter and thickness of the collar.
 */
export const din6331 = tableOf('DIN 6331', {
  6: { s: 10, m: 9, d1: 14, a: 3 },
  8: { s: 13, m: 12, d1: 18, a: 3.5 },
  10: { s: 16, m: 15, d1: 22, a: 4 },
  12: { s: 18, m: 18, d1: 25, a: 4 },
  16: { s: 24, m: 24, d1: 31, a: 5 },
  20: { s: 30, m: 30, d1: 37, a: 6 },
  24: { s: 36, m: 36, d1: 45, a: 6 },
  27: { s: 41, m: 40, d1: 50, a: 7 },
  30: { s: 46, m: 45, d1: 58, a: 8 },
  36: { s: 55, m: 54, d1: 68, a: 10 },
  42: { s: 65, m: 63, d1: 80, a: 12 },
  48: { s: 75, m: 72, d1: 92, a: 14 },
})

/** A nut with a collar, of this thread in mm. */
export function collarNut(d: number) {
  return { d, P: coarsePitch(d), ...din6331.row(d) }
}
