import { coarsePitch } from './iso-261.ts'
import { tableOf } from './table.ts'

/** DIN 1587: domed cap nuts. Width across flats, height over all and of the hexagon, dome, depth of the thread. */
export const din1587 = tableOf('DIN 1587', {
  8: { s: 13, h: 15, m: 6.5, dk: 12.5, t: 11 },
})

/** A domed cap nut of this thread in mm. */
export function capNut(d: number) {
  return { d, P: coarsePitch(d), ...din1587.row(d) }
}
