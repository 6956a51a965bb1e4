import { coarsePitch } from './iso-261.ts'
import { tableOf } from './table.ts'

/** DIN 6336: star grips by their diameter. The usual thread and a smaller one, height over all, diameter and height of the boss. */
export const din6336 = tableOf('DIN 6336', {
  25: { d: 5, smaller: 4, h: 16, c: 10, k: 9.5 },
  32: { d: 6, smaller: 5, h: 21, c: 12, k: 12.5 },
  40: { d: 8, smaller: 6, h: 26, c: 15, k: 15.5 },
  50: { d: 10, smaller: 8, h: 34, c: 18, k: 20 },
  63: { d: 12, smaller: 10, h: 42, c: 22, k: 25 },
  80: { d: 16, smaller: 12, h: 52, c: 28, k: 31 },
})

/** A star grip of this diameter in mm, with its usual thread or another one. */
export function starGrip(D: number, thread?: number) {
  const { h, c, k, d: usual } = din6336.row(D)
  const d = thread ?? usual
  return { D, d, h, c, k, P: coarsePitch(d) }
}
