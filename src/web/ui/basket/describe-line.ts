import type { BasketLine } from '#contract/basket/basket.ts'
import { formatCount } from '../base/figures/format.ts'
import { formatPieces } from '../product/offer/pieces.ts'
import { nextPack } from '../product/offer/step-quantity.ts'

/** Why a line cannot be ordered as it is, as a sentence; undefined if it can. */
export function describeProblem({ problem, min, step, available }: BasketLine): string | undefined {
  switch (problem?.kind) {
    case 'archived':
      return 'This part is no longer made.'
    case 'sold-out':
      return 'Sold out.'
    case 'too-many':
      return `Only ${formatPieces(available)} ${available === 1 ? 'is' : 'are'} left.`
    case 'below-minimum':
      return `The minimum order is ${formatPieces(min)}.`
    case 'broken-pack':
      return `It is sold in packs of ${formatCount(step)}.`
    default:
      return undefined
  }
}

/** What the next tier offers. */
export interface TierHint {
  /** A sentence around a price in euros. */
  readonly before: string
  readonly euros: number
  readonly after: string
  /** The quantity that reaches it, if so many pieces cost less in total than those in the basket now; else undefined. */
  readonly quantity: number | undefined
}

/** What buying more would save: 'From 100 pieces €0.31 each.'; undefined without a next tier, or while the line has a problem. */
export function describeTier({ nextTier, quantity, total, problem }: BasketLine): TierHint | undefined {
  if (!nextTier || problem) return undefined
  if (nextTier.total >= total)
    return {
      before: `From ${formatPieces(nextTier.from)}`,
      euros: nextTier.price,
      after: 'each.',
      quantity: undefined,
    }
  const more = formatCount(nextTier.quantity - quantity)
  return {
    before: `${more} more and each costs less: ${formatPieces(nextTier.quantity)} come to`,
    euros: nextTier.total,
    after: 'in total.',
    quantity: nextTier.quantity,
  }
}

/** The next quantity up or down in whole packs, and why there is none. */
export function stepQuantity(
  { min, step, available, backOrderDays }: Pick<BasketLine, 'min' | 'step' | 'available' | 'backOrderDays'>,
  quantity: number,
  direction: 1 | -1,
): { readonly quantity: number } | { readonly refusal: string } {
  const wanted = nextPack(step, quantity, direction)
  if (direction === -1 && wanted < min) return { refusal: `The minimum order is ${formatPieces(min)}.` }
  if (direction === 1 && wanted > available && backOrderDays === null)
    return { refusal: `Only ${formatPieces(available)} ${available === 1 ? 'is' : 'are'} available.` }
  return { quantity: Math.max(wanted, min) }
}
