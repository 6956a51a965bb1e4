import { type ComponentProps, useEffect, useState } from 'react'
import { COUNTRIES, nameCountry } from '#contract/countries.ts'
import type { DeliveryCountry } from '#contract/delivery/delivery.ts'
import { ENGLISH } from '#contract/language.ts'
import { answerOf, calls } from '../../../client.ts'
import { SelectField } from '../forms/Field.tsx'

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

let loadedCountries: Promise<readonly DeliveryCountry[]> | undefined

function loadCountries(): Promise<readonly DeliveryCountry[]> {
  loadedCountries ??= answerOf(calls.delivery.countries.$get())
  // A failure is not kept: the next form asks again.
  loadedCountries.catch(() => {
    loadedCountries = undefined
  })
  return loadedCountries
}

/** The countries that are delivered to, fetched once; undefined until they are here, and when they cannot be had. */
function useDeliveryCountries(): readonly DeliveryCountry[] | undefined {
  const [countries, setCountries] = useState<readonly DeliveryCountry[]>()
  useEffect(() => {
    loadCountries().then(setCountries, () => undefined)
  }, [])
  return countries
}
