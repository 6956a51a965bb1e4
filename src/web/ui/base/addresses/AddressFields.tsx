import { useEffect, useRef, useState } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import type { AddressPart, AddressRules, PostalAddress } from '#contract/postal-addresses/postal-addresses.ts'
import { answerOf, calls } from '../../../client.ts'
import { Field, SelectField } from '../forms/Field.tsx'
import { fieldOf, trimmed } from '../forms/field-of.ts'
import { CountryField } from './CountryField.tsx'

/** What browsers fill in: https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#autofill-field */
const AUTOCOMPLETE = {
  company: 'organization',
  name: 'name',
  street: 'address-line1',
  street2: 'address-line2',
  postcode: 'postal-code',
  city: 'address-level2',
  region: 'address-level1',
  country: 'country',
  phone: 'tel',
} as const satisfies Record<AddressPart, string>

const LABELS: Readonly<Record<AddressPart, string>> = {
  company: 'Company',
  name: 'Name',
  street: 'Street',
  street2: 'Building, floor, district',
  postcode: 'Postcode',
  city: 'City',
  region: 'Region',
  country: 'Country',
  phone: 'Phone',
}

const COLUMNS: Readonly<Record<number, string>> = { 2: 'sm:grid-cols-2', 3: 'sm:grid-cols-3' }

interface AddressFieldsProps {
  form: UseFormReturn<PostalAddress>
  /** What the address is for: a delivery, one to somebody else, of whom the browser is to fill in nothing of its owner's; anything by default. */
  purpose?: 'shipping' | 'for-another' | undefined
}

/**
 * The fields of a postal address in the order of its country, which comes first. What was typed stays when the country changes,
 * also in fields that the new country does not have, and a region belongs to its country.
 */
export function AddressFields({ form, purpose }: AddressFieldsProps) {
  const country = useWatch({ control: form.control, name: 'country' })
  const rules = useAddressRules(country)
  const regions = useRef(new Map<string, string>())
  const autoComplete = (part: AddressPart) =>
    purpose === 'for-another' ? 'off' : `${purpose ? `${purpose} ` : ''}${AUTOCOMPLETE[part]}`

  function changeCountry(next: string): void {
    regions.current.set(country, form.getValues('region'))
    form.setValue('region', regions.current.get(next) ?? '')
    form.clearErrors()
  }

  const countryField = fieldOf(form, 'country', LABELS.country)
  return (
    <>
      <CountryField
        {...countryField}
        chosen={country}
        isDelivery={purpose !== undefined}
        autoComplete={autoComplete('country')}
        onChange={event => {
          changeCountry(event.target.value)
          return countryField.onChange(event)
        }}
      />
      {rules.rows.map(row => (
        <div key={row.join()} className={`grid items-start gap-5 ${COLUMNS[row.length] ?? ''}`}>
          {row.map(part => (
            <PartField key={part} form={form} part={part} rules={rules} autoComplete={autoComplete(part)} />
          ))}
        </div>
      ))}
      <Field
        {...fieldOf(form, 'phone', LABELS.phone)}
        label={<Optional label={LABELS.phone} />}
        type="tel"
        autoComplete={autoComplete('phone')}
        maxLength={40}
        hint="For the carrier, in case of a question about the delivery"
      />
    </>
  )
}

interface PartFieldProps {
  form: UseFormReturn<PostalAddress>
  part: AddressPart
  rules: AddressRules
  autoComplete: string
}

function PartField({ form, part, rules, autoComplete }: PartFieldProps) {
  const label = { ...LABELS, ...rules.labels }[part]
  const isRequired = rules.required.includes(part)
  const field = {
    ...fieldOf(form, part, label, {
      setValueAs: trimmed,
      ...(isRequired && { required: `${label} is required.` }),
    }),
    label: isRequired || part === 'name' ? label : <Optional label={label} />,
    autoComplete,
    required: isRequired,
  }
  if (part === 'region' && rules.regions.length > 0)
    return (
      <SelectField key={rules.country} {...field}>
        <option value="">Choose …</option>
        {rules.regions.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
    )
  return <Field {...field} maxLength={120} hint={part === 'postcode' ? rules.postcodeForm : undefined} />
}

function Optional({ label }: { label: string }) {
  return (
    <>
      {label} <span className="font-normal text-muted">(optional)</span>
    </>
  )
}

/** As most countries write addresses: shown until the rules of the country are here, and when they cannot be had. */
const USUAL: Omit<AddressRules, 'country'> = {
  rows: [['company'], ['name'], ['street'], ['street2'], ['postcode', 'city']],
  required: ['street'],
  labels: { postcode: 'Postcode', city: 'City', region: 'Region' },
  postcodeForm: null,
  regions: [],
}

const loadedRules = new Map<string, Promise<AddressRules>>()

/** The rules of a country, fetched once. */
function loadAddressRules(country: string): Promise<AddressRules> {
  const known = loadedRules.get(country)
  if (known) return known
  const loading = answerOf(calls['address-rules'][':country'].$get({ param: { country } }))
  loadedRules.set(country, loading)
  // A failure is not kept: the next form asks again.
  loading.catch(() => loadedRules.delete(country))
  return loading
}

/** The rules to show a form by: those of the country, or of the one before while its own are on their way. */
function useAddressRules(country: string): AddressRules {
  const [rules, setRules] = useState<AddressRules>({ ...USUAL, country })
  useEffect(() => {
    let isCurrent = true
    const show = (found: AddressRules) => isCurrent && setRules(found)
    loadAddressRules(country).then(show, () => show({ ...USUAL, country }))
    return () => {
      isCurrent = false
    }
  }, [country])
  return rules
}
