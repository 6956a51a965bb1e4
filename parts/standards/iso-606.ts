import { tableOf } from './table.ts'

/**
 * ISO 606: roller chains of series B, by their pitch: 05B to 24B. Width between inner plates, roller and pin diameters, height of
 * inner plates, width over the inner link and over the pins. Read in the tables of Galaxy Chain (from 08B) and SATI; the widths
 * over the inner link, and the heights of 05B and 06B, are the standard's as far as known.
 */
export const iso606 = tableOf('ISO 606', {
  8: { b1: 3, d1: 5, d2: 2.31, h2: 7.1, b2: 4.77, b4: 8.6 },
  9.525: { b1: 5.72, d1: 6.35, d2: 3.28, h2: 8.2, b2: 8.53, b4: 13.5 },
  12.7: { b1: 7.75, d1: 8.51, d2: 4.45, h2: 11.8, b2: 11.3, b4: 17 },
  15.875: { b1: 9.65, d1: 10.16, d2: 5.08, h2: 14.7, b2: 13.28, b4: 19.6 },
  19.05: { b1: 11.68, d1: 12.07, d2: 5.72, h2: 16.1, b2: 15.62, b4: 22.7 },
  25.4: { b1: 17.02, d1: 15.88, d2: 8.28, h2: 21, b2: 25.45, b4: 36.1 },
  31.75: { b1: 19.56, d1: 19.05, d2: 10.19, h2: 26.4, b2: 29.01, b4: 43.2 },
  38.1: { b1: 25.4, d1: 25.4, d2: 14.63, h2: 33.4, b2: 37.92, b4: 53.4 },
})

/** A simplex chain of this pitch in mm, of so many links. */
export function rollerChain(p: number, n: number) {
  return { p, n, ...iso606.row(p) }
}
