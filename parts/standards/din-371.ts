import { coarsePitch } from './iso-261.ts'
import { tableOf } from './table.ts'

/** DIN 371: machine taps with reinforced shank. Lengths over all, of the thread and to the neck's end; shank, square. */
export const din371 = tableOf('DIN 371', {
  10: { l1: 100, l2: 15, l3: 39, d2: 10, a: 8 },
})

/** A machine tap of this thread in mm, its flutes at this helix angle in degrees. */
export function machineTap(d: number, γ: number) {
  return { d, P: coarsePitch(d), ...din371.row(d), γ }
}
