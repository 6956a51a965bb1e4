import { Link } from '@tanstack/react-router'
import { say } from '#contract/phrase.ts'
import type { QuoteSummary } from '#contract/quotes/quotes.ts'
import { mentionDay } from '../../../words.ts'
import { formatDay, formatEuros } from '../../base/figures/format.ts'
import { type Column, ListTable } from '../../base/list/ListTable.tsx'
import { QuoteState } from './QuoteState.tsx'

/** What a quote is called, leading to its page. */
const naming = (to: '/dashboard/requests/$id' | '/dashboard/quotes/$id'): Column<QuoteSummary> => ({
  label: say`Quote`,
  show: ({ _id: id, number, name, pieces }, _, { word }) => (
    <>
      <Link to={to} params={{ id }} className="text-link font-semibold wrap-anywhere">
        {number}
      </Link>
      <span className="block text-sm text-muted wrap-anywhere">
        {word(
          pieces === 1 ? say`${name}, ${{ count: pieces }} piece` : say`${name}, ${{ count: pieces }} pieces`,
        )}
      </span>
    </>
  ),
})

const customer: Column<QuoteSummary> = {
  label: say`Customer`,
  show: ({ userName, userEmail }) => (
    <>
      {userName}
      <span className="block text-sm break-all text-muted">{userEmail}</span>
    </>
  ),
}

const columns: readonly Column<QuoteSummary>[] = [
  {
    label: say`Asked`,
    show: ({ createdAt }, _, { language }) => (
      <time dateTime={createdAt}>{formatDay(createdAt, language)}</time>
    ),
  },
  { label: say`Total`, show: ({ total }, _, { language }) => formatEuros(total, language) },
  {
    label: say`State`,
    show: ({ status, lastDay }, _, { word }) => (
      <>
        <QuoteState status={status} />
        {status === 'offered' && lastDay !== null && (
          <span className="mt-1 block text-sm text-muted">{word(say`until ${mentionDay(lastDay)}`)}</span>
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
      caption={isManaged ? say`Requests and quotes` : say`Your quotes`}
      columns={isManaged ? managedColumns : ownColumns}
      rows={quotes}
      keyOf={({ _id }) => _id}
    />
  )
}
