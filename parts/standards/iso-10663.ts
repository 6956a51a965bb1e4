import { tableOf } from './table.ts'

/**
 * ISO 10663: hexagon nuts with flange and fine pitch thread. Width across flats, greatest height, greatest diameter of the flange and
 * its least thickness at the rim, pitches.
 */
export const iso10663 = tableOf('ISO 10663', {
  8: { s: 13, m: 8, dc: 17.9, c: 1.2, P: [1] },
  10: { s: 15, m: 10, dc: 21.8, c: 1.5, P: [1, 1.25] },
  12: { s: 18, m: 12, dc: 26, c: 1.8, P: [1.25, 1.5] },
  14: { s: 21, m: 14, dc: 29.9, c: 2.1, P: [1.5] },
  16: { s: 24, m: 16, dc: 34.5, c: 2.4, P: [1.5] },
  20: { s: 30, m: 20, dc: 42.8, c: 3, P: [1.5] },
})

/** A nut with flange, of this thread and pitch in mm. */
export function fineFlangeNut(d: number, P: number) {
  const { s, m, dc, c } = iso10663.row(d)
  return { d, P, s, m, dc, c }
}
