import { coarsePitch } from './iso-261.ts'
import { tableOf } from './table.ts'

/**
 * DIN 980-V: all-metal hexagon lock nuts. Width across flats, greatest height over all and least height for the spanner, as
 * din-fasteners.com has them.
 */
export const din980 = tableOf('DIN 980-V', {
  3: { s: 5.5, h: 3.7, m: 1.65 },
  4: { s: 7, h: 4.2, m: 2.2 },
  5: { s: 8, h: 5.1, m: 2.75 },
  6: { s: 10, h: 6, m: 3.3 },
  8: { s: 13, h: 8, m: 4.4 },
  10: { s: 17, h: 10, m: 5.5 },
  12: { s: 19, h: 12, m: 6.6 },
  14: { s: 22, h: 14, m: 7.7 },
  16: { s: 24, h: 16, m: 8.8 },
  18: { s: 27, h: 18, m: 9.9 },
  20: { s: 30, h: 20, m: 11 },
  22: { s: 32, h: 22, m: 12.2 },
  24: { s: 36, h: 24, m: 13.2 },
  27: { s: 41, h: 27, m: 14.8 },
  30: { s: 46, h: 30, m: 16.5 },
  33: { s: 50, h: 33, m: 18.2 },
  36: { s: 55, h: 36, m: 19.8 },
  39: { s: 60, h: 39, m: 21.5 },
})

/** An all-metal lock nut of this thread in mm. */
export function metalLockNutDin(d: number) {
  return { d, P: coarsePitch(d), ...din980.row(d) }
}
