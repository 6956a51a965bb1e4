import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { PurchaseOrder } from '#contract/purchasing/purchase-orders.ts'
import { isAwaited } from '#contract/purchasing/states.ts'
import { useAction } from '../../base/actions/use-action.ts'
import { Figure } from '../../base/figures/Figure.tsx'
import { formatCount, formatDay, formatEuros } from '../../base/figures/format.ts'
import { Field } from '../../base/forms/Field.tsx'
import { type Column, ListTable } from '../../base/list/ListTable.tsx'
import { PageHeading } from '../../base/page/PageHeading.tsx'
import { DraftForm } from './DraftForm.tsx'
import { PurchaseStateBadge } from './PurchaseStateBadge.tsx'
import { cancelPurchaseOrder, closePurchaseOrder, expectPurchaseOrder } from './purchasing-calls.ts'
import { ReceiptForm } from './ReceiptForm.tsx'

type Line = PurchaseOrder['lines'][number]

const columns: readonly Column<Line>[] = [
  {
    label: 'Product',
    show: ({ product, name, sku, number }) => (
      <>
        <Link to="/dashboard/products/$id" params={{ id: product }} className="text-link wrap-anywhere">
          {name}
        </Link>
        <span className="block text-sm text-muted wrap-anywhere">
          {[sku, number && `theirs ${number}`].filter(Boolean).join(' · ')}
        </span>
      </>
    ),
  },
  {
    label: 'Shelf place',
    show: ({ shelfPlace }) => shelfPlace ?? <span className="text-muted">Not noted</span>,
  },
  { label: 'Ordered', show: ({ pieces }) => formatCount(pieces) },
  {
    label: 'Received',
    show: ({ received }) => <strong className="font-semibold">{formatCount(received)}</strong>,
  },
  {
    label: 'Net per piece',
    show: ({ price }) =>
      price === null ? <span className="text-muted">Not agreed</span> : formatEuros(price),
  },
]

/** One order to a supplier: as a draft edited, as one that was sent received. */
export function PurchasePage({ order }: { order: PurchaseOrder }) {
  const { _id, number, state, supplier, lines, total, version } = order
  const path = `/purchase-order/${encodeURIComponent(_id)}`
  return (
    <>
      <PageHeading
        title={number}
        lead={<PurchaseStateBadge state={state} />}
        actions={
          <div className="flex flex-wrap gap-3 print:hidden">
            <Link
              to="/dashboard/purchasing/orders"
              search={{}}
              activeOptions={{ exact: true }}
              className="btn btn-outline"
            >
              All orders
            </Link>
            <a href={`${path}/pdf`} download className="btn btn-outline">
              PDF
            </a>
            <a href={`${path}/csv`} download className="btn btn-outline">
              CSV
            </a>
            {supplier.email && (
              <a href={mailTo(order)} className="btn btn-outline">
                Write to the supplier
              </a>
            )}
          </div>
        }
      />
      <div className="grid gap-10">
        <dl className="sheet px-5 py-3 [&>div:first-child]:border-t-0">
          <Figure term="Supplier">
            <Link
              to="/dashboard/purchasing/suppliers/$id"
              params={{ id: supplier._id }}
              className="link wrap-anywhere"
            >
              {supplier.name}
            </Link>
          </Figure>
          <Figure term="Made">
            {formatDay(order.createdAt)}, <span className="wrap-anywhere">{order.createdBy}</span>
          </Figure>
          <Figure term="Sent">{order.sentAt === null ? 'Not yet' : formatDay(order.sentAt)}</Figure>
          <Figure term="Expected on">
            {order.expectedOn === null ? 'Not known' : formatDay(`${order.expectedOn}T12:00:00Z`)}
          </Figure>
          <Figure term="Total without VAT">{total === null ? 'Not agreed' : formatEuros(total)}</Figure>
        </dl>
        {state === 'draft' ? (
          <section aria-labelledby="lines">
            <h2 id="lines" className="mb-4 text-2xl">
              Draft
            </h2>
            <DraftForm key={version} order={order} />
          </section>
        ) : (
          <section aria-labelledby="lines">
            <h2 id="lines" className="mb-4 text-2xl">
              What is ordered
            </h2>
            <ListTable caption="Lines" columns={columns} rows={lines} keyOf={({ product }) => product} />
            {order.note && <p className="mt-4 whitespace-pre-line">{order.note}</p>}
          </section>
        )}
        {isAwaited(state) && (
          <section aria-labelledby="receive">
            <h2 id="receive" className="mb-4 text-2xl">
              Receive goods
            </h2>
            <ReceiptForm key={version} order={order} />
          </section>
        )}
        <Steps key={order.expectedOn} order={order} />
      </div>
    </>
  )
}

function mailTo({ number, supplier }: PurchaseOrder): string {
  const subject = encodeURIComponent(`Purchase order ${number}`)
  return `mailto:${encodeURIComponent(supplier.email)}?subject=${subject}`
}

/** What else can be done with it. */
function Steps({ order }: { order: PurchaseOrder }) {
  const { isOff, act } = useAction()
  const [day, setDay] = useState(order.expectedOn ?? '')
  const { state } = order
  const isOpen = isAwaited(state)
  if (!isOpen && state !== 'draft') return null
  return (
    <section aria-labelledby="steps" className="print:hidden">
      <h2 id="steps" className="mb-4 text-2xl">
        More
      </h2>
      <div className="flex flex-wrap items-end gap-4">
        {isOpen && (
          <form
            className="flex items-end gap-2"
            onSubmit={event => {
              event.preventDefault()
              void act(() => expectPurchaseOrder(order, day || null), { success: 'The day is noted' })
            }}
          >
            <Field
              label="Expected on, as the supplier says"
              type="date"
              value={day}
              onChange={event => setDay(event.target.value)}
            />
            <button type="submit" disabled={isOff} className="btn btn-outline">
              Note it
            </button>
          </form>
        )}
        {state === 'partly-received' ? (
          <button
            type="button"
            disabled={isOff}
            onClick={() => void act(() => closePurchaseOrder(order), { success: 'The order is closed' })}
            className="btn btn-outline"
          >
            Close: the rest will not come
          </button>
        ) : (
          <button
            type="button"
            disabled={isOff}
            onClick={() => void act(() => cancelPurchaseOrder(order), { success: 'The order is cancelled' })}
            className="btn btn-outline"
          >
            Cancel the order
          </button>
        )}
      </div>
    </section>
  )
}
