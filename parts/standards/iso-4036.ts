import { coarsePitch } from './iso-261.ts'
import { tableOf } from './table.ts'

/** ISO 4036: thin hexagon nuts without chamfer. Width across flats and greatest height. */
export const iso4036 = tableOf('ISO 4036', {
  1.6: { s: 3.2, m: 1 },
  2: { s: 4, m: 1.2 },
  2.5: { s: 5, m: 1.6 },
  3: { s: 5.5, m: 1.8 },
  3.5: { s: 6, m: 2 },
  4: { s: 7, m: 2.2 },
  5: { s: 8, m: 2.7 },
  6: { s: 10, m: 3.2 },
  8: { s: 13, m: 4 },
  10: { s: 16, m: 5 },
})

/** A thin hexagon nut without chamfer, of this thread in mm. */
export function unchamferedThinNut(d: number) {
  return { d, P: coarsePitch(d), ...iso4036.row(d) }
}
