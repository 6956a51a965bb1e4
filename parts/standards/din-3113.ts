import { tableOf } from './table.ts'

/** DIN 3113: combination spanners. Length, widths of the open and the ring end and their thicknesses, by the width across flats. */
export const din3113 = tableOf('DIN 3113', {
  13: { L: 165, b: 27.4, D: 20, a: 6, t: 9 },
  24: { L: 280, b: 50, D: 35.5, a: 10.5, t: 14.5 },
})

/** A combination spanner of this width across flats in mm. */
export function combinationSpanner(s: number) {
  return { s, ...din3113.row(s) }
}
