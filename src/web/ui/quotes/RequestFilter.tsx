import { Link } from '@tanstack/react-router'
import { quoteStatuses } from '#contract/quote-status.ts'
import { quoteStates } from './quote-words.ts'
import type { RequestSearch } from './request-search.ts'

/** Chooses which quotes are listed: by their state, or all. */
export function RequestFilter({ state = 'requested' }: Pick<RequestSearch, 'state'>) {
  const choices = [
    ...quoteStatuses.map(status => ({ status, label: quoteStates[status].label })),
    { status: 'all' as const, label: 'All' },
  ]
  return (
    <nav aria-label="States of quotes" className="mb-6 flex flex-wrap gap-2">
      {choices.map(({ status, label }) => (
        <Link
          key={status}
          to="/dashboard/requests"
          search={status === 'requested' ? {} : { state: status }}
          resetScroll={false}
          aria-current={status === state ? 'true' : undefined}
          className={`btn btn-sm ${status === state ? 'btn-neutral' : 'btn-outline'}`}
        >
          {label}
        </Link>
      ))}
    </nav>
  )
}
