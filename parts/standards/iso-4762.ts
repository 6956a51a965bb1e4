import { coarsePitch } from './iso-261.ts'
import { tableOf } from './table.ts'

/**
 * ISO 4762: hexagon socket head cap screws. Socket, head, socket depth, the length of thread of long screws, and the length up to
 * which a screw is threaded to its head.
 */
export const iso4762 = tableOf('ISO 4762', {
  3: { s: 2.5, dk: 5.5, k: 3, t: 1.3, b: 18, fullUpTo: 20 },
  4: { s: 3, dk: 7, k: 4, t: 2, b: 20, fullUpTo: 25 },
  5: { s: 4, dk: 8.5, k: 5, t: 2.5, b: 22, fullUpTo: 25 },
  6: { s: 5, dk: 10, k: 6, t: 3, b: 24, fullUpTo: 30 },
  8: { s: 6, dk: 13, k: 8, t: 4, b: 28, fullUpTo: 35 },
  10: { s: 8, dk: 16, k: 10, t: 5, b: 32, fullUpTo: 40 },
  12: { s: 10, dk: 18, k: 12, t: 6, b: 36, fullUpTo: 50 },
  16: { s: 14, dk: 24, k: 16, t: 8, b: 44, fullUpTo: 60 },
  20: { s: 17, dk: 30, k: 20, t: 10, b: 52, fullUpTo: 70 },
})

/** A socket head cap screw of this thread and length in mm. */
export function socketCapScrew(d: number, l: number) {
  const { fullUpTo, b, ...row } = iso4762.row(d)
  return { d, l, P: coarsePitch(d), ...row, b: l <= fullUpTo ? l : b }
}
