import { coarsePitch } from './iso-261.ts'
import { tableOf } from './table.ts'

/** DIN 464: knurled thumb screws with a high head. Head's diameter and height, height of its knurl, diameter of its collar. */
export const din464 = tableOf('DIN 464', {
  6: { D: 24, k: 15, n: 5, c: 12 },
})

/** A thumb screw of this thread and length in mm. */
export function thumbScrew(d: number, l: number) {
  return { d, l, ...din464.row(d), P: coarsePitch(d) }
}
