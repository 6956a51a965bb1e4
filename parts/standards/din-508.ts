import { coarsePitch } from './iso-261.ts'
import { tableOf } from './table.ts'

/**
 * DIN 508: nuts for T-slots, by the width of the slot. Width of the foot, its chamfer, height over all and of the foot; the threads it
 * is made with.
 */
export const din508 = tableOf('DIN 508', {
  5: { e: 9, f: 1, h: 6.5, k: 3, d: [4] },
  6: { e: 10, f: 1.6, h: 8, k: 4, d: [5] },
  8: { e: 13, f: 1.6, h: 10, k: 6, d: [6] },
  10: { e: 15, f: 1.6, h: 12, k: 6, d: [6, 8] },
  12: { e: 18, f: 2.5, h: 14, k: 7, d: [8, 10] },
  14: { e: 22, f: 2.5, h: 16, k: 8, d: [8, 10, 12] },
  16: { e: 25, f: 2.5, h: 18, k: 9, d: [8, 10, 12, 14] },
  18: { e: 28, f: 2.5, h: 20, k: 10, d: [8, 10, 12, 14, 16] },
  20: { e: 32, f: 2.5, h: 24, k: 12, d: [12, 16, 18] },
  22: { e: 35, f: 2.5, h: 28, k: 14, d: [16, 18, 20] },
  24: { e: 40, f: 4, h: 32, k: 16, d: [16, 20, 22] },
  28: { e: 44, f: 4, h: 36, k: 18, d: [16, 20, 22, 24] },
  30: { e: 48, f: 4, h: 38, k: 19, d: [24] },
  32: { e: 50, f: 4, h: 40, k: 20, d: [27] },
  36: { e: 54, f: 6, h: 44, k: 22, d: [24, 30] },
  42: { e: 65, f: 6, h: 52, k: 26, d: [30, 36] },
  48: { e: 75, f: 6, h: 60, k: 30, d: [42] },
  54: { e: 85, f: 6, h: 70, k: 34, d: [48] },
})

/** A nut with this thread for a slot of this width, in mm. */
export function slotNut(d: number, a: number) {
  const { e, f, h, k } = din508.row(a)
  return { d, a, h, e, k, f, P: coarsePitch(d) }
}
