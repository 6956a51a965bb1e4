import { Link } from '@tanstack/react-router'
import { useCallback } from 'react'
import type { MissedOutcome, MissedSearch } from '#contract/desk/missed-searches.ts'
import type { SalesSpan } from '#contract/desk/sales-spans.ts'
import { answerOf, calls } from '../../../client.ts'
import { formatCount, formatMoment } from '../../base/figures/format.ts'
import { type Column, ListTable } from '../../base/list/ListTable.tsx'
import { useOwn } from '../../base/page/use-own.ts'
import { Later } from './Later.tsx'

const columns: readonly Column<MissedSearch>[] = [
  {
    label: 'Words',
    show: ({ words }) => (
      <Link
        to="/parts"
        search={{ q: words }}
        preload={false}
        className="text-link font-semibold wrap-anywhere"
      >
        {words}
      </Link>
    ),
  },
  { label: 'Times', show: ({ times }) => formatCount(times) },
  { label: 'Last', show: ({ lastAt }) => formatMoment(lastAt) },
  { label: 'They saw', show: ({ outcome, shown }) => says[outcome](shown) },
]

/** What the last of these searches came to. */
const says: Readonly<Record<MissedOutcome, (shown: string) => string>> = {
  nothing: shown => (shown ? `Nothing, and as other words: ${shown}` : 'Nothing'),
  'not-made': shown => (shown ? `That we make none; nearest: ${shown}` : 'That we make none'),
  mended: left => `What fits without: ${left}`,
}

/** What people searched in the span and did not find. */
export function MissedSearches({ days }: { days: SalesSpan }) {
  const read = useCallback(() => answerOf(calls.sales['missed-searches'].$get({ query: { days } })), [days])
  const { value: searches, hasFailed } = useOwn(read)
  return (
    <Later title="Searched and not found" value={searches} hasFailed={hasFailed}>
      {missed => (
        <>
          <p className="mb-4 max-w-prose text-muted">
            Words alone are counted, for 90 days, not who asked. What may be an address, a phone number or an
            account is not kept.
          </p>
          {missed.length > 0 ? (
            <>
              <ListTable
                caption="Searched and not found"
                columns={columns}
                rows={missed}
                keyOf={({ words }) => words}
              />
              <p className="mt-4">
                <a
                  href={`/sales/missed-searches.csv?days=${days}`}
                  download
                  className="btn btn-outline btn-sm"
                >
                  All of them as CSV
                </a>
              </p>
            </>
          ) : (
            <p className="text-muted">Nothing that was searched was missing.</p>
          )}
        </>
      )}
    </Later>
  )
}
