import { Link } from '@tanstack/react-router'
import type { MoneyReport } from '#contract/payments/payments.ts'
import { formatEuros, formatMoment } from '../../base/figures/format.ts'
import { type Column, ListTable } from '../../base/list/ListTable.tsx'
import { describeDispute } from './labels.ts'

interface Item {
  readonly id: string
  readonly what: string
  readonly order: string
  readonly amount: number
  readonly since: string
  readonly why: string
}

const columns: readonly Column<Item>[] = [
  { label: 'Issue', show: ({ what }) => what },
  { label: 'Amount', show: ({ amount }) => formatEuros(amount) },
  { label: 'Since', show: ({ since }) => <time dateTime={since}>{formatMoment(since)}</time> },
  { label: 'Reason', show: ({ why }) => why },
  {
    label: 'Action',
    show: ({ what, order }) => (
      <Link
        to="/dashboard/orders/$id"
        params={{ id: order }}
        className="btn btn-outline btn-sm"
        aria-label={`${what} of order ${order}`}
      >
        Look
      </Link>
    ),
  },
]

/** What a person has to decide: failed refunds and open disputes. Nothing if there are none. */
export function NeedsReview({ review: { refunds, disputes } }: { review: MoneyReport['review'] }) {
  const items: Item[] = [
    ...refunds.map(({ _id, order, amount, createdAt, error }) => {
      const why = error ?? 'It did not reach the customer'
      return { id: _id, what: 'Refund failed', order, amount, since: createdAt, why }
    }),
    ...disputes.map(dispute => {
      const { _id, order, amount, createdAt } = dispute
      return { id: _id, what: 'Dispute', order, amount, since: createdAt, why: describeDispute(dispute) }
    }),
  ]
  if (items.length === 0) return null
  return (
    <section aria-labelledby="review" className="mb-10">
      <h2 id="review" className="mb-4 text-2xl">
        Needs review
      </h2>
      <ListTable caption="Needs review" columns={columns} rows={items} keyOf={({ id }) => id} />
    </section>
  )
}
