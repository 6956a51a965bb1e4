import { Link } from '@tanstack/react-router'
import type { Quote } from '#contract/quotes/quotes.ts'
import { useQuoteActions } from './use-quote-actions.ts'

/** What a customer can do with a quote in its present state. */
export function QuoteActions({ quote }: { quote: Quote }) {
  const { isOff, problem, order, askAgain, withdraw } = useQuoteActions(quote)
  const { _id: id, status, deliveryAddress, offeredAt } = quote
  const toCheckout = { to: '/checkout', search: { quote: id } } as const
  return (
    <div className="mt-5 grid gap-3">
      {problem && (
        <p role="alert" className="font-semibold text-error">
          {problem}
        </p>
      )}
      {status === 'offered' && !deliveryAddress && (
        <Link {...toCheckout} className="btn btn-primary btn-lg">
          Order at these prices
        </Link>
      )}
      {status === 'offered' && deliveryAddress && (
        <>
          <button type="button" disabled={isOff} onClick={order} className="btn btn-primary btn-lg">
            Order at these prices
          </button>
          <p className="text-sm text-muted">
            With your order you accept our{' '}
            <a href="/terms" target="_blank" rel="noreferrer" className="link">
              terms
            </a>
            . You pay on the next page.
          </p>
          <Link {...toCheckout} className="btn btn-outline">
            Change delivery or invoice
          </Link>
        </>
      )}
      {quote.order !== null && (
        <Link to="/dashboard/orders/$id" params={{ id: quote.order }} className="btn btn-secondary">
          See the order
        </Link>
      )}
      {(status === 'expired' || status === 'declined' || status === 'withdrawn') && (
        <button type="button" disabled={isOff} onClick={askAgain} className="btn btn-secondary">
          {status === 'expired' ? 'Ask again' : 'Get a quote'} at today’s prices
        </button>
      )}
      {status === 'requested' && (
        <button type="button" disabled={isOff} onClick={withdraw} className="btn btn-outline">
          Take the request back
        </button>
      )}
      {offeredAt !== null && (
        <a href={`/quote/${encodeURIComponent(id)}/pdf`} download className="btn btn-outline">
          Download as PDF
        </a>
      )}
    </div>
  )
}
