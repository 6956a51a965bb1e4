import { Link } from '@tanstack/react-router'
import type { MoneyTotals } from '#contract/payments/payments.ts'
import { formatDay, formatEuros } from '../../base/figures/format.ts'

/** The books of the last 90 days at a glance: money received pays for orders, was refunded, was withdrawn or is held. */
export function Totals({ totals }: { totals: MoneyTotals }) {
  return (
    <section aria-labelledby="totals" className="mb-10">
      <h2 id="totals" className="text-2xl">
        The last 90 days
      </h2>
      <p className="mt-1 mb-4 text-muted">
        Payments by card since {formatDay(totals.since)}, with what is still held of older ones. Earlier ones
        are in{' '}
        <Link to="/dashboard/bookkeeping" className="link">
          Bookkeeping
        </Link>
        .
      </p>
      <dl className="grid gap-px border border-line bg-line sm:grid-cols-2 xl:grid-cols-4">
        <Figure term="Received by card" euros={totals.received} />
        <Figure term="Applied to orders" euros={totals.paid} />
        <Figure
          term="Refunded"
          euros={totals.refunded}
          note={totals.refundsPending > 0 ? `${formatEuros(totals.refundsPending)} of it pending` : undefined}
        />
        {totals.withdrawn + totals.wonBack > 0 && (
          <Figure
            term="Withdrawn by banks"
            euros={totals.withdrawn}
            note={totals.wonBack > 0 ? `${formatEuros(totals.wonBack)} won back` : undefined}
          />
        )}
        <Figure term="Held" euros={totals.held} note={totals.held > 0 ? 'Needs a decision' : undefined} />
      </dl>
    </section>
  )
}

function Figure({ term, euros, note }: { term: string; euros: number; note?: string | undefined }) {
  return (
    <div className="bg-base-100 p-4">
      <dt className="eyebrow text-muted">{term}</dt>
      <dd className="mt-1 text-2xl font-semibold">
        {formatEuros(euros)}
        {note && <span className="block text-sm font-normal text-muted">{note}</span>}
      </dd>
    </div>
  )
}
