import { COUNTRIES } from '#contract/countries.ts'

/** The country that the browser's languages name, 'de-AT' Austria; else Germany. */
export function guessCountry(): string {
  const named = navigator.languages.map(language => language.split('-').at(-1) ?? '')
  return named.find(code => COUNTRIES.includes(code)) ?? 'DE'
}
