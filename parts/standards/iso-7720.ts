import { coarsePitch } from './iso-261.ts'
import { tableOf } from './table.ts'

/**
 * ISO 7720: all-metal hexagon lock nuts, style 2. Width across flats, greatest height over all and least height for the spanner.
 */
export const iso7720 = tableOf('ISO 7720', {
  5: { s: 8, h: 5.3, m: 3.84 },
  6: { s: 10, h: 6.7, m: 4.32 },
  8: { s: 13, h: 8, m: 5.71 },
  10: { s: 16, h: 10.5, m: 7.15 },
  12: { s: 18, h: 13.3, m: 9.26 },
  14: { s: 21, h: 15.4, m: 10.7 },
  16: { s: 24, h: 17.9, m: 12.6 },
  20: { s: 30, h: 21.8, m: 15.2 },
  24: { s: 36, h: 26.4, m: 18.1 },
  30: { s: 46, h: 31.8, m: 21.8 },
  36: { s: 55, h: 38.5, m: 26.5 },
})

/** An all-metal lock nut of this thread in mm. */
export function highMetalLockNut(d: number) {
  return { d, P: coarsePitch(d), ...iso7720.row(d) }
}
