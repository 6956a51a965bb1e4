import { type SQL, sql } from 'drizzle-orm'
import { tierOf } from '#contract/catalog/price-tiers.ts'
import type { Cents } from '#contract/money.ts'
import { say } from '#contract/phrase.ts'
import { type PriceTier, products } from '#db/schema.ts'
import { DomainError, type FieldError } from '../errors.ts'

interface Priced {
  readonly priceCents: Cents
  readonly priceTiers: readonly PriceTier[]
}

interface Sold extends Priced {
  readonly minQuantity: number
  readonly packStep: number
}

/** What each of so many pieces costs, in cents: the price of the largest tier that the quantity reaches, else the usual price. */
export function unitPriceOf({ priceCents, priceTiers }: Priced, quantity: number): Cents {
  return tierOf(priceTiers, quantity)?.priceCents ?? priceCents
}

/** The same in the database. */
export function unitPriceFor(quantity: SQL<number>): SQL<number> {
  return sql`unit_price(${products.priceCents}, ${products.priceTiers}, ${quantity})`
}

/** Why a product could not be sold on these terms; undefined if it can. */
export function findUnsellable({
  minQuantity,
  packStep,
  priceCents,
  priceTiers,
}: Sold): FieldError | undefined {
  if (minQuantity % packStep !== 0)
    return { field: 'min', message: say`must be a multiple of ${packStep}, in which the product is sold` }
  const [first] = priceTiers
  if (first && first.priceCents >= priceCents)
    return { field: 'tiers', message: say`must be cheaper than the price of a single piece` }
  return undefined
}

/** Rejects terms on which a product could not be sold (invalid). */
export function requireSellable(terms: Sold): void {
  const fault = findUnsellable(terms)
  if (fault) throw new DomainError({ kind: 'invalid', fields: [fault] })
}
