import { coarsePitch } from './iso-261.ts'
import { tableOf } from './table.ts'

/**
 * DIN 466: knurled nuts, high form. Diameter, height, height of the knurl, diameter of the collar: those of the heads of DIN 464, to
 * be confirmed.
 */
export const din466 = tableOf('DIN 466', {
  3: { dk: 12, h: 7.5, k: 2.5, ds: 6 },
  4: { dk: 16, h: 9.5, k: 3.5, ds: 8 },
  5: { dk: 20, h: 11.5, k: 4, ds: 10 },
  6: { dk: 24, h: 15, k: 5, ds: 12 },
  8: { dk: 30, h: 18, k: 6, ds: 16 },
  10: { dk: 36, h: 23, k: 8, ds: 20 },
})

/** A high knurled nut of this thread in mm. */
export function knurledNut(d: number) {
  return { d, P: coarsePitch(d), ...din466.row(d) }
}
