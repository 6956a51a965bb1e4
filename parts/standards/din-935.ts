import { coarsePitch } from './iso-261.ts'
import { tableOf } from './table.ts'

/**
 * DIN 935-1, up to M10: slotted nuts. Width across flats, height over all and up to the slots, width and number of the slots; the
 * pitches are those of ISO 261, the source's are of the next larger threads.
 */
export const din935Slotted = tableOf('DIN 935-1', {
  4: { s: 7, m: 5, w: 3.05, n: 1.325, N: 6 },
  5: { s: 8, m: 6, w: 3.85, n: 1.525, N: 6 },
  6: { s: 10, m: 7.5, w: 4.85, n: 2.125, N: 6 },
  8: { s: 13, m: 9.5, w: 6.32, n: 2.625, N: 6 },
  10: { s: 17, m: 12, w: 7.82, n: 2.925, N: 6 },
})

/** DIN 935-1, from M12: castle nuts. As above, with the diameter of the crown. */
export const din935 = tableOf('DIN 935-1', {
  12: { s: 19, m: 15, w: 9.82, n: 3.65, N: 6, de: 17 },
  14: { s: 22, m: 16, w: 10.785, n: 3.65, N: 6, de: 19 },
  16: { s: 24, m: 19, w: 12.785, n: 4.65, N: 6, de: 22 },
  18: { s: 27, m: 21, w: 14.785, n: 4.65, N: 6, de: 25 },
  20: { s: 30, m: 22, w: 15.785, n: 4.65, N: 6, de: 28 },
  22: { s: 34, m: 26, w: 17.785, n: 5.65, N: 6, de: 32 },
  24: { s: 36, m: 27, w: 18.74, n: 5.65, N: 6, de: 34 },
  27: { s: 41, m: 30, w: 21.74, n: 5.65, N: 6, de: 38 },
  30: { s: 46, m: 33, w: 23.74, n: 7.18, N: 6, de: 42 },
  33: { s: 50, m: 35, w: 25.74, n: 7.18, N: 6, de: 46 },
  36: { s: 55, m: 38, w: 28.74, n: 7.18, N: 6, de: 50 },
  39: { s: 60, m: 40, w: 30.64, n: 7.18, N: 6, de: 55 },
  42: { s: 65, m: 46, w: 33.69, n: 9.18, N: 8, de: 58 },
  45: { s: 70, m: 48, w: 35.69, n: 9.18, N: 8, de: 62 },
  48: { s: 75, m: 50, w: 37.69, n: 9.18, N: 8, de: 65 },
  52: { s: 80, m: 54, w: 41.69, n: 9.18, N: 8, de: 70 },
  56: { s: 85, m: 57, w: 44.69, n: 9.18, N: 8, de: 75 },
  60: { s: 90, m: 63, w: 47.69, n: 11.215, N: 8, de: 80 },
  64: { s: 95, m: 66, w: 50.63, n: 11.215, N: 8, de: 85 },
})

/** A slotted nut of this thread in mm. */
export function slottedNut(d: number) {
  return { d, P: coarsePitch(d), ...din935Slotted.row(d) }
}

/** A castle nut of this thread in mm. */
export function castleNut(d: number) {
  return { d, P: coarsePitch(d), ...din935.row(d) }
}
