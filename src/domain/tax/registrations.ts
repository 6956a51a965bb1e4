import { sayCountry } from '#contract/countries.ts'
import { type Phrase, say } from '#contract/phrase.ts'
import type { VatRegistrations } from '../context.ts'
import { isOfUnion, type Place, registerOf, type VatArea, vatAreaOf } from './areas.ts'

/** Who sells, as far as it decides where goods may go. */
export interface RegisteredSeller {
  readonly country: string
  readonly registrations: VatRegistrations
}

/** Whether a place is in the seller's own VAT area. For a British seller, Northern Ireland is: goods sent there are sold within the country. */
export function isAtHome(area: VatArea | null, { country }: Pick<RegisteredSeller, 'country'>): boolean {
  const home = vatAreaOf({ country })
  return area !== null && (area === home || (area === 'XI' && home === 'GB'))
}

/** Why nothing is delivered to a place, as the seller charges no VAT there and does not export there either; undefined if it may be. */
export function explainUnregistered(place: Place, seller: RegisteredSeller): Phrase | undefined {
  const area = vatAreaOf(place)
  const register = registerOf(place)
  if (area === null || register === undefined || isOfUnion(register) || isAtHome(area, seller))
    return undefined
  const { numbers, refusesOthers } = seller.registrations
  if (!refusesOthers || numbers[area] !== undefined) return undefined
  // Northern Ireland has a postcode of its own.
  return place.country === 'GB'
    ? say`We do not deliver to Great Britain; in the United Kingdom we deliver to Northern Ireland only`
    : say`We do not deliver to ${sayCountry(place.country)}`
}
