import { Link } from '@tanstack/react-router'
import type { ListedStockCount } from '#contract/stock-counts/stock-counts.ts'
import { formatCount, formatDay } from '../../base/figures/format.ts'
import { type Column, ListTable } from '../../base/list/ListTable.tsx'

const columns: readonly Column<ListedStockCount>[] = [
  {
    label: 'List',
    show: ({ _id, number }) => (
      <Link to="/dashboard/counting/$id" params={{ id: _id }} className="text-link font-semibold">
        {number}
      </Link>
    ),
  },
  { label: 'Places', show: ({ place }) => place, className: 'wrap-anywhere' },
  {
    label: 'Made',
    show: ({ createdAt, createdBy }) => (
      <>
        <time dateTime={createdAt}>{formatDay(createdAt)}</time>
        <span className="block text-sm text-muted wrap-anywhere">{createdBy}</span>
      </>
    ),
  },
  { label: 'Entered', show: ({ entered, lines }) => `${formatCount(entered)} of ${formatCount(lines)}` },
  { label: 'Differences', show: ({ differences }) => formatCount(differences) },
]

/** Lists by which the shelves are counted, each with how far it is entered. */
export function StockCountTable({ counts }: { counts: readonly ListedStockCount[] }) {
  return <ListTable caption="Lists to count by" columns={columns} rows={counts} keyOf={({ _id }) => _id} />
}
