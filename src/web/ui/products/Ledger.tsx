import { Link, linkOptions } from '@tanstack/react-router'
import type { Movement } from '#contract/stock.ts'
import type { Page } from '../../client.ts'
import { DataCell, DataRow, DataTable } from '../DataTable.tsx'
import { formatCount, formatMoment } from '../format.ts'
import { Pager } from '../Pager.tsx'
import type { EditorSearch } from './editor-search.ts'
import { describeReason } from './reason-words.ts'

const MINUS = '\u{2212}'

/** The stock movements of a product, newest first. */
export function Ledger({ id, page, search }: { id: string; page: Page<Movement>; search: EditorSearch }) {
  const linkTo = (ledger: string | undefined) =>
    linkOptions({
      to: '/dashboard/products/$id',
      params: { id },
      search: { ...search, ledger },
      resetScroll: false,
    })
  return (
    <>
      <h3 className="mb-3 text-2xl">Ledger</h3>
      {page.items.length === 0 && <p className="text-muted">No stock has been moved yet.</p>}
      {page.items.length > 0 && (
        <DataTable
          caption="Stock movements"
          columns={['When', 'Reason', 'Change', 'Available', 'Order or person', 'Note']}
        >
          {page.items.map(movement => (
            <MovementRow key={movement._id} movement={movement} />
          ))}
        </DataTable>
      )}
      <Pager
        label="Pages of the ledger"
        back={search.ledger === undefined ? undefined : { text: 'Newest', to: linkTo(undefined) }}
        forward={page.next === undefined ? undefined : { text: 'Older', to: linkTo(page.next) }}
      />
    </>
  )
}

function MovementRow({ movement }: { movement: Movement }) {
  const { createdAt, reason, change, available, note } = movement
  return (
    <DataRow>
      <DataCell label="When">
        <time dateTime={createdAt}>{formatMoment(createdAt)}</time>
      </DataCell>
      <DataCell label="Reason">{describeReason(reason)}</DataCell>
      <DataCell label="Change">
        <strong className="font-semibold">{describeChange(change)}</strong>
      </DataCell>
      <DataCell label="Available">{available === null ? 'Not kept' : formatCount(available)}</DataCell>
      <DataCell label="Order or person">
        <Cause movement={movement} />
      </DataCell>
      <DataCell label="Note">{note || <span className="text-muted">None</span>}</DataCell>
    </DataRow>
  )
}

function Cause({ movement: { order, person } }: { movement: Movement }) {
  if (order === null) return person ?? 'The shop'
  return (
    <Link to="/dashboard/money/$id" params={{ id: order }} className="text-link font-semibold">
      Order …{order.slice(-6)}
    </Link>
  )
}

function describeChange(change: number): string {
  if (change === 0) return '0'
  return change > 0 ? `+${formatCount(change)}` : `${MINUS}${formatCount(-change)}`
}
