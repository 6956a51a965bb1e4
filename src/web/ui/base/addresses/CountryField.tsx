import type { ComponentProps } from 'react'
import { COUNTRIES, nameCountry } from '#contract/countries.ts'
import { ENGLISH } from '#contract/language.ts'
import { SelectField } from '../forms/Field.tsx'
import { useDeliveryCountries } from './delivery-countries.ts'

interface CountryFieldProps extends ComponentProps<typeof SelectField> {
  /** The country that is chosen now. */
  chosen: string
  /** Whether goods are to go there; otherwise it may be that of an invoice alone. */
  isDelivery: boolean
}

/**
 * A choice of countries by their names: for a delivery those that are delivered to, and the one chosen already; otherwise all. Beside the name
 * stands what is not delivered to.
 */
export function CountryField({ chosen, isDelivery, ...select }: CountryFieldProps) {
  const served = useDeliveryCountries()
  const notes = new Map(served?.map(({ country, note }) => [country, note]))
  const isListed = (code: string) => !served || !isDelivery || notes.has(code) || code === chosen
  const note = (code: string) => notes.get(code) ?? (served ? 'not delivered to' : '')
  return (
    <SelectField {...select}>
      {COUNTRIES.filter(isListed)
        .map(code => ({ code, name: nameCountry(code), note: note(code) }))
        .toSorted((a, b) => a.name.localeCompare(b.name, ENGLISH))
        .map(({ code, name, note: why }) => (
          <option key={code} value={code}>
            {why ? `${name} (${why})` : name}
          </option>
        ))}
    </SelectField>
  )
}
