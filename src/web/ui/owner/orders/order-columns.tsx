import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { deliveryMethodNames } from '#contract/delivery/methods.ts'
import type { ManagedOrder } from '#contract/orders/managed.ts'
import { createKeptList } from '../../base/browser/kept-list.ts'
import { formatCount, formatDay, formatEuros, formatMoment } from '../../base/figures/format.ts'
import type { Column } from '../../base/list/ListTable.tsx'
import type { Selection } from '../../base/list/use-selection.ts'
import { OrderBadges } from '../../customer/order/OrderBadges.tsx'
import { paymentNames } from './order-labels.ts'

const CELL = 'block py-1.5 @4xl:py-2.5 @4xl:align-top'

/** What can be chosen of the list's columns, in their order, and what is shown until somebody has chosen. */
export const choosable = {
  names: [
    'customer',
    'company',
    'country',
    'delivery',
    'parts',
    'reference',
    'total',
    'payment',
    'transaction',
    'state',
  ],
  usual: ['customer', 'country', 'parts', 'total', 'state'],
} as const
/** The browser keeps the choice. */
export const chosenColumns = createKeptList('order-columns')
type ColumnName = (typeof choosable.names)[number]

/** What those do not see who may not read amounts. */
const ofMoney: ReadonlySet<ColumnName> = new Set(['total', 'payment', 'transaction'])
export const isOfMoney = (name: ColumnName) => ofMoney.has(name)

export const orderColumns: Readonly<Record<ColumnName, Column<ManagedOrder>>> = {
  customer: figure('Customer', ({ userName, userEmail }) => (
    <>
      {userName}
      <span className="block text-sm text-muted">{userEmail}</span>
    </>
  )),
  company: figure('Company', ({ deliveryAddress, billingAddress }) => (
    <Words of={deliveryAddress?.company || billingAddress?.company} />
  )),
  country: figure('Goes to', ({ deliveryAddress: to, deliveryLines }) =>
    to ? (
      <>
        {deliveryLines?.at(-1)}
        <span className="block text-sm text-muted">{[to.postcode, to.city].filter(Boolean).join(' ')}</span>
      </>
    ) : (
      <Words of={undefined} />
    ),
  ),
  delivery: figure('Delivery', ({ deliveryMethod }) => (
    <Words of={deliveryMethod && deliveryMethodNames[deliveryMethod]} />
  )),
  parts: figure('Parts', ({ lines, availability, waitsFor }) => (
    <>
      {lines[0]?.sku ?? lines[0]?.name}
      <span className="block text-sm text-muted">
        {formatCount(availability)} {availability === 1 ? 'piece' : 'pieces'}
        {lines.length > 1 && ` in ${formatCount(lines.length)} lines`}
      </span>
      {waitsFor.map(({ sku, name, pieces }) => (
        <span key={sku ?? name} className="block text-sm text-warning">
          Waits for {formatCount(pieces)} of {sku ?? name}
        </span>
      ))}
    </>
  )),
  reference: figure('Reference', ({ customerReference }) => <Words of={customerReference} />),
  total: figure('Total', order => (
    <strong className="font-semibold">{'price' in order ? formatEuros(order.price) : '…'}</strong>
  )),
  payment: figure('Payment', ({ paymentMethod, dueAt }) => (
    <>
      {paymentNames[paymentMethod]}
      {dueAt && <span className="block text-sm text-muted">by {formatDay(dueAt)}</span>}
    </>
  )),
  transaction: figure('Transaction', order => <Words of={'price' in order ? order.transactionId : null} />),
  state: figure('State', order => (
    <span className="flex flex-wrap justify-end gap-1 @4xl:justify-start">
      <OrderBadges order={order} />
      {order.late && <span className="badge badge-error badge-sm font-semibold">Late</span>}
    </span>
  )),
}

/** The number leads to the order's page. */
export const numberColumn: Column<ManagedOrder> = {
  label: 'Order',
  show: ({ _id: id, number, createdAt }) => (
    <>
      <Link to="/dashboard/orders/$id" params={{ id }} className="text-link font-semibold whitespace-nowrap">
        {number}
      </Link>
      <time dateTime={createdAt} title={formatMoment(createdAt)} className="block text-sm text-muted">
        {formatDay(createdAt)}
      </time>
    </>
  ),
  className: CELL,
}

export const selectColumn = ({ isSelected, toggle }: Selection): Column<ManagedOrder> => ({
  label: 'Select',
  show: ({ _id: id, number }) => (
    <input
      type="checkbox"
      aria-label={`Select ${number}`}
      className="checkbox block"
      checked={isSelected(id)}
      onChange={() => toggle(id)}
    />
  ),
  className: `${CELL} float-right @4xl:float-none`,
})

/** One figure: under its column, or beside its label if there are no columns. */
function figure(label: string, show: (order: ManagedOrder) => ReactNode): Column<ManagedOrder> {
  return {
    label,
    show: order => (
      <>
        <span aria-hidden="true" className="text-muted @4xl:hidden">
          {label}
        </span>
        <div className="min-w-0 text-right wrap-anywhere @4xl:text-left">{show(order)}</div>
      </>
    ),
    className:
      'flex items-start justify-between gap-4 border-t border-line py-1.5 @4xl:py-2.5 @4xl:align-top',
  }
}

function Words({ of }: { of: string | null | undefined }) {
  return of || <span className="text-muted">None</span>
}
