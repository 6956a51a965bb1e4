import { tableOf } from './table.ts'

/**
 * ISO 2341: clevis pins with head, by their diameter. The head (dk, k), its chamfer (e) and the rounding under it (r),
 * the split pin hole of type B (dl) and its distance from the end (le), the chamfer of the end (c). Also the shortest
 * and the longest of the preferred lengths.
 */
export const iso2341 = tableOf('ISO 2341', {
  3: { dk: 5, dl: 0.8, c: 1, e: 0.5, k: 1, le: 1.6, r: 0.6, from: 6, to: 30 },
  4: { dk: 6, dl: 1, c: 1, e: 0.5, k: 1, le: 2.2, r: 0.6, from: 8, to: 40 },
  5: { dk: 8, dl: 1.2, c: 2, e: 1, k: 1.6, le: 2.9, r: 0.6, from: 10, to: 50 },
  6: { dk: 10, dl: 1.6, c: 2, e: 1, k: 2, le: 3.2, r: 0.6, from: 12, to: 60 },
  8: { dk: 14, dl: 2, c: 2, e: 1, k: 3, le: 3.5, r: 0.6, from: 16, to: 80 },
  10: { dk: 18, dl: 3.2, c: 2, e: 1, k: 4, le: 4.5, r: 0.6, from: 20, to: 100 },
  12: { dk: 20, dl: 3.2, c: 3, e: 1.6, k: 4, le: 5.5, r: 0.6, from: 24, to: 120 },
  14: { dk: 22, dl: 4, c: 3, e: 1.6, k: 4, le: 6, r: 0.6, from: 28, to: 140 },
  16: { dk: 25, dl: 4, c: 3, e: 1.6, k: 4.5, le: 6, r: 0.6, from: 32, to: 160 },
  18: { dk: 28, dl: 5, c: 3, e: 1.6, k: 5, le: 7, r: 1, from: 35, to: 180 },
  20: { dk: 30, dl: 5, c: 4, e: 2, k: 5, le: 8, r: 1, from: 40, to: 200 },
  22: { dk: 33, dl: 5, c: 4, e: 2, k: 5.5, le: 8, r: 1, from: 45, to: 200 },
  24: { dk: 36, dl: 6.3, c: 4, e: 2, k: 6, le: 9, r: 1, from: 50, to: 200 },
  27: { dk: 40, dl: 6.3, c: 4, e: 2, k: 6, le: 9, r: 1, from: 55, to: 200 },
  30: { dk: 44, dl: 8, c: 4, e: 2, k: 8, le: 10, r: 1, from: 60, to: 200 },
  33: { dk: 47, dl: 8, c: 4, e: 2, k: 8, le: 10, r: 1, from: 65, to: 200 },
  36: { dk: 50, dl: 8, c: 4, e: 2, k: 8, le: 10, r: 1, from: 70, to: 200 },
  40: { dk: 55, dl: 8, c: 4, e: 2, k: 8, le: 10, r: 1, from: 80, to: 200 },
  45: { dk: 60, dl: 10, c: 4, e: 2, k: 9, le: 12, r: 1, from: 90, to: 200 },
  50: { dk: 66, dl: 10, c: 4, e: 2, k: 9, le: 12, r: 1, from: 100, to: 200 },
  55: { dk: 72, dl: 10, c: 6, e: 3, k: 11, le: 14, r: 1, from: 120, to: 200 },
  60: { dk: 78, dl: 10, c: 6, e: 3, k: 12, le: 14, r: 1, from: 120, to: 200 },
  70: { dk: 90, dl: 13, c: 6, e: 3, k: 13, le: 16, r: 1, from: 140, to: 200 },
  80: { dk: 100, dl: 13, c: 6, e: 3, k: 13, le: 16, r: 1, from: 160, to: 200 },
  90: { dk: 110, dl: 13, c: 6, e: 3, k: 13, le: 16, r: 1, from: 180, to: 200 },
  100: { dk: 120, dl: 13, c: 6, e: 3, k: 13, le: 16, r: 1, from: 200, to: 200 },
})

/** A headed clevis pin of type A, without hole, of this diameter and length in mm. */
export function headedClevisPin(d: number, l: number) {
  const { dk, k, c, e, r } = iso2341.row(d)
  return { d, l, dk, k, c, e, r }
}

/** A headed clevis pin of type B, with a hole for a split pin, of this diameter and length in mm. */
export function drilledHeadedClevisPin(d: number, l: number) {
  const { dl, le } = iso2341.row(d)
  return { ...headedClevisPin(d, l), dl, le }
}
