import type { DeliveryMethodId } from '#contract/delivery/methods.ts'
import type { Context } from '../context.ts'
import type { Place } from './areas.ts'
import type { TaxedSeller } from './tax.ts'

/** The shop as the rules of VAT see it. */
export function sellerOf({ billing }: Pick<Context, 'billing'>): TaxedSeller {
  const { seller, vatPercent, timeZone, registrations } = billing
  return { country: seller.country, vatPercent, timeZone, registrations }
}

/**
 * Where goods are supplied: at the address they are sent to, or at the seller's door if they are picked up there (VAT directive,
 * articles 31 and 32).
 */
export function placeOfSupply(
  { country, postcode }: Required<Place>,
  method: DeliveryMethodId | null,
  seller: TaxedSeller,
): Place {
  return method === 'pick-up' ? { country: seller.country } : { country, postcode }
}
