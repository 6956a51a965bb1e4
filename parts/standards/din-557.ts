import { coarsePitch } from './iso-261.ts'
import { tableOf } from './table.ts'

/** DIN 557: square nuts, chamfered on one side. Width across flats and height. */
export const din557 = tableOf('DIN 557', {
  4: { s: 7, m: 3.2 },
  5: { s: 8, m: 4 },
  6: { s: 10, m: 5 },
  8: { s: 13, m: 6.5 },
  10: { s: 17, m: 8 },
  12: { s: 19, m: 10 },
  16: { s: 24, m: 13 },
})

/** A square nut of this thread in mm. */
export function squareNut(d: number) {
  return { d, P: coarsePitch(d), ...din557.row(d) }
}
