import { useEffect, useState } from 'react'
import type { DeliveryOffers } from '#contract/delivery/delivery.ts'
import { writeEuros } from '#contract/money.ts'
import { answerOf, calls } from '../../../client.ts'
import { guessCountry } from '../../base/addresses/guess-country.ts'

/** While a quantity is being typed, nothing is asked. */
const PAUSE_MS = 300

/**
 * How goods could be delivered to the country that the browser's languages name; undefined until that is known, and without an answer.
 * The last answer stays until the next is there, or is known not to come; `isCurrent`: it is of these goods, and not of those before.
 */
export function useDeliveryOffers({
  grams,
  goods,
}: {
  readonly grams: number
  /** In euros. */
  readonly goods: number
}): { readonly offers: DeliveryOffers; readonly isCurrent: boolean } | undefined {
  const [answer, setAnswer] = useState<{ readonly of: string; readonly offers: DeliveryOffers }>()
  const of = `${grams} ${goods}`
  useEffect(() => {
    const asking = new AbortController()
    const query = { country: guessCountry(), grams: String(grams), goods: writeEuros(goods) }
    const later = setTimeout(() => {
      answerOf(calls.delivery.$get({ query }, { init: { signal: asking.signal } })).then(
        offers => setAnswer({ of, offers }),
        () => asking.signal.aborted || setAnswer(undefined),
      )
    }, PAUSE_MS)
    return () => {
      clearTimeout(later)
      asking.abort()
    }
  }, [grams, goods, of])
  return answer && { offers: answer.offers, isCurrent: answer.of === of }
}
