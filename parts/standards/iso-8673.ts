import { tableOf } from './table.ts'

/**
 * ISO 8673: hexagon nuts, style 1, with fine pitch thread. Width across flats, greatest height, pitches.
 */
export const iso8673 = tableOf('ISO 8673', {
  8: { s: 13, m: 6.8, P: [1] },
  10: { s: 16, m: 8.4, P: [1, 1.25] },
  12: { s: 18, m: 10.8, P: [1.25, 1.5] },
  14: { s: 21, m: 12.8, P: [1.5] },
  16: { s: 24, m: 14.8, P: [1.5] },
  18: { s: 27, m: 15.8, P: [1.5] },
  20: { s: 30, m: 18, P: [1.5, 2] },
  22: { s: 34, m: 19.4, P: [1.5] },
  24: { s: 36, m: 21.5, P: [2] },
  27: { s: 41, m: 23.8, P: [2] },
  30: { s: 46, m: 25.6, P: [2] },
  33: { s: 50, m: 28.7, P: [2] },
  36: { s: 55, m: 31, P: [3] },
  39: { s: 60, m: 33.4, P: [3] },
  42: { s: 65, m: 34, P: [3] },
  45: { s: 70, m: 36, P: [3] },
  48: { s: 75, m: 38, P: [3] },
  52: { s: 80, m: 42, P: [4] },
  56: { s: 85, m: 45, P: [4] },
  60: { s: 90, m: 48, P: [4] },
  64: { s: 95, m: 51, P: [4] },
})

/** A hexagon nut of this thread and pitch in mm. */
export function fineNut(d: number, P: number) {
  const { s, m } = iso8673.row(d)
  return { d, P, s, m }
}
