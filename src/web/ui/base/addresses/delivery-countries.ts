import { useEffect, useState } from 'react'
import type { DeliveryCountry } from '#contract/delivery/delivery.ts'
import { answerOf, calls } from '../../../client.ts'

let loaded: Promise<readonly DeliveryCountry[]> | undefined

function load(): Promise<readonly DeliveryCountry[]> {
  loaded ??= answerOf(calls.delivery.countries.$get())
  // A failure is not kept: the next form asks again.
  loaded.catch(() => {
    loaded = undefined
  })
  return loaded
}

/** The countries that are delivered to, fetched once; undefined until they are here, and when they cannot be had. */
export function useDeliveryCountries(): readonly DeliveryCountry[] | undefined {
  const [countries, setCountries] = useState<readonly DeliveryCountry[]>()
  useEffect(() => {
    load().then(setCountries, () => undefined)
  }, [])
  return countries
}
