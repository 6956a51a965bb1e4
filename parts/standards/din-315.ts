import { coarsePitch } from './iso-261.ts'
import { tableOf } from './table.ts'

/** DIN 315: wing nuts. Wing span, height over all, hub height, its diameters at foot and top, thickness of the wings. */
export const din315 = tableOf('DIN 315', {
  8: { e: 39, h: 20, m: 8, d2: 16, d3: 13, g: 3.3 },
})

/** A wing nut of this thread in mm. */
export function wingNut(d: number) {
  return { d, P: coarsePitch(d), ...din315.row(d) }
}
