import type { Cents } from '#contract/money.ts'
import type { DeliveryZone } from '#db/tables/delivery.ts'
import type { DeliveryMethodRow } from './methods.ts'

/** Where a method delivers to a country, if it does. A zone without countries is the seller's own. */
export function zoneOf(
  { zones }: Pick<DeliveryMethodRow, 'zones'>,
  country: string,
  sellerCountry: string,
): DeliveryZone | undefined {
  const own = zones.find(({ countries }) => countries.length === 0)
  if (own && country === sellerCountry) return own
  return zones.find(({ countries }) => countries.includes(country))
}

/** What a delivery of so many grams costs in a zone, gross, in cents; undefined if it is too heavy. */
export function costOf({ steps }: Pick<DeliveryZone, 'steps'>, grams: number): Cents | undefined {
  return steps.find(({ upToGrams }) => upToGrams === null || grams <= upToGrams)?.cents
}

/**
 * What so many pieces of each line weigh together, in whole grams, rounded up. A size whose weight is not known counts
 * nothing: the customer does not pay for what the shop does not know.
 */
export function weigh(
  lines: readonly { readonly quantity: number; readonly weightGrams: number | null }[],
): number {
  const grams = lines.reduce((sum, { quantity, weightGrams }) => sum + quantity * (weightGrams ?? 0), 0)
  // Sums of decimals are off by less than a thousandth of a gram.
  return Math.ceil(grams - 1e-3)
}
