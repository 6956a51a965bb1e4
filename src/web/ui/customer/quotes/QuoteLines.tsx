import type { Quote, QuoteLine } from '#contract/quotes/quotes.ts'
import { formatCount, formatEuros } from '../../base/figures/format.ts'
import { describeBackOrder } from '../../product/offer/BackOrderNote.tsx'
import { ProductName } from './ProductName.tsx'

/** What a quote is for: each line with its price, and what has changed since. */
export function QuoteLines({ quote: { lines, status } }: { quote: Quote }) {
  const isOpen = status === 'offered' || status === 'expired'
  return (
    <ul aria-label="Lines" className="sheet px-5 py-1">
      {lines.map(line => (
        <li
          key={line.name}
          className="flex items-baseline justify-between gap-6 border-t border-line py-3 first:border-t-0"
        >
          <div className="min-w-0">
            <ProductName line={line} />
            <p className="text-sm">
              {formatCount(line.availability)} at {formatEuros(line.unitPrice)}
              {line.wantedPrice !== null && `, wanted at ${formatEuros(line.wantedPrice)}`}
              {isOpen && <TodayNote line={line} />}
            </p>
          </div>
          <span className="font-semibold whitespace-nowrap">{formatEuros(line.price)}</span>
        </li>
      ))}
    </ul>
  )
}

/** What its product costs today, if that is not what is quoted, and what keeps it from being ordered now. */
function TodayNote({
  line: { todayPrice, unitPrice, available, availability, backOrder },
}: {
  line: QuoteLine
}) {
  if (todayPrice === null) return <strong className="text-error"> · no longer made</strong>
  return (
    <>
      {todayPrice !== unitPrice && <span className="text-muted"> · today {formatEuros(todayPrice)}</span>}
      {backOrder && <strong className="text-warning"> · {describeBackOrder(backOrder, availability)}</strong>}
      {available < availability && !backOrder && (
        <strong className="text-error">
          {' '}
          · {available === 0 ? 'sold out' : `only ${formatCount(available)} left`}
        </strong>
      )}
    </>
  )
}
