import { Link } from '@tanstack/react-router'
import type { QuoteSummary } from '#contract/quotes/quotes.ts'
import { formatCount, formatDay, formatEuros } from '../../base/figures/format.ts'
import { type Column, ListTable } from '../../base/list/ListTable.tsx'
import { QuoteState } from './QuoteState.tsx'

/** What a quote is called, leading to its page. */
const naming = (to: '/dashboard/requests/$id' | '/dashboard/quotes/$id'): Column<QuoteSummary> => ({
  label: 'Quote',
  show: ({ _id: id, number, name, pieces }) => (
    <>
      <Link to={to} params={{ id }} className="text-link font-semibold wrap-anywhere">
        {number}
      </Link>
      <span className="block text-sm text-muted wrap-anywhere">
        {name}, {formatCount(pieces)} {pieces === 1 ? 'piece' : 'pieces'}
      </span>
    </>
  ),
})

const customer: Column<QuoteSummary> = {
  label: 'Customer',
  show: ({ userName, userEmail }) => (
    <>
      {userName}
      <span className="block text-sm break-all text-muted">{userEmail}</span>
    </>
  ),
}

const columns: readonly Column<QuoteSummary>[] = [
  { label: 'Asked', show: ({ createdAt }) => <time dateTime={createdAt}>{formatDay(createdAt)}</time> },
  { label: 'Total', show: ({ total }) => formatEuros(total) },
  {
    label: 'State',
    show: ({ status, lastDay }) => (
      <>
        <QuoteState status={status} />
        {status === 'offered' && lastDay !== null && (
          <span className="mt-1 block text-sm text-muted">until {formatDay(lastDay)}</span>
        )}
      </>
    ),
  },
]
const ownColumns = [naming('/dashboard/quotes/$id'), ...columns]
const managedColumns = [naming('/dashboard/requests/$id'), customer, ...columns]

interface QuoteTableProps {
  quotes: readonly QuoteSummary[]
  /** Shown to those who answer: with the customer, and leading to the form. */
  isManaged?: boolean
}

/** Quotes and requests, one row each. */
export function QuoteTable({ quotes, isManaged = false }: QuoteTableProps) {
  return (
    <ListTable
      caption={isManaged ? 'Requests and quotes' : 'Your quotes'}
      columns={isManaged ? managedColumns : ownColumns}
      rows={quotes}
      keyOf={({ _id }) => _id}
    />
  )
}
