import { coarsePitch } from './iso-261.ts'
import { tableOf } from './table.ts'

/**
 * ISO 10511: thin hexagon lock nuts with a nylon insert. Width across flats, greatest height over all and least height of the hexagon.
 */
export const iso10511 = tableOf('ISO 10511', {
  3: { s: 5.5, h: 3.9, m: 1.55 },
  4: { s: 7, h: 5, m: 1.95 },
  5: { s: 8, h: 5, m: 2.45 },
  6: { s: 10, h: 6, m: 2.9 },
  8: { s: 13, h: 6.76, m: 3.7 },
  10: { s: 16, h: 8.56, m: 4.7 },
  12: { s: 18, h: 10.23, m: 5.7 },
  14: { s: 21, h: 11.32, m: 6.42 },
  16: { s: 24, h: 12.42, m: 7.42 },
  20: { s: 30, h: 14.9, m: 9.1 },
  24: { s: 36, h: 17.8, m: 10.9 },
  30: { s: 46, h: 22.2, m: 13.9 },
  36: { s: 55, h: 25.5, m: 16.9 },
})

/** A lock nut with a nylon insert, of this thread in mm. */
export function thinInsertNut(d: number) {
  return { d, P: coarsePitch(d), ...iso10511.row(d) }
}
