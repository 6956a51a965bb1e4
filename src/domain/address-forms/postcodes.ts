import type { PostalAddress } from '#contract/postal-addresses/postal-addresses.ts'
import { findCountryData } from './country-data.ts'

const patterns = new Map<string, RegExp | null>()

/** Whether a postcode, in capitals, is one of this country; in a country without postcodes anything is. */
export function matchesPostcode(country: string, postcode: string): boolean {
  return patternOf(country)?.test(postcode) ?? true
}

/**
 * A postcode as its country writes it, in capitals; one that the country does not know, as it was typed. 'a-1010' in Austria is 1010:
 * many write the sign of the country before the postcode.
 */
export function readPostcode({ country, postcode }: Pick<PostalAddress, 'country' | 'postcode'>): string {
  const typed = postcode.trim().toUpperCase().replaceAll(/\s+/g, ' ')
  if (matchesPostcode(country, typed)) return typed
  const bare = typed.replace(/^[A-Z]{1,3}( ?- ?| (?=\d))/, '')
  return [bare, bare.replaceAll(' ', '')].find(read => matchesPostcode(country, read)) ?? typed
}

/** Made of the address data, whose patterns `expressions.test.ts` tests like those of the shop. */
function patternOf(country: string): RegExp | null {
  const known = patterns.get(country)
  if (known !== undefined) return known
  const zip = findCountryData(country)?.zip
  const pattern = zip === undefined ? null : new RegExp(anchor(zip))
  patterns.set(country, pattern)
  return pattern
}

/** The whole postcode matches, not a part of it. */
export function anchor(pattern: string): string {
  return `^(?:${pattern})$`
}
