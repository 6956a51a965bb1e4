import { coarsePitch } from './iso-261.ts'
import { tableOf } from './table.ts'

/**
 * ISO 7043: lock nuts with flange and nylon insert. Width across flats, greatest height over all, height of the hexagon over the
 * bearing face, greatest diameter of the flange and its least thickness at the rim.
 */
export const iso7043 = tableOf('ISO 7043', {
  5: { s: 8, h: 7.1, m: 4.7, dc: 11.8, c: 1 },
  6: { s: 10, h: 9.1, m: 5.7, dc: 14.2, c: 1.1 },
  8: { s: 13, h: 11.1, m: 7.64, dc: 17.9, c: 1.2 },
  10: { s: 15, h: 13.5, m: 9.64, dc: 21.8, c: 1.5 },
  12: { s: 18, h: 16.1, m: 11.57, dc: 26, c: 1.8 },
  14: { s: 21, h: 18.2, m: 13.3, dc: 29.9, c: 2.1 },
  16: { s: 24, h: 20.3, m: 15.3, dc: 34.5, c: 2.4 },
  20: { s: 30, h: 24.8, m: 18.7, dc: 42.8, c: 3 },
})

/** A lock nut with flange and nylon insert, of this thread in mm. */
export function flangeInsertNut(d: number) {
  return { d, P: coarsePitch(d), ...iso7043.row(d) }
}
