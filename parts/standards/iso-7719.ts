import { coarsePitch } from './iso-261.ts'
import { tableOf } from './table.ts'

/**
 * ISO 7719: all-metal hexagon lock nuts, style 1. Width across flats, greatest height over all and least height for the spanner.
 */
export const iso7719 = tableOf('ISO 7719', {
  5: { s: 8, h: 5.3, m: 3.52 },
  6: { s: 10, h: 5.9, m: 3.92 },
  8: { s: 13, h: 7.1, m: 5.15 },
  10: { s: 16, h: 9, m: 6.43 },
  12: { s: 18, h: 11.6, m: 8.3 },
  14: { s: 21, h: 13.2, m: 9.68 },
  16: { s: 24, h: 15.2, m: 11.28 },
  18: { s: 27, h: 17, m: 12.08 },
  20: { s: 30, h: 19, m: 13.52 },
  22: { s: 34, h: 21, m: 14.5 },
  24: { s: 36, h: 23, m: 16.16 },
  30: { s: 46, h: 26.9, m: 19.44 },
  36: { s: 55, h: 32.5, m: 23.52 },
})

/** An all-metal lock nut of this thread in mm. */
export function metalLockNut(d: number) {
  return { d, P: coarsePitch(d), ...iso7719.row(d) }
}
