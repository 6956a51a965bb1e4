import type { Order } from '#contract/orders/orders.ts'
import { formatCount, formatEuros } from '../../base/figures/format.ts'
import { describeBackOrder } from '../../product/offer/BackOrderNote.tsx'

/** What an order contains: each line with its quantity, its price and what it comes to. */
export function OrderLines({ lines }: Pick<Order, 'lines'>) {
  return (
    <ul aria-label="Lines of the order">
      {lines.map(line => (
        <li
          key={line.name}
          className="flex items-baseline justify-between gap-4 border-t border-line py-2 first:border-t-0"
        >
          <span className="wrap-anywhere">
            {line.name}
            <span className="block text-sm text-muted">
              {formatCount(line.availability)} at {formatEuros(line.unitPrice)}
              {line.backOrder && (
                <strong className="block">{describeBackOrder(line.backOrder, line.availability)}</strong>
              )}
            </span>
          </span>
          <span className="font-semibold">{formatEuros(line.price)}</span>
        </li>
      ))}
    </ul>
  )
}
