import { isInEu } from '#contract/countries.ts'
import type { Cents } from '#contract/money.ts'
import { splitVat, type TaxTreatment } from '#contract/tax/tax.ts'
import { dayIn } from '../days.ts'
import { isOfUnion, type Place, registerOf, vatAreaOf } from './areas.ts'
import { rateOn } from './rates.ts'
import { isAtHome, type RegisteredSeller } from './registrations.ts'
import { countryOfVatId } from './vat-id.ts'

/** How a sale is taxed, and the rate within its total, in percent. */
export interface Tax {
  readonly treatment: TaxTreatment
  readonly percent: number
  /** The seller's VAT number of the country whose VAT is charged; without it, its own one. */
  readonly sellerVatId?: string
}

/** Whom and where a sale goes to, and when. */
export interface Sale extends Place {
  /** '' or left out for private persons. */
  readonly vatId?: string
  /** Whether the VAT ID can be relied on. One that cannot changes nothing. */
  readonly isVatIdValid?: boolean
  readonly at: Date
}

/** Where the shop sells from, the VAT within its list prices, and where else it is registered. */
export interface TaxedSeller extends RegisteredSeller {
  readonly vatPercent: number
  readonly timeZone: string
}

const EXPORT: Tax = { treatment: 'export', percent: 0 }

/**
 * How a sale of goods is taxed. Within the country at the seller's own rate; a business elsewhere in the European Union owes
 * the VAT itself (VAT directive, article 138); everybody else there pays the VAT of the destination (article 33), or without the One-Stop
 * Shop that of the seller (article 59c); in Great Britain and Switzerland the VAT there is charged by a registration of the seller. All other
 * sales are exports without VAT (article 146), those of a seller outside of the Union to its members too.
 */
export function taxOf(sale: Sale, seller: TaxedSeller): Tax {
  const area = vatAreaOf(sale)
  const own: Tax = { treatment: 'taxed', percent: seller.vatPercent }
  if (isAtHome(area, seller)) return own
  const percent = area === null ? undefined : rateOn(area, dayIn(seller.timeZone, sale.at))
  const register = registerOf(sale)
  if (area === null || percent === undefined || register === undefined) return EXPORT
  const { numbers, hasOss } = seller.registrations
  if (!isOfUnion(register)) {
    const sellerVatId = numbers[area]
    return sellerVatId === undefined ? EXPORT : { treatment: 'taxed', percent, sellerVatId }
  }
  if (!isInEu(seller.country)) return EXPORT
  if (isReverseCharged(sale, register, seller)) return { treatment: 'reverse-charge', percent: 0 }
  return hasOss || register === seller.country ? { treatment: 'taxed', percent } : own
}

function isReverseCharged(
  { vatId = '', isVatIdValid = false }: Sale,
  register: string,
  seller: TaxedSeller,
): boolean {
  return isVatIdValid && register !== seller.country && countryOfVatId(vatId) === register
}

/**
 * What of a price, which includes the seller's own VAT, is not charged: all of that VAT where the sale is not taxed, otherwise
 * nothing. In cents.
 */
export function reliefOf(
  grossCents: Cents,
  { treatment }: Pick<Tax, 'treatment'>,
  { vatPercent }: Pick<TaxedSeller, 'vatPercent'>,
): Cents {
  return treatment === 'taxed' ? 0 : splitVat(grossCents, vatPercent).vatCents
}
