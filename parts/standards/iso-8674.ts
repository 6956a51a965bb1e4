import { tableOf } from './table.ts'

/**
 * ISO 8674: high hexagon nuts, style 2, with fine pitch thread. Width across flats, greatest height, pitches.
 */
export const iso8674 = tableOf('ISO 8674', {
  8: { s: 13, m: 7.5, P: [1] },
  10: { s: 16, m: 9.3, P: [1, 1.25] },
  12: { s: 18, m: 12, P: [1.25, 1.5] },
  14: { s: 21, m: 14.1, P: [1.5] },
  16: { s: 24, m: 16.4, P: [1.5] },
  18: { s: 27, m: 17.6, P: [1.5] },
  20: { s: 30, m: 20.3, P: [1.5, 2] },
  22: { s: 34, m: 21.8, P: [1.5] },
  24: { s: 36, m: 23.9, P: [2] },
  27: { s: 41, m: 26.7, P: [2] },
  30: { s: 46, m: 28.6, P: [2] },
  33: { s: 50, m: 32.5, P: [2] },
  36: { s: 55, m: 34.7, P: [3] },
})

/** A high hexagon nut of this thread and pitch in mm. */
export function highFineNut(d: number, P: number) {
  const { s, m } = iso8674.row(d)
  return { d, P, s, m }
}
