import { EU_COUNTRIES, isCountry, nameCountry } from '#contract/countries.ts'
import { ENGLISH } from '#contract/language.ts'

/** Stands for all members of the European Union in what an owner types. */
const UNION = 'EU'

/** The codes in a list as typed: 'eu, no' are the 28 countries. What is no code is left for the shop to refuse. */
export function readCountries(typed: string): string[] {
  const codes = typed
    .toUpperCase()
    .split(/[\s,;]+/)
    .filter(code => code !== '')
  return [...new Set(codes.flatMap(code => (code === UNION ? EU_COUNTRIES : [code])))]
}

/** The list as an owner would type it, the whole Union in short. */
export function writeCountries(codes: readonly string[]): string {
  return shorten(codes).join(', ')
}

/** The names of the countries in a list as typed; what is no code stays as it is. */
export function nameCountries(typed: string): string {
  const codes = readCountries(typed)
  const names = shorten(codes).map(code => (code === UNION ? 'the European Union' : nameCountry(code)))
  return new Intl.ListFormat(ENGLISH).format(names)
}

/** The first word in a list as typed that is no code of a country. */
export function findUnknown(typed: string): string | undefined {
  return readCountries(typed).find(code => !isCountry(code))
}

function shorten(codes: readonly string[]): readonly string[] {
  if (!EU_COUNTRIES.every(code => codes.includes(code))) return codes
  return [UNION, ...codes.filter(code => !EU_COUNTRIES.includes(code))]
}
