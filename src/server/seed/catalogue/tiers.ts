import type { PriceTier } from '#db/schema.ts'
import { USUAL_PACKS } from './pack.ts'

/** Ten packs cost 5 % less, fifty packs 10 %. */
const DISCOUNTS = [
  { packs: 10, share: 0.05 },
  { packs: USUAL_PACKS, share: 0.1 },
]

/** The prices of larger quantities, where whole cents tell them from the price of a single piece. */
export function tiersOf(priceCents: number, pack: number): readonly PriceTier[] {
  const tiers = DISCOUNTS.map(({ packs, share }) => ({
    from: packs * pack,
    priceCents: Math.round(priceCents * (1 - share)),
  }))
  return tiers.filter((tier, index) => tier.priceCents < (tiers[index - 1]?.priceCents ?? priceCents))
}
