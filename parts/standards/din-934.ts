import { tableOf } from './table.ts'

/**
 * DIN 934: hexagon nuts. Width across flats, greatest height; pitches, that of the coarse thread first.
 */
export const din934 = tableOf('DIN 934', {
  1.6: { s: 3.2, m: 1.3, P: [0.35] },
  2: { s: 4, m: 1.6, P: [0.4] },
  2.5: { s: 5, m: 2, P: [0.45] },
  3: { s: 5.5, m: 2.4, P: [0.5] },
  3.5: { s: 6, m: 2.8, P: [0.6] },
  4: { s: 7, m: 3.2, P: [0.7] },
  5: { s: 8, m: 4, P: [0.8] },
  6: { s: 10, m: 5, P: [1] },
  7: { s: 11, m: 5.5, P: [1] },
  8: { s: 13, m: 6.5, P: [1.25, 1] },
  10: { s: 17, m: 8, P: [1.5, 1, 1.25] },
  12: { s: 19, m: 10, P: [1.75, 1, 1.25, 1.5] },
  14: { s: 22, m: 11, P: [2, 1.5] },
  16: { s: 24, m: 13, P: [2, 1.5] },
  18: { s: 27, m: 15, P: [2.5, 1.5, 2] },
  20: { s: 30, m: 16, P: [2.5, 1.5, 2] },
  22: { s: 32, m: 18, P: [2.5, 1.5, 2] },
  24: { s: 36, m: 19, P: [3, 2] },
  27: { s: 41, m: 22, P: [3, 2] },
  30: { s: 46, m: 24, P: [3.5, 2] },
  33: { s: 50, m: 26, P: [3.5, 2] },
  36: { s: 55, m: 29, P: [4, 3] },
  39: { s: 60, m: 31, P: [4, 3] },
  42: { s: 65, m: 34, P: [4.5, 3] },
  45: { s: 70, m: 36, P: [4.5, 3] },
  48: { s: 75, m: 38, P: [5, 3] },
  52: { s: 80, m: 42, P: [5, 3] },
  56: { s: 85, m: 45, P: [5.5, 4] },
  60: { s: 90, m: 48, P: [5.5, 4] },
  64: { s: 95, m: 51, P: [6, 4] },
})

/** A hexagon nut of this thread and pitch in mm. */
export function hexagonNutDin(d: number, P: number) {
  const { s, m } = din934.row(d)
  return { d, P, s, m }
}
