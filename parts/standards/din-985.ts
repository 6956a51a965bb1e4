import { coarsePitch } from './iso-261.ts'
import { tableOf } from './table.ts'

/** DIN 985: lock nuts with a nylon ring. Width across flats, height over all and of the hexagon. */
export const din985 = tableOf('DIN 985', {
  10: { s: 17, h: 10, m: 6 },
})

/** A lock nut of this thread in mm. */
export function lockNut(d: number) {
  return { d, P: coarsePitch(d), ...din985.row(d) }
}
