import { coarsePitch } from './iso-261.ts'
import { tableOf } from './table.ts'

/** DIN 6336: star grips by their diameter. Thread, height over all, diameter and height of the boss. */
export const din6336 = tableOf('DIN 6336', {
  50: { d: 10, h: 34, c: 18, k: 20 },
})

/** A star grip of this diameter in mm. */
export function starGrip(D: number) {
  const row = din6336.row(D)
  return { D, ...row, P: coarsePitch(row.d) }
}
