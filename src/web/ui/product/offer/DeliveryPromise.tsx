import type { Product } from '#contract/catalog/catalog.ts'
import { Amount } from '../../base/figures/Amount.tsx'
import { Figure } from '../../base/figures/Figure.tsx'
import { PriceBasis } from '../../base/figures/Price.tsx'
import { describePromise } from './describe-promise.ts'
import { totalOf } from './order-figures.ts'
import { useDeliveryOffers } from './use-delivery-offers.ts'

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
