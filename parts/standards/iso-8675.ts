import { tableOf } from './table.ts'

/** ISO 8675: thin hexagon nuts with fine pitch thread. Width across flats, greatest height, pitches. */
export const iso8675 = tableOf('ISO 8675', {
  8: { s: 13, m: 4, P: [1] },
  10: { s: 16, m: 5, P: [1, 1.25] },
  12: { s: 18, m: 6, P: [1.25, 1.5] },
  14: { s: 21, m: 7, P: [1.5] },
  16: { s: 24, m: 8, P: [1.5] },
  18: { s: 27, m: 9, P: [1.5] },
  20: { s: 30, m: 10, P: [1.5, 2] },
  22: { s: 34, m: 11, P: [1.5] },
  24: { s: 36, m: 12, P: [2] },
  27: { s: 41, m: 13.5, P: [2] },
  30: { s: 46, m: 15, P: [2] },
  33: { s: 50, m: 16.5, P: [2] },
  36: { s: 55, m: 18, P: [3] },
  39: { s: 60, m: 19.5, P: [3] },
  42: { s: 65, m: 21, P: [3] },
  45: { s: 70, m: 22.5, P: [3] },
  48: { s: 75, m: 24, P: [3] },
  52: { s: 80, m: 26, P: [4] },
  56: { s: 85, m: 28, P: [4] },
  60: { s: 90, m: 30, P: [4] },
  64: { s: 95, m: 32, P: [4] },
})

/** A thin hexagon nut of this thread and pitch in mm. */
export function thinFineNut(d: number, P: number) {
  const { s, m } = iso8675.row(d)
  return { d, P, s, m }
}
