import { coarsePitch } from './iso-261.ts'
import { tableOf } from './table.ts'

/**
 * DIN 315: wing nuts. Wing span, height over all, hub height, its diameters at foot and top, thickness of the wings; between the
 * limits of the standard, M8 near the upper one.
 */
export const din315 = tableOf('DIN 315', {
  4: { e: 19, h: 9.5, m: 3.9, d2: 7, d3: 6.25, g: 1.7 },
  5: { e: 25, h: 12, m: 5.25, d2: 9.5, d3: 8.25, g: 2.15 },
  6: { e: 31.5, h: 16, m: 6.5, d2: 11.5, d3: 10, g: 2.4 },
  8: { e: 39, h: 20, m: 8, d2: 16, d3: 13, g: 3.3 },
  10: { e: 49.5, h: 24, m: 10, d2: 18.5, d3: 15.5, g: 4.5 },
  12: { e: 63.5, h: 27.25, m: 12, d2: 21.5, d3: 18.5, g: 5.25 },
  16: { e: 71.5, h: 36.25, m: 14.5, d2: 27.5, d3: 22, g: 6.55 },
  20: { e: 88, h: 45.25, m: 18.5, d2: 33.5, d3: 28, g: 7.05 },
  24: { e: 108, h: 55, m: 22.5, d2: 42.5, d3: 36.25, g: 9.55 },
})

/** A wing nut of this thread in mm. */
export function wingNut(d: number) {
  return { d, P: coarsePitch(d), ...din315.row(d) }
}
