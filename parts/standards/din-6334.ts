import { coarsePitch } from './iso-261.ts'
import { tableOf } from './table.ts'

/** DIN 6334: coupling nuts, three diameters high. Width across flats and height. */
export const din6334 = tableOf('DIN 6334', {
  6: { s: 10, m: 18 },
  8: { s: 13, m: 24 },
  10: { s: 17, m: 30 },
  12: { s: 19, m: 36 },
  16: { s: 24, m: 48 },
  20: { s: 30, m: 54 },
})

/** A coupling nut of this thread in mm. */
export function couplingNut(d: number) {
  return { d, P: coarsePitch(d), ...din6334.row(d) }
}
