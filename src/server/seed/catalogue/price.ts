import { type Cents, cents } from '#contract/money.ts'
import type { Grade } from './grade.ts'

/** What overheads, packing and profit add to what a piece costs to make. */
const MARKUP = 2.2

/**
 * The price of one piece in cents, one at least: its material by weight and its work (in cents, in plain steel), marked up, to two
 * figures that matter as price lists have them.
 */
export function priceOf({ eurosPerKilogram, effort }: Grade, grams: number, work: number): Cents {
  const material = (grams * eurosPerKilogram) / 10
  return cents(Math.max(1, roundPrice(MARKUP * (material + work * effort))))
}

/** To whole cents, and to three figures above ten euros. */
function roundPrice(price: number): number {
  const step = price < 1000 ? 1 : 10 ** (Math.floor(Math.log10(price)) - 2)
  return Math.round(price / step) * step
}
