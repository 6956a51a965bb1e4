import { coarsePitch } from './iso-261.ts'
import { tableOf } from './table.ts'

/**
 * EN 1661: hexagon nuts with flange. Width across flats, greatest height, greatest diameter of the flange and its least thickness at
 * the rim.
 */
export const en1661 = tableOf('EN 1661', {
  5: { s: 8, m: 5, dc: 11.8, c: 1 },
  6: { s: 10, m: 6, dc: 14.2, c: 1.1 },
  8: { s: 13, m: 8, dc: 17.9, c: 1.2 },
  10: { s: 16, m: 10, dc: 21.8, c: 1.5 },
  12: { s: 18, m: 12, dc: 26, c: 1.8 },
  14: { s: 21, m: 14, dc: 29.9, c: 2.1 },
  16: { s: 24, m: 16, dc: 34.5, c: 2.4 },
  20: { s: 30, m: 20, dc: 42.8, c: 3 },
})

/** A nut with flange to EN 1661, of this thread in mm. */
export function flangeNutEn(d: number) {
  return { d, P: coarsePitch(d), ...en1661.row(d) }
}
