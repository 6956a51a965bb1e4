import { coarsePitch } from './iso-261.ts'
import { tableOf } from './table.ts'

/**
 * ISO 7041: hexagon lock nuts with a nylon insert, style 2. Width across flats, greatest height over all and least height of the hexagon.
 */
export const iso7041 = tableOf('ISO 7041', {
  5: { s: 8, h: 7.2, m: 4.8 },
  6: { s: 10, h: 8.5, m: 5.4 },
  8: { s: 13, h: 10.2, m: 7.14 },
  10: { s: 16, h: 12.8, m: 8.94 },
  12: { s: 18, h: 16.1, m: 11.57 },
  14: { s: 21, h: 18.3, m: 13.4 },
  16: { s: 24, h: 20.7, m: 15.7 },
  20: { s: 30, h: 25.1, m: 19 },
  24: { s: 36, h: 29.5, m: 22.6 },
  30: { s: 46, h: 35.6, m: 27.3 },
  36: { s: 55, h: 42.6, m: 33.1 },
})

/** A lock nut with a nylon insert, of this thread in mm. */
export function highInsertNut(d: number) {
  return { d, P: coarsePitch(d), ...iso7041.row(d) }
}
