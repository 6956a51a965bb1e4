import { Link } from '@tanstack/react-router'
import type { OrderDetails } from '#contract/order-details.ts'
import { formatCount, formatEuros } from '../format.ts'
import { ProductPicture } from '../ProductPicture.tsx'
import { OrderedPart } from './OrderedPart.tsx'

type Line = OrderDetails['lines'][number]

/** What was ordered, with the way to each part and, once it is paid, to a review of it. */
export function OrderedLines({ lines, isPaid }: { lines: readonly Line[]; isPaid: boolean }) {
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
            <OrderedPart line={line} />
            <p className="text-sm text-muted wrap-anywhere">
              {[line.sku, line.ownNumber && `your ${line.ownNumber}`].filter(Boolean).join(' · ')}
            </p>
            <p className="text-sm">
              {formatCount(line.availability)} at {formatEuros(line.unitPrice)}
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
          </div>
          <span className="font-semibold">{formatEuros(line.price)}</span>
        </li>
      ))}
    </ul>
  )
}
