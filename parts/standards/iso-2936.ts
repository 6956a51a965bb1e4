import { tableOf } from './table.ts'

/** ISO 2936: hexagon socket screw keys. Long and short arm, width across corners, bending radius, by the width across flats. */
export const iso2936 = tableOf('ISO 2936', {
  6: { l1: 96, l2: 38, e: 6.71, r: 6 },
  10: { l1: 122, l2: 50, e: 11.23, r: 10 },
})

/** A hexagon key of this width across flats in mm. */
export function hexagonKey(s: number) {
  return { s, ...iso2936.row(s) }
}
