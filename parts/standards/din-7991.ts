import { coarsePitch } from './iso-261.ts'
import { tableOf } from './table.ts'

/** DIN 7991: countersunk screws with a hexagon socket. Socket, head and socket depth. */
export const din7991 = tableOf('DIN 7991', {
  8: { s: 5, dk: 16, k: 4.4, t: 3 },
})

/** A countersunk screw of this thread and length over all in mm, threaded up to its head. */
export function countersunkScrew(d: number, l: number) {
  const row = din7991.row(d)
  return { d, l, P: coarsePitch(d), ...row, b: l - row.k }
}
