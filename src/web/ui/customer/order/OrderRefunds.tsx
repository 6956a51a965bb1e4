import type { OrderDetails } from '#contract/orders/details.ts'
import type { RefundStatus } from '#contract/refunds/states.ts'
import { formatDay, formatEuros } from '../../base/figures/format.ts'

const states: Readonly<Record<RefundStatus, string>> = {
  pending: 'on its way to your card',
  succeeded: 'sent to your card',
  failed: 'not accepted by your bank: still owed to you, we are looking into it',
  'sent-another-way': 'sent another way',
}

/** What was refunded of an order, why, and how far it has come; and what is still owed to the customer. */
export function OrderRefunds({ details: { refunds, transfersBack, owed } }: { details: OrderDetails }) {
  if (refunds.length === 0 && transfersBack.length === 0) return null
  return (
    <section aria-labelledby="refunds" className="sheet p-5">
      <h2 id="refunds" className="mb-2 text-2xl">
        Refunds
      </h2>
      <ul>
        {refunds.map(({ amount, reason, status, note, createdAt }) => (
          <li
            key={`${createdAt} ${amount}`}
            className="flex items-baseline justify-between gap-4 border-t border-line py-2 first:border-t-0"
          >
            <span className="wrap-anywhere">
              {reason}
              <span className="block text-sm text-muted">
                <time dateTime={createdAt}>{formatDay(createdAt)}</time>, {states[status]}
                {note && `: ${note}`}
              </span>
            </span>
            <span className="font-semibold">{formatEuros(amount)}</span>
          </li>
        ))}
        {transfersBack.map(({ amount, reason, createdAt, sentOn }) => (
          <li
            key={`${createdAt} ${amount}`}
            className="flex items-baseline justify-between gap-4 border-t border-line py-2 first:border-t-0"
          >
            <span className="wrap-anywhere">
              {reason}
              <span className="block text-sm text-muted">
                <time dateTime={createdAt}>{formatDay(createdAt)}</time>,{' '}
                {sentOn === null
                  ? 'on its way to you by bank transfer: not sent yet'
                  : `sent to you by bank transfer on ${formatDay(sentOn)}`}
              </span>
            </span>
            <span className="font-semibold">{formatEuros(amount)}</span>
          </li>
        ))}
      </ul>
      {owed > 0 && (
        <p className="mt-2 border-t border-line pt-2 font-semibold">
          {formatEuros(owed)} of this is still credited to you: it has not been sent yet.
        </p>
      )}
    </section>
  )
}
