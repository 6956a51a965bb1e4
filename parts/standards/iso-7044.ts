import { coarsePitch } from './iso-261.ts'
import { tableOf } from './table.ts'

/**
 * ISO 7044: all-metal lock nuts with flange. Width across flats, greatest height over all, height of the hexagon over the bearing
 * face, greatest diameter of the flange and its least thickness at the rim.
 */
export const iso7044 = tableOf('ISO 7044', {
  5: { s: 8, h: 6.2, m: 4.7, dc: 11.8, c: 1 },
  6: { s: 10, h: 7.3, m: 5.7, dc: 14.2, c: 1.1 },
  8: { s: 13, h: 9.4, m: 7.64, dc: 17.9, c: 1.2 },
  10: { s: 15, h: 11.4, m: 9.64, dc: 21.8, c: 1.5 },
  12: { s: 18, h: 13.8, m: 11.57, dc: 26, c: 1.8 },
  14: { s: 21, h: 15.9, m: 13.3, dc: 29.9, c: 2.1 },
  16: { s: 24, h: 18.3, m: 15.3, dc: 34.5, c: 2.4 },
  20: { s: 30, h: 22.4, m: 18.7, dc: 42.8, c: 3 },
})

/** An all-metal lock nut with flange, of this thread in mm. */
export function flangeMetalLockNut(d: number) {
  return { d, P: coarsePitch(d), ...iso7044.row(d) }
}
