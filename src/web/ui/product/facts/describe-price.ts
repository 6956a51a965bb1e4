import { multiplyCents, toCents, toEuros, writeEuros } from '#contract/money.ts'
import { unitPriceOf } from '../offer/quantities.ts'

/** Prices are gross for search engines, however a person has them shown. */
export const GROSS_EUROS = { priceCurrency: 'EUR', valueAddedTaxIncluded: true } as const

/** A piece, in the codes of UNECE recommendation 20. */
const PIECE = 'C62'

const pieces = (value: number) => ({ '@type': 'QuantitativeValue', value, unitCode: PIECE })

/**
 * What an offer of a part says of its price: that of the fewest pieces that can be bought, as in the feed for Google, how many these are, and
 * that it is to be compared by the piece. https://developers.google.com/search/docs/appearance/structured-data/merchant-listing
 */
export function describePrice(product: Parameters<typeof unitPriceOf>[0] & { readonly min: number }) {
  const { min } = product
  const price = writeEuros(toEuros(multiplyCents(toCents(unitPriceOf(product, min)), min)))
  const specification = { '@type': 'UnitPriceSpecification', price, ...GROSS_EUROS }
  if (min === 1) return { price, priceCurrency: 'EUR', priceSpecification: specification }
  return {
    price,
    priceCurrency: 'EUR',
    priceSpecification: {
      ...specification,
      referenceQuantity: { ...pieces(min), valueReference: pieces(1) },
    },
    eligibleQuantity: { '@type': 'QuantitativeValue', minValue: min, unitCode: PIECE },
  }
}
