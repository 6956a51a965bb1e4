import { tableOf } from './table.ts'

/**
 * ISO 606: roller chains of series B, by their pitch. Width between inner plates, roller and pin diameters, height of inner plates,
 * width over the inner link and over the pins.
 */
export const iso606 = tableOf('ISO 606', {
  12.7: { b1: 7.75, d1: 8.51, d2: 4.45, h2: 11.8, b2: 11.3, b4: 17 },
})

/** A simplex chain of this pitch in mm, of so many links. */
export function rollerChain(p: number, n: number) {
  return { p, n, ...iso606.row(p) }
}
