import { Link } from '@tanstack/react-router'
import type { Supplier } from '#contract/purchasing/suppliers.ts'
import { formatCount } from '../../base/figures/format.ts'
import { type Column, ListTable } from '../../base/list/ListTable.tsx'

const columns: readonly Column<Supplier>[] = [
  {
    label: 'Supplier',
    show: ({ _id, name, email }) => (
      <>
        <Link
          to="/dashboard/purchasing/suppliers/$id"
          params={{ id: _id }}
          className="text-link font-semibold wrap-anywhere"
        >
          {name}
        </Link>
        <span className="block text-sm break-all text-muted">{email}</span>
      </>
    ),
  },
  { label: 'Lead time', show: ({ leadDays }) => `${formatCount(leadDays)} days` },
  { label: 'Sizes', show: ({ sizes }) => formatCount(sizes) },
  {
    label: 'Orders awaited',
    show: ({ _id, openOrders }) => (
      <Link to="/dashboard/purchasing/orders" search={{ supplier: _id }} className="link">
        {formatCount(openOrders)}
      </Link>
    ),
  },
]

/** Suppliers with how much is bought there. */
export function SupplierTable({ suppliers }: { suppliers: readonly Supplier[] }) {
  return <ListTable caption="Suppliers" columns={columns} rows={suppliers} keyOf={({ _id }) => _id} />
}
