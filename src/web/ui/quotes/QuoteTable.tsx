import { Link } from '@tanstack/react-router'
import type { QuoteSummary } from '#contract/quotes.ts'
import { DataCell, DataRow, DataTable } from '../DataTable.tsx'
import { formatCount, formatDay, formatEuros } from '../format.ts'
import { QuoteState } from './QuoteState.tsx'

interface QuoteTableProps {
  quotes: readonly QuoteSummary[]
  /** Shown to those who answer: with the customer, and leading to the form. */
  isManaged?: boolean
}

/** Quotes and requests, one row each. */
export function QuoteTable({ quotes, isManaged = false }: QuoteTableProps) {
  const columns = ['Quote', ...(isManaged ? ['Customer'] : []), 'Asked', 'Total', 'State']
  return (
    <DataTable caption={isManaged ? 'Requests and quotes' : 'Your quotes'} columns={columns}>
      {quotes.map(quote => (
        <DataRow key={quote._id}>
          <DataCell label="Quote">
            <Link
              to={isManaged ? '/dashboard/requests/$id' : '/dashboard/quotes/$id'}
              params={{ id: quote._id }}
              className="text-link font-semibold wrap-anywhere"
            >
              {quote.number}
            </Link>
            <span className="block text-sm text-muted wrap-anywhere">
              {quote.name}, {formatCount(quote.pieces)} {quote.pieces === 1 ? 'piece' : 'pieces'}
            </span>
          </DataCell>
          {isManaged && (
            <DataCell label="Customer">
              {quote.userName}
              <span className="block text-sm break-all text-muted">{quote.userEmail}</span>
            </DataCell>
          )}
          <DataCell label="Asked">
            <time dateTime={quote.createdAt}>{formatDay(quote.createdAt)}</time>
          </DataCell>
          <DataCell label="Total">{formatEuros(quote.total)}</DataCell>
          <DataCell label="State">
            <QuoteState status={quote.status} />
            {quote.status === 'offered' && quote.lastDay !== null && (
              <span className="mt-1 block text-sm text-muted">until {formatDay(quote.lastDay)}</span>
            )}
          </DataCell>
        </DataRow>
      ))}
    </DataTable>
  )
}
