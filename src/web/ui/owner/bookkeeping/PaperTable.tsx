import { Link } from '@tanstack/react-router'
import type { ListedPaper } from '#contract/bookkeeping/bookkeeping.ts'
import { formatDay, formatEuros } from '../../base/figures/format.ts'
import { type Column, ListTable } from '../../base/list/ListTable.tsx'

const amount = (label: string, name: 'net' | 'vat' | 'gross'): Column<ListedPaper> => ({
  label,
  show: paper => <span className="tabular-nums">{formatEuros(paper[name])}</span>,
})

const columns: readonly Column<ListedPaper>[] = [
  {
    label: 'Paper',
    show: paper => {
      const { number, order, credits, corrects, isReplaced } = paper
      const [name, path] = credits === null ? ['Invoice', 'invoice'] : ['Credit note', 'credit-note']
      return (
        <>
          <a href={`/order/${order}/${path}?number=${number}`} download className="text-link font-semibold">
            {name} {number}
          </a>
          <span className="block text-sm text-muted">
            {credits !== null && `for invoice ${credits}`}
            {corrects !== null && `replaces ${corrects}`}
            {isReplaced && ' replaced'}
          </span>
        </>
      )
    },
  },
  { label: 'Day', show: ({ issuedAt }) => <time dateTime={issuedAt}>{formatDay(issuedAt)}</time> },
  {
    label: 'Order',
    show: ({ order: id, orderNumber }) => (
      <Link to="/dashboard/orders/$id" params={{ id }} className="text-link">
        {orderNumber}
      </Link>
    ),
  },
  { label: 'Customer', show: ({ customer }) => <span className="wrap-anywhere">{customer}</span> },
  amount('Net', 'net'),
  amount('VAT', 'vat'),
  amount('Gross', 'gross'),
]

/** Invoices and credit notes, each a link to its file. */
export function PaperTable({ papers }: { papers: readonly ListedPaper[] }) {
  return (
    <ListTable
      caption="Invoices and credit notes"
      columns={columns}
      rows={papers}
      keyOf={({ number }) => String(number)}
    />
  )
}
