import { useEffect, useState } from 'react'
import type { Basket } from '#contract/basket.ts'
import type { DeliveryOffers } from '#contract/delivery.ts'
import { answerOf, calls } from '../../client.ts'
import { guessCountry } from '../addresses/guess-country.ts'

/**
 * How a basket could be delivered to a country: at first the one of the person's usual address, for a visitor the one that the browser's
 * languages name. Undefined until it is known; without an answer nothing is shown.
 */
export function useDelivery({ weight, total }: Basket, isSignedIn: boolean) {
  const [country, setCountry] = useState<string>()
  const [offers, setOffers] = useState<DeliveryOffers>()

  useEffect(() => {
    const guess = isSignedIn ? readUsualCountry() : Promise.resolve(undefined)
    void guess.catch(() => undefined).then(usual => setCountry(chosen => chosen ?? usual ?? guessCountry()))
  }, [isSignedIn])

  useEffect(() => {
    if (country === undefined) return undefined
    const asking = new AbortController()
    const query = { country, grams: String(Math.ceil(weight)), goods: total.toFixed(2) }
    answerOf(calls.delivery.$get({ query }, { init: { signal: asking.signal } }))
      .then(setOffers)
      .catch(() => {
        if (!asking.signal.aborted) setOffers(undefined)
      })
    return () => asking.abort()
  }, [country, weight, total])

  return { country, setCountry, offers }
}

async function readUsualCountry(): Promise<string | undefined> {
  const addresses = await answerOf(calls.address.$get())
  return addresses.find(({ isDefaultDelivery }) => isDefaultDelivery)?.country
}
