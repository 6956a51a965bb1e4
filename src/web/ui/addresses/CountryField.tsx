import type { ComponentProps } from 'react'
import { COUNTRIES, nameCountry } from '#contract/countries.ts'
import { SelectField } from '../Field.tsx'

/** A choice of all countries, or of these, by their names. */
export function CountryField({
  countries = COUNTRIES,
  ...select
}: ComponentProps<typeof SelectField> & { countries?: readonly string[] | undefined }) {
  const named = countries.map(code => ({ code, name: nameCountry(code) }))
  return (
    <SelectField {...select}>
      {named
        .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
        .map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
    </SelectField>
  )
}
