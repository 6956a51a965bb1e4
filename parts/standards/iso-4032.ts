import { coarsePitch } from './iso-261.ts'
import { tableOf } from './table.ts'

/** ISO 4032: hexagon nuts, style 1. Width across flats and greatest height. */
export const iso4032 = tableOf('ISO 4032', {
  3: { s: 5.5, m: 2.4 },
  4: { s: 7, m: 3.2 },
  5: { s: 8, m: 4.7 },
  6: { s: 10, m: 5.2 },
  8: { s: 13, m: 6.8 },
  10: { s: 16, m: 8.4 },
  12: { s: 18, m: 10.8 },
  16: { s: 24, m: 14.8 },
  20: { s: 30, m: 18 },
  24: { s: 36, m: 21.5 },
  30: { s: 46, m: 25.6 },
  36: { s: 55, m: 31 },
})

/** A hexagon nut of this thread in mm. */
export function hexagonNut(d: number) {
  return { d, P: coarsePitch(d), ...iso4032.row(d) }
}
