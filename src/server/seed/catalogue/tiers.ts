import { type Cents, percentOfCents } from '#contract/money.ts'
import type { PriceTier } from '#db/schema.ts'
import { USUAL_PACKS } from './pack.ts'

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
