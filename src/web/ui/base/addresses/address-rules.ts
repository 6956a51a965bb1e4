import { useEffect, useState } from 'react'
import type { AddressRules } from '#contract/postal-addresses/postal-addresses.ts'
import { answerOf, calls } from '../../../client.ts'

/** As most countries write addresses: shown until the rules of the country are here, and when they cannot be had. */
const USUAL: Omit<AddressRules, 'country'> = {
  rows: [['company'], ['name'], ['street'], ['street2'], ['postcode', 'city']],
  required: ['street'],
  labels: { postcode: 'Postcode', city: 'City', region: 'Region' },
  postcodeForm: null,
  regions: [],
}

const loaded = new Map<string, Promise<AddressRules>>()

/** The rules of a country, fetched once. */
function loadAddressRules(country: string): Promise<AddressRules> {
  const known = loaded.get(country)
  if (known) return known
  const loading = answerOf(calls['address-rules'][':country'].$get({ param: { country } }))
  loaded.set(country, loading)
  // A failure is not kept: the next form asks again.
  loading.catch(() => loaded.delete(country))
  return loading
}

/** The rules to show a form by: those of the country, or of the one before while its own are on their way. */
export function useAddressRules(country: string): AddressRules {
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
