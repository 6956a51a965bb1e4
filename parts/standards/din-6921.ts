import { coarsePitch } from './iso-261.ts'
import { tableOf } from './table.ts'

/** DIN 6921: hexagon bolts with a flange. Width across flats, head height, flange diameter and its thickness. */
export const din6921 = tableOf('DIN 6921', {
  8: { s: 13, k: 8.1, dc: 17.9, c: 1.2 },
})

/** A flange bolt of this thread and length in mm, and of this strength class. */
export function flangeBolt(d: number, l: number, C: number) {
  return { d, l, P: coarsePitch(d), C, ...din6921.row(d) }
}
