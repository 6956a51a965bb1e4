import { isInEu } from '#contract/countries.ts'
import { splitVat } from '#contract/split-vat.ts'
import type { TaxTreatment } from '#contract/tax-treatment.ts'
import { dayIn } from '../days.ts'
import { isOfUnion, type Place, registerOf, vatAreaOf } from './areas.ts'
import { rateOn } from './rates.ts'
import { countryOfVatId } from './vat-id.ts'

/** How a sale is taxed, and the rate within its total, in percent. */
export interface Tax {
  readonly treatment: TaxTreatment
  readonly percent: number
}

/** Whom and where a sale goes to, and when. */
export interface Sale extends Place {
  /** '' or left out for private persons. */
  readonly vatId?: string
  /** Whether the VAT ID can be relied on. One that cannot changes nothing. */
  readonly isVatIdValid?: boolean
  readonly at: Date
}

/** Where the shop sells from, and the VAT within its list prices. */
export interface TaxedSeller {
  readonly country: string
  readonly vatPercent: number
  readonly timeZone: string
}

/**
 * How a sale of goods is taxed. Within the country at the seller's own rate; a business elsewhere in the European Union owes
 * the VAT itself (VAT directive, article 138); everybody else there, in the United Kingdom and in Switzerland pays the VAT of the
 * destination (article 33; there, by a registration of the seller); other countries are exports without VAT (article 146).
 */
export function taxOf(sale: Sale, seller: TaxedSeller): Tax {
  const area = vatAreaOf(sale)
  if (area === seller.country) return { treatment: 'taxed', percent: seller.vatPercent }
  const percent = area === null ? undefined : rateOn(area, dayIn(seller.timeZone, sale.at))
  if (percent === undefined) return { treatment: 'export', percent: 0 }
  return isReverseCharged(sale, seller)
    ? { treatment: 'reverse-charge', percent: 0 }
    : { treatment: 'taxed', percent }
}

function isReverseCharged(sale: Sale, seller: TaxedSeller): boolean {
  const { vatId = '', isVatIdValid = false } = sale
  const register = registerOf(sale)
  return (
    isVatIdValid &&
    isInEu(seller.country) &&
    register !== undefined &&
    isOfUnion(register) &&
    register !== seller.country &&
    countryOfVatId(vatId) === register
  )
}

/**
 * What of a price, which includes the seller's own VAT, is not charged: all of that VAT where the sale is not taxed, otherwise
 * nothing. In cents.
 */
export function reliefOf(
  grossCents: number,
  { treatment }: Pick<Tax, 'treatment'>,
  { vatPercent }: Pick<TaxedSeller, 'vatPercent'>,
): number {
  return treatment === 'taxed' ? 0 : splitVat(grossCents, vatPercent).vatCents
}
