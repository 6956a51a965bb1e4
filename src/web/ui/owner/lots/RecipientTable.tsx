import { Link } from '@tanstack/react-router'
import type { LotRecipient } from '#contract/shipments/lot-recipients.ts'
import { formatCount, formatDay } from '../../base/figures/format.ts'
import { type Column, ListTable } from '../../base/list/ListTable.tsx'
import { ParcelLinks } from '../../customer/order/ParcelLink.tsx'

const columns: readonly Column<LotRecipient>[] = [
  {
    label: 'Customer',
    show: ({ userName, userEmail, company, phone }) => (
      <>
        <span className="wrap-anywhere">{[company, userName].filter(Boolean).join(', ')}</span>
        <span className="block text-sm break-all text-muted">
          {[userEmail, phone].filter(Boolean).join(', ')}
        </span>
      </>
    ),
  },
  {
    label: 'Order',
    show: ({ order, orderNumber }) => (
      <Link
        to="/dashboard/orders/$id"
        params={{ id: order }}
        hash="shipments"
        className="text-link font-semibold wrap-anywhere"
      >
        {orderNumber}
      </Link>
    ),
  },
  {
    label: 'Pieces',
    show: ({ pieces }) => <strong className="font-semibold">{formatCount(pieces)}</strong>,
  },
  { label: 'Shipped', show: ({ shippedAt }) => <time dateTime={shippedAt}>{formatDay(shippedAt)}</time> },
  {
    label: 'Parcels',
    show: ({ parcels }) =>
      parcels.length > 0 ? <ParcelLinks parcels={parcels} /> : <span className="text-muted">None noted</span>,
  },
]

/** Who got pieces of a lot, each with the way to the order. */
export function RecipientTable({ recipients }: { recipients: readonly LotRecipient[] }) {
  return (
    <ListTable
      caption="Who got pieces"
      columns={columns}
      rows={recipients}
      keyOf={({ order, shippedAt }) => `${order} ${shippedAt}`}
    />
  )
}
