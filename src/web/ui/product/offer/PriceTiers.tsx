import type { Product } from '#contract/catalog/catalog.ts'
import { tierOf } from '#contract/catalog/price-tiers.ts'
import { Price, PriceBasis } from '../../base/figures/Price.tsx'
import { formatPieces } from './pieces.ts'
import { isBeyondStock } from './quantities.ts'
import { RequestLink } from './RequestLink.tsx'

/**
 * What a piece costs in larger quantities, and what that saves; the tier that the quantity reaches stands out. What is more than can be
 * ordered now has no price here, but a quote.
 */
export function PriceTiers({
  product,
  quantity,
}: {
  product: Pick<Product, '_id' | 'name' | 'price' | 'tiers' | 'available' | 'step' | 'backOrderDays'>
  quantity: number
}) {
  const { price, tiers } = product
  if (tiers.length === 0) return null
  const reached = tierOf(tiers, quantity)
  return (
    <table className="mt-4 w-full text-left">
      <caption className="sr-only">
        Prices for larger quantities, <PriceBasis />
      </caption>
      <thead>
        <tr className="border-b border-field-line text-sm text-muted">
          <th scope="col" className="py-2 pr-3 font-semibold">
            From
          </th>
          <th scope="col" className="py-2 pr-3 text-right font-semibold">
            Price each
          </th>
          <th scope="col" className="py-2 text-right font-semibold">
            You save
          </th>
        </tr>
      </thead>
      <tbody>
        {tiers.map(tier => (
          <tr
            key={tier.from}
            aria-current={tier === reached || undefined}
            className="border-b border-line aria-[current]:bg-base-200"
          >
            <th scope="row" className="py-2 pr-3 font-normal">
              {formatPieces(tier.from)}
            </th>
            {isBeyondStock(product, tier.from) ? (
              <td colSpan={2} className="py-2 text-right">
                <RequestLink product={product} quantity={tier.from}>
                  Available on request
                </RequestLink>
              </td>
            ) : (
              <>
                <td className="py-2 pr-3 text-right font-semibold">
                  <Price euros={tier.price} />
                </td>
                <td className="py-2 text-right">{Math.round((1 - tier.price / price) * 100)} %</td>
              </>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
