import { Link } from '@tanstack/react-router'
import type { ListedCustomer } from '#contract/customers/listed.ts'
import { formatCount, formatDay, formatEuros } from '../../base/figures/format.ts'
import { type Column, ListTable } from '../../base/list/ListTable.tsx'

const columns: readonly Column<ListedCustomer>[] = [
  { label: 'Customer', show: customer => <Who {...customer} /> },
  { label: 'Reached', show: customer => <Reached {...customer} /> },
  {
    label: 'Orders',
    show: ({ orders, email }) =>
      orders === 0 ? (
        'None'
      ) : (
        <Link
          to="/dashboard/orders"
          search={{ q: email }}
          preload={false}
          aria-label={`Orders of ${email}: ${formatCount(orders)}`}
          className="text-link font-semibold"
        >
          {formatCount(orders)}
        </Link>
      ),
  },
  { label: 'Bought', show: ({ revenue }) => formatEuros(revenue) },
  {
    label: 'Last order',
    show: ({ lastOrderAt }) =>
      lastOrderAt ? <time dateTime={lastOrderAt}>{formatDay(lastOrderAt)}</time> : 'Never',
  },
  {
    label: 'On account',
    show: ({ terms }) => (terms ? `${formatEuros(terms.limit)}, ${terms.days} days` : 'No'),
  },
]

/** Customers with what they have bought. */
export function CustomerTable({ customers }: { customers: readonly ListedCustomer[] }) {
  return <ListTable caption="Customers" columns={columns} rows={customers} keyOf={({ _id }) => _id} />
}

function Who({ name, email, company, createdAt, confirmed, suspended }: ListedCustomer) {
  return (
    <>
      <Link
        to="/dashboard/customers/$email"
        params={{ email }}
        preload={false}
        className="text-link font-semibold wrap-anywhere"
      >
        {name}
      </Link>
      {company !== '' && <span className="block wrap-anywhere">{company}</span>}
      <span className="block text-sm text-muted">
        Since <time dateTime={createdAt}>{formatDay(createdAt)}</time>
        {suspended ? ', suspended' : confirmed ? '' : ', address not confirmed'}
      </span>
    </>
  )
}

function Reached({ email, phone, place, country }: ListedCustomer) {
  return (
    <>
      <a href={`mailto:${email}`} className="link wrap-anywhere">
        {email}
      </a>
      {phone !== '' && (
        <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`} className="link block">
          {phone}
        </a>
      )}
      {place !== '' && (
        <span className="block text-sm text-muted wrap-anywhere">
          {place}, {country}
        </span>
      )}
    </>
  )
}
