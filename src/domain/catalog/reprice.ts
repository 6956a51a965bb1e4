import { MAX_CENTS } from '#contract/money.ts'
import { invalid } from '../errors.ts'
import type { ProductRow } from './list.ts'

type Prices = Pick<ProductRow, 'priceCents' | 'priceTiers'>

/**
 * What a product's prices become by so many percent more, less if negative, in whole cents, 1 at least. A tier that rounding has made no
 * cheaper than what comes before it is dropped. Throws `invalid` if a price would be above EUR 10 million.
 */
export function reprice({ priceCents, priceTiers }: Prices, percent: number): Prices {
  const changed = repriceAmount(priceCents, percent)
  let least = changed
  const cheaper = priceTiers.flatMap(tier => {
    const cents = repriceAmount(tier.priceCents, percent)
    if (cents >= least) return []
    least = cents
    return [{ ...tier, priceCents: cents }]
  })
  return { priceCents: changed, priceTiers: cheaper }
}

function repriceAmount(cents: number, percent: number): number {
  const changed = Math.max(1, Math.round((cents * (100 + percent)) / 100))
  if (changed > MAX_CENTS) throw invalid('pricePercent', 'makes a price too high')
  return changed
}
