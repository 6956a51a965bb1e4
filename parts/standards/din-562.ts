import { coarsePitch } from './iso-261.ts'
import { tableOf } from './table.ts'

/** DIN 562: thin square nuts without chamfer. Width across flats and height. */
export const din562 = tableOf('DIN 562', {
  1.6: { s: 3.2, m: 1 },
  2: { s: 4, m: 1.2 },
  2.5: { s: 5, m: 1.6 },
  3: { s: 5.5, m: 1.8 },
  4: { s: 7, m: 2.2 },
  5: { s: 8, m: 2.7 },
  6: { s: 10, m: 3.2 },
  8: { s: 13, m: 4 },
  10: { s: 17, m: 5 },
})

/** A thin square nut of this thread in mm. */
export function thinSquareNut(d: number) {
  return { d, P: coarsePitch(d), ...din562.row(d) }
}
