import { tableOf } from './table.ts'

/** DIN 705, form A: shaft collars by their bore. Outer diameter, width, set screw. */
export const din705 = tableOf('DIN 705', {
  20: { D: 32, b: 14, e: 6 },
  30: { D: 45, b: 16, e: 8 },
})

/** A shaft collar of this bore in mm. */
export function shaftCollar(d: number) {
  return { d, ...din705.row(d) }
}
