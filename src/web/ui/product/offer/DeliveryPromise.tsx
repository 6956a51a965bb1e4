import { useEffect, useState } from 'react'
import type { Product } from '#contract/catalog/catalog.ts'
import type { DeliveryOffers } from '#contract/delivery/delivery.ts'
import { writeEuros } from '#contract/money.ts'
import { answerOf, calls } from '../../../client.ts'
import { guessCountry } from '../../base/addresses/guess-country.ts'
import { Amount } from '../../base/figures/Amount.tsx'
import { Figure } from '../../base/figures/Figure.tsx'
import { PriceBasis } from '../../base/figures/Price.tsx'
import { describePromise } from './describe-promise.ts'
import { totalOf } from './order-figures.ts'

/**
 * When so many pieces of a product would arrive in the country that the browser's languages name. Asked for by the browser, as the page is kept
 * for everybody; the lines it takes are kept free until then.
 */
export function DeliveryPromise({ product, quantity }: { product: Product; quantity: number }) {
  const pieces = quantity > 0 ? quantity : product.min
  const answer = useDeliveryOffers({
    grams: Math.ceil((product.weight ?? 0) * pieces),
    goods: totalOf(product, String(pieces)) ?? 0,
  })
  const promise = answer && describePromise(answer.offers)
  return (
    <Figure term="Delivery">
      <output className="block min-h-18 text-right sm:min-h-12">
        {promise?.when ?? 'Shipped from stock'}
        {answer?.isCurrent === false ? (
          <span className="block text-sm font-normal text-muted">Asking again for this quantity …</span>
        ) : (
          promise?.price !== undefined && (
            <span className="block text-sm font-normal text-muted">
              {promise.how},{' '}
              {promise.price === 0 ? (
                'free'
              ) : (
                <>
                  <Amount euros={promise.price} /> <PriceBasis />
                </>
              )}
            </span>
          )
        )}
      </output>
    </Figure>
  )
}

/** While a quantity is being typed, nothing is asked. */
const PAUSE_MS = 300

/**
 * How goods could be delivered to the country that the browser's languages name; undefined until that is known, and without an answer.
 * The last answer stays until the next is there, or is known not to come; `isCurrent`: it is of these goods, and not of those before.
 */
function useDeliveryOffers({
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
