import type { Order } from '#contract/orders/orders.ts'
import { formatDay, formatEuros } from '../../base/figures/format.ts'

/** What the customer of an order on account has to do, and when; nothing once it is paid, or if it never was on account. */
export function AccountSteps({ order: { status, paid, dueAt, price, userEmail } }: { order: Order }) {
  const isOwed = status === 'on-account' || (status === 'shipped' && !paid)
  if (!isOwed || dueAt === null) return null
  return (
    <ul className="grid list-disc gap-2 pl-5">
      <li>
        The invoice was emailed to <span className="break-all">{userEmail}</span>, and is among the papers of
        this order.
      </li>
      <li>
        Please transfer <strong>{formatEuros(price)}</strong> by{' '}
        <time dateTime={dueAt} className="font-semibold">
          {formatDay(dueAt)}
        </time>{' '}
        to the account on the invoice, stating its number.
      </li>
    </ul>
  )
}
