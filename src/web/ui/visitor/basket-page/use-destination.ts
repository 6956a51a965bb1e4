import { useEffect, useState } from 'react'
import type { SavedAddress } from '#contract/postal-addresses/postal-addresses.ts'
import { answerOf, calls } from '../../../client.ts'
import { guessCountry } from '../../base/addresses/guess-country.ts'

/** What a delivery's price and VAT depend on. */
export type Destination = Pick<SavedAddress, 'country' | 'postcode'>

/**
 * Where a basket is to be delivered, as far as that is known: at first to the person's usual address, for a visitor to the country that the
 * browser's languages name. Undefined until it is known.
 */
export function useDestination(isSignedIn: boolean) {
  const [destination, setDestination] = useState<Destination>()
  useEffect(() => {
    const usual = isSignedIn ? readUsualAddress() : Promise.resolve(undefined)
    void usual
      .catch(() => undefined)
      .then(address =>
        setDestination(chosen => chosen ?? address ?? { country: guessCountry(), postcode: '' }),
      )
  }, [isSignedIn])
  return { destination, setCountry: (country: string) => setDestination({ country, postcode: '' }) }
}

async function readUsualAddress(): Promise<Destination | undefined> {
  const addresses = await answerOf(calls.address.$get())
  return addresses.find(({ isDefaultDelivery }) => isDefaultDelivery)
}
