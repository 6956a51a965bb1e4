import { type Cents, cents, largerOf, MAX_CENTS, percentOfCents } from '#contract/money.ts'
import { say } from '#contract/phrase.ts'
import { invalid } from '../errors.ts'
import type { ProductRow } from './list.ts'

type Prices = Pick<ProductRow, 'priceCents' | 'priceTiers'>

const LEAST = cents(1)

/**
 * What a product's prices become by so many percent more, less if negative, in whole cents, 1 at least. A tier that rounding has made no
 * cheaper than what comes before it is dropped. Throws `invalid` if a price would be above EUR 10 million.
 */
export function reprice({ priceCents, priceTiers }: Prices, percent: number): Prices {
  const changed = repriceAmount(priceCents, percent)
  let least = changed
  const cheaper = priceTiers.flatMap(tier => {
    const amount = repriceAmount(tier.priceCents, percent)
    if (amount >= least) return []
    least = amount
    return [{ ...tier, priceCents: amount }]
  })
  return { priceCents: changed, priceTiers: cheaper }
}

function repriceAmount(amount: Cents, percent: number): Cents {
  const changed = largerOf(LEAST, percentOfCents(amount, 100 + percent))
  if (changed > MAX_CENTS) throw invalid('pricePercent', say`makes a price too high`)
  return changed
}
