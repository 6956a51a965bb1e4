import { Link } from '@tanstack/react-router'
import type { OrderDetails } from '#contract/orders/details.ts'
import { Amount } from '../../base/figures/Amount.tsx'
import { formatCount } from '../../base/figures/format.ts'
import { ProductPicture } from '../../product/facts/ProductPicture.tsx'
import { BackOrderNote } from '../../product/offer/BackOrderNote.tsx'
import { netOfOrder } from './net-of-order.ts'
import { OrderedProduct } from './OrderedProduct.tsx'

/** What was ordered, with the way to each product and, once it is paid, to a review of it. */
export function OrderedLines({
  details,
  isPaid,
  shelfPlaces,
}: {
  details: OrderDetails
  isPaid: boolean
  /** Where each lies in the warehouse, '' if that is not noted, for those who pack. */
  shelfPlaces?: readonly string[] | undefined
}) {
  const { lines, isOwn } = details
  const net = netOfOrder(details).lines
  return (
    <ul aria-label="Lines of the order">
      {lines.map((line, index) => (
        <li
          // A product is in an order once, but a removed one has no id.
          key={line.product ?? index}
          className="grid grid-cols-[3rem_1fr_auto] gap-x-4 border-t border-line py-3 first:border-t-0"
        >
          <ProductPicture
            src={line.img}
            alt=""
            sizes="48px"
            className="aspect-square! rounded-field border border-line"
          />
          <div className="min-w-0">
            <OrderedProduct line={line} />
            <p className="text-sm text-muted wrap-anywhere">
              {[
                line.sku,
                line.ownNumber && `${isOwn ? 'your' : 'their'} ${line.ownNumber}`,
                shelfPlaces && `Shelf ${shelfPlaces[index] || 'not noted'}`,
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
            <p className="text-sm">
              {formatCount(line.availability)} at{' '}
              <Amount euros={line.unitPrice} net={(net[index] ?? 0) / line.availability} />
              {isPaid && line.product !== null && (
                <>
                  {' · '}
                  <Link
                    to="/dashboard/addreview"
                    search={{ product: line.product }}
                    aria-label={`Review ${line.name}`}
                    className="link"
                  >
                    Review
                  </Link>
                </>
              )}
            </p>
            <BackOrderNote
              backOrder={line.backOrder}
              quantity={line.availability}
              className="text-sm font-semibold"
            />
          </div>
          <span className="font-semibold">
            <Amount euros={line.price} net={net[index]} />
          </span>
        </li>
      ))}
    </ul>
  )
}
