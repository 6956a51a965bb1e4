import type { Product } from '#contract/catalog.ts'
import { tierOf } from '#contract/price-tiers.ts'
import { formatEuros } from '../format.ts'
import { formatPieces } from './pieces.ts'

/** What a piece costs in larger quantities, and what that saves; the tier that the quantity reaches stands out. */
export function PriceTiers({
  product: { price, tiers },
  quantity,
}: {
  product: Pick<Product, 'price' | 'tiers'>
  quantity: number
}) {
  if (tiers.length === 0) return null
  const reached = tierOf(tiers, quantity)
  return (
    <table className="mt-4 w-full text-left">
      <caption className="sr-only">Prices for larger quantities</caption>
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
            <td className="py-2 pr-3 text-right font-semibold">{formatEuros(tier.price)}</td>
            <td className="py-2 text-right">{Math.round((1 - tier.price / price) * 100)} %</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
