import { coarsePitch } from './iso-261.ts'
import { tableOf } from './table.ts'

/**
 * ISO 7040: hexagon lock nuts with a nylon insert, style 1. Width across flats, greatest height over all and least height of the hexagon.
 */
export const iso7040 = tableOf('ISO 7040', {
  3: { s: 5.5, h: 4.5, m: 2.15 },
  4: { s: 7, h: 6, m: 2.9 },
  5: { s: 8, h: 6.8, m: 4.4 },
  6: { s: 10, h: 8, m: 4.9 },
  8: { s: 13, h: 9.5, m: 6.44 },
  10: { s: 16, h: 11.9, m: 8.04 },
  12: { s: 18, h: 14.9, m: 10.37 },
  14: { s: 21, h: 17, m: 12.1 },
  16: { s: 24, h: 19.1, m: 14.1 },
  20: { s: 30, h: 22.8, m: 16.9 },
  24: { s: 36, h: 27.1, m: 20.2 },
  30: { s: 46, h: 32.6, m: 24.3 },
  36: { s: 55, h: 38.9, m: 29.4 },
})

/** A lock nut with a nylon insert, of this thread in mm. */
export function insertNut(d: number) {
  return { d, P: coarsePitch(d), ...iso7040.row(d) }
}
