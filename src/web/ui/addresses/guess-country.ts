import { COUNTRIES } from '#contract/countries.ts'

/** The country that the browser's languages name, 'de-AT' Austria, if it is one of these; else Germany or the first of them. */
export function guessCountry(countries: readonly string[] = COUNTRIES): string {
  const named = navigator.languages.map(language => language.split('-').at(-1) ?? '')
  const guess = [...named, 'DE'].find(code => countries.includes(code))
  return guess ?? countries[0] ?? ''
}
