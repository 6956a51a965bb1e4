import type { AddressPart, AddressRules } from '#contract/postal-addresses/postal-addresses.ts'
import { type CountryData, findCountryData } from './country-data.ts'
import { layOut, partsOf } from './layout.ts'

const POSTCODES: Readonly<Record<string, string>> = {
  postal: 'Postcode',
  zip: 'ZIP code',
  eircode: 'Eircode',
  pin: 'PIN code',
}
const CITIES: Readonly<Record<string, string>> = {
  city: 'City',
  post_town: 'Town or city',
  district: 'District',
  suburb: 'Suburb',
}
const REGIONS: Readonly<Record<string, string>> = {
  area: 'Area',
  county: 'County',
  department: 'Department',
  district: 'District',
  do_si: 'Province',
  emirate: 'Emirate',
  island: 'Island',
  oblast: 'Oblast',
  parish: 'Parish',
  prefecture: 'Prefecture',
  province: 'Province',
  region: 'Region',
  state: 'State',
}

/** How a country writes its addresses; undefined for a code of no country. */
export function findAddressRules(country: string): AddressRules | undefined {
  const data = findCountryData(country)
  if (!data) return undefined
  const rows = layOut(data).map(line => line.flatMap(token => ('part' in token ? [token.part] : [])))
  const written = new Set<AddressPart>(rows.flat())
  return {
    country,
    rows,
    required: partsOf(data.require).filter(part => written.has(part) && part !== 'street2'),
    labels: {
      postcode: POSTCODES[data.zip_name_type] ?? 'Postcode',
      city: CITIES[data.locality_name_type] ?? 'City',
      region: REGIONS[data.state_name_type] ?? 'Region',
    },
    postcodeForm: written.has('postcode') ? describePostcodes(data) : null,
    regions: written.has('region')
      ? data.sub_regions.map(({ key, name }) => ({ code: key, name: name.latin ?? name.default }))
      : [],
  }
}

/** Of most countries the number of digits says it all, of the others an example says more. */
function describePostcodes({ zip, zipex = '' }: CountryData): string | null {
  if (zip === undefined) return null
  const digits = /^\\d\{(\d)\}$/.exec(zip)?.[1]
  return digits ? `${digits} digits` : `like ${zipex.split(',')[0]}`
}
