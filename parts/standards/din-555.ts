import { coarsePitch } from './iso-261.ts'
import { tableOf } from './table.ts'

/**
 * DIN 555: hexagon nuts, product grade C. Width across flats and greatest height. The source lists them as ISO 4034, whose newer
 * edition has higher nuts. M60 has the pitch of ISO 261: the source says 6 mm.
 */
export const din555 = tableOf('DIN 555', {
  5: { s: 8, m: 4 },
  6: { s: 10, m: 5 },
  8: { s: 13, m: 6.5 },
  10: { s: 17, m: 8 },
  12: { s: 19, m: 10 },
  16: { s: 24, m: 13 },
  20: { s: 30, m: 16 },
  22: { s: 32, m: 18 },
  24: { s: 36, m: 19 },
  27: { s: 41, m: 22 },
  30: { s: 46, m: 24 },
  33: { s: 50, m: 26 },
  39: { s: 60, m: 31 },
  42: { s: 65, m: 34 },
  45: { s: 70, m: 36 },
  48: { s: 75, m: 38 },
  52: { s: 80, m: 42 },
  56: { s: 85, m: 45 },
  60: { s: 90, m: 48 },
  64: { s: 95, m: 51 },
})

/** A hexagon nut of product grade C, of this thread in mm. */
export function roughNut(d: number) {
  return { d, P: coarsePitch(d), ...din555.row(d) }
}
