import { nameCountry } from '#contract/countries.ts'
import type { PostalAddress } from '#contract/postal-addresses/postal-addresses.ts'
import { findCountryData } from './country-data.ts'
import { layOut, type Token } from './layout.ts'

/**
 * The countries that write the code of a region on the envelope, the others write its name: `sub_keys` of
 * https://chromium-i18n.appspot.com/ssl-address/data/US and so on.
 */
const WRITE_CODES: ReadonlySet<string> = new Set(['AU', 'BR', 'CA', 'IT', 'US'])

/**
 * The lines of an address in the order and with the signs of its country, the country's English name last; without the phone.
 * Parts that are missing leave neither a blank line nor a stray comma.
 */
export function formatPostalAddress(address: PostalAddress): string[] {
  const data = findCountryData(address.country)
  const lines = data ? layOut(data) : []
  const written = { ...address, region: writeRegion(address) }
  return [...lines.map(line => writeLine(line, written)).filter(Boolean), nameCountry(address.country)]
}

function writeRegion({ country, region }: PostalAddress): string {
  if (WRITE_CODES.has(country)) return region
  const known = findCountryData(country)?.sub_regions.find(({ key }) => key === region)
  return known ? (known.name.latin ?? known.name.default) : region
}

/** What stands before the first part of a line belongs to that part; anything else separates two parts that are both there. */
function writeLine(line: readonly Token[], address: PostalAddress): string {
  let text = ''
  let between = ''
  for (const [index, token] of line.entries()) {
    if ('written' in token) {
      between = index === 0 || text ? token.written : ''
      continue
    }
    const value = address[token.part]
    if (value) text += between + value
    between = ''
  }
  return text
}
