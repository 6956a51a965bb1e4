import { tableOf } from './table.ts'

/** ISO 12125: lock nuts with flange, nylon insert and fine pitch thread. Columns as ISO 7043, pitches. */
export const iso12125 = tableOf('ISO 12125', {
  8: { s: 13, h: 11.1, m: 7.64, dc: 17.9, c: 1.2, P: [1] },
  10: { s: 15, h: 13.5, m: 9.64, dc: 21.8, c: 1.5, P: [1, 1.25] },
  12: { s: 18, h: 16.1, m: 11.57, dc: 26, c: 1.8, P: [1.25, 1.5] },
  14: { s: 21, h: 18.2, m: 13.3, dc: 29.9, c: 2.1, P: [1.5] },
  16: { s: 24, h: 20.3, m: 15.3, dc: 34.5, c: 2.4, P: [1.5] },
  20: { s: 30, h: 24.8, m: 18.7, dc: 42.8, c: 3, P: [1.5] },
})

/** A lock nut with flange and nylon insert, of this thread and pitch in mm. */
export function fineFlangeInsertNut(d: number, P: number) {
  const { s, h, m, dc, c } = iso12125.row(d)
  return { d, P, s, h, m, dc, c }
}
