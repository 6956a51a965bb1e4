import { Link, linkOptions } from '@tanstack/react-router'
import type { Movement } from '#contract/catalog/stock.ts'
import type { Page } from '../../../client.ts'
import { formatCount, formatMoment } from '../../base/figures/format.ts'
import { type Column, ListTable } from '../../base/list/ListTable.tsx'
import { CursorPager } from '../../base/list/Pager.tsx'
import type { EditorSearch } from './editor-search.ts'
import { describeReason } from './reason-words.ts'

const MINUS = '\u{2212}'

const columns: readonly Column<Movement>[] = [
  { label: 'When', show: ({ createdAt }) => <time dateTime={createdAt}>{formatMoment(createdAt)}</time> },
  { label: 'Reason', show: ({ reason }) => describeReason(reason) },
  {
    label: 'Change',
    show: ({ change }) => <strong className="font-semibold">{describeChange(change)}</strong>,
  },
  {
    label: 'Available',
    show: ({ available }) => (available === null ? 'Not kept' : formatCount(available)),
  },
  { label: 'Order or person', show: movement => <Cause movement={movement} /> },
  { label: 'Note', show: movement => <Note movement={movement} /> },
]

/** The stock movements of a product, newest first. */
export function Ledger({ id, page, search }: { id: string; page: Page<Movement>; search: EditorSearch }) {
  const linkTo = (ledger: string | undefined) =>
    linkOptions({ to: '/dashboard/products/$id', params: { id }, search: { ...search, ledger } })
  return (
    <>
      <h3 className="mb-3 text-2xl">Ledger</h3>
      {page.items.length === 0 && <p className="text-muted">No stock has been moved yet.</p>}
      {page.items.length > 0 && (
        <ListTable caption="Stock movements" columns={columns} rows={page.items} keyOf={({ _id }) => _id} />
      )}
      <CursorPager
        label="Pages of the ledger"
        search={{ after: search.ledger }}
        linkTo={({ after }) => linkTo(after)}
        next={page.next}
      />
    </>
  )
}

function Note({ movement: { lot, note } }: { movement: Movement }) {
  if (lot === null && note === '') return <span className="text-muted">None</span>
  return (
    <span className="wrap-anywhere">{[lot !== null && `Lot ${lot}`, note].filter(Boolean).join(', ')}</span>
  )
}

function Cause({ movement: { order, person } }: { movement: Movement }) {
  if (order === null) return person ?? 'The shop'
  return (
    <Link to="/dashboard/orders/$id" params={{ id: order }} className="text-link font-semibold">
      Order …{order.slice(-6)}
    </Link>
  )
}

function describeChange(change: number): string {
  if (change === 0) return '0'
  return change > 0 ? `+${formatCount(change)}` : `${MINUS}${formatCount(-change)}`
}
