import { coarsePitch } from './iso-261.ts'
import { tableOf } from './table.ts'

/**
 * DIN 985: lock nuts with a nylon ring. Width across flats, height over all and of the hexagon (the least), as fasten.it has them
 * from the edition of May 1987.
 */
export const din985 = tableOf('DIN 985', {
  3: { s: 5.5, h: 4, m: 2.4 },
  4: { s: 7, h: 5, m: 2.9 },
  5: { s: 8, h: 5, m: 3.2 },
  6: { s: 10, h: 6, m: 3.4 },
  8: { s: 13, h: 8, m: 4.7 },
  10: { s: 17, h: 10, m: 6 },
  12: { s: 19, h: 12, m: 7.6 },
  14: { s: 22, h: 14, m: 9.5 },
  16: { s: 24, h: 16, m: 10.5 },
  18: { s: 27, h: 18.5, m: 13 },
  20: { s: 30, h: 20, m: 14 },
  22: { s: 32, h: 22, m: 15 },
  24: { s: 36, h: 24, m: 15 },
  27: { s: 41, h: 27, m: 17 },
  30: { s: 46, h: 30, m: 19 },
  33: { s: 50, h: 33, m: 22 },
  36: { s: 55, h: 36, m: 25 },
  39: { s: 60, h: 39, m: 27 },
  42: { s: 65, h: 42, m: 29 },
  45: { s: 70, h: 45, m: 32 },
  48: { s: 75, h: 48, m: 36 },
})

/** A lock nut of this thread in mm. */
export function lockNut(d: number) {
  return { d, P: coarsePitch(d), ...din985.row(d) }
}
