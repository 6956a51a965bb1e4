import { type Cents, cents, percentOfCents } from '#contract/money.ts'
import type { PriceTier } from '#db/schema.ts'
import type { Grade } from './grade.ts'
import { USUAL_PACKS } from './pack.ts'

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

/** In percent of the price of a single piece: ten packs cost 5 % less, fifty packs 10 %. */
const DISCOUNTS = [
  { packs: 10, percent: 95 },
  { packs: USUAL_PACKS, percent: 90 },
]

/** The prices of larger quantities, where whole cents tell them from the price of a single piece. */
export function tiersOf(priceCents: Cents, pack: number): readonly PriceTier[] {
  const tiers = DISCOUNTS.map(({ packs, percent }) => ({
    from: packs * pack,
    priceCents: percentOfCents(priceCents, percent),
  }))
  return tiers.filter((tier, index) => tier.priceCents < (tiers[index - 1]?.priceCents ?? priceCents))
}
