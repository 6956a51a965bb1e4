import { tableOf } from './table.ts'

/** DIN 3124: sockets for a square drive of 12.5 mm. Length, diameters at hexagon and drive, depth, by the width across flats. */
export const din3124 = tableOf('DIN 3124', {
  13: { L: 38, d1: 19, d2: 23, t: 14 },
  24: { L: 44, d1: 32.5, d2: 29, t: 19 },
})

/** A socket of this width across flats in mm; its square is 12.7 mm wide with its tolerance. */
export function driveSocket(s: number) {
  const { L, d1, d2, t } = din3124.row(s)
  return { s, L, d1, d2, q: 12.7, t }
}
