import { Link } from '@tanstack/react-router'
import type { MoneyTotals } from '#contract/payments/payments.ts'
import { formatDay, formatEuros } from '../../base/figures/format.ts'
import { Tile, Tiles } from '../../base/figures/Tiles.tsx'

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
      <Tiles>
        <Tile term="Received by card" figure={formatEuros(totals.received)} />
        <Tile term="Applied to orders" figure={formatEuros(totals.paid)} />
        <Tile
          term="Refunded"
          figure={formatEuros(totals.refunded)}
          note={totals.refundsPending > 0 ? `${formatEuros(totals.refundsPending)} of it pending` : undefined}
        />
        {totals.withdrawn + totals.wonBack > 0 && (
          <Tile
            term="Withdrawn by banks"
            figure={formatEuros(totals.withdrawn)}
            note={totals.wonBack > 0 ? `${formatEuros(totals.wonBack)} won back` : undefined}
          />
        )}
        <Tile
          term="Held"
          figure={formatEuros(totals.held)}
          note={totals.held > 0 ? 'Needs a decision' : undefined}
        />
      </Tiles>
    </section>
  )
}
