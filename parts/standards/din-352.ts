import { squareOf } from './din-10.ts'
import { coarsePitch } from './iso-261.ts'
import { tableOf } from './table.ts'

/** DIN 352: hand taps in sets of three, coarse. Lengths over all and of the thread, shank. */
export const din352 = tableOf('DIN 352', {
  2: { l1: 36, l2: 8, d2: 2.8 },
  2.5: { l1: 40, l2: 9, d2: 2.8 },
  3: { l1: 40, l2: 11, d2: 3.5 },
  3.5: { l1: 45, l2: 13, d2: 4 },
  4: { l1: 45, l2: 13, d2: 4.5 },
  5: { l1: 50, l2: 16, d2: 6 },
  6: { l1: 56, l2: 19, d2: 6 },
  8: { l1: 63, l2: 22, d2: 6 },
  10: { l1: 70, l2: 24, d2: 7 },
  12: { l1: 75, l2: 29, d2: 9 },
  14: { l1: 80, l2: 30, d2: 11 },
  16: { l1: 80, l2: 32, d2: 12 },
  18: { l1: 95, l2: 40, d2: 14 },
  20: { l1: 95, l2: 40, d2: 16 },
  22: { l1: 100, l2: 40, d2: 18 },
  24: { l1: 110, l2: 50, d2: 18 },
  27: { l1: 110, l2: 50, d2: 20 },
  30: { l1: 125, l2: 56, d2: 22 },
  33: { l1: 125, l2: 56, d2: 25 },
  36: { l1: 150, l2: 63, d2: 28 },
  39: { l1: 150, l2: 63, d2: 32 },
  42: { l1: 150, l2: 63, d2: 32 },
  45: { l1: 160, l2: 70, d2: 36 },
  48: { l1: 180, l2: 75, d2: 36 },
  52: { l1: 180, l2: 75, d2: 40 },
})

/** A hand tap for this thread in mm, chamfered over so many threads. */
export function handTap(d: number, c: number) {
  const { l1, l2, d2 } = din352.row(d)
  return { d, P: coarsePitch(d), l1, l2, d2, a: squareOf(d2), c }
}
