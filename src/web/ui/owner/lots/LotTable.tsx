import type { Lot } from '#contract/lots/lots.ts'
import { formatCount, formatDay } from '../../base/figures/format.ts'
import { type Column, ListTable } from '../../base/list/ListTable.tsx'
import { Certificate } from './Certificate.tsx'

const columns: readonly Column<Lot>[] = [
  { label: 'Lot', show: ({ number }) => <strong className="font-semibold wrap-anywhere">{number}</strong> },
  {
    label: 'Received',
    show: ({ received, receivedAt, receivedBy }) => (
      <>
        {formatCount(received)}
        <span className="block text-sm text-muted wrap-anywhere">
          <time dateTime={receivedAt}>{formatDay(receivedAt)}</time>, {receivedBy}
        </span>
      </>
    ),
  },
  { label: 'Shipped', show: ({ shipped }) => formatCount(shipped) },
  { label: 'Scrapped', show: ({ scrapped }) => formatCount(scrapped) },
  {
    label: 'Left',
    show: ({ remaining }) => <strong className="font-semibold">{formatCount(remaining)}</strong>,
  },
  { label: 'Certificate', show: lot => <Certificate lot={lot} /> },
]

/** Lots with what became of their pieces. */
export function LotTable({ lots }: { lots: readonly Lot[] }) {
  return <ListTable caption="Lots" columns={columns} rows={lots} keyOf={({ _id }) => _id} />
}
