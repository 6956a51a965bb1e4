import { sql } from 'drizzle-orm'
import { type Cents, formatCents } from '#contract/money.ts'
import type { OrderStatus } from '#contract/orders/states.ts'
import type { Transaction } from '#db/client.ts'
import { CHANGED_OUTSIDE, type Finding, readRows } from './finding.ts'

interface AccountOrder extends Record<string, unknown> {
  id: string
  status: OrderStatus
  /** What credit notes have left of its total. */
  owed: Cents
  is_paid: boolean
  amount: Cents | null
  is_refunded: boolean
}

/**
 * Orders on account: one that is paid has one noted payment of its total, less what was credited before, which was sent back if it is refunded; any other has none. Nothing else
 * is on account.
 */
export async function* examineAccountPayments(tx: Transaction): AsyncGenerator<Finding> {
  const rows = readRows<AccountOrder>(
    tx,
    sql`
    select * from (
      select o.id, o.status, o.total_cents - o.credited_cents as owed, a.amount_cents as amount, o.payment_method = 'account' as agreed,
        o.payment_method = 'account' and (o.status in ('paid', 'refunded') or o.status = 'shipped' and o.paid_at is not null) as is_paid,
        a.refund_sent_on is not null as is_refunded
      from orders o left join account_payments a on a.order_id = o.id
      where o.payment_method = 'account' or o.status = 'on-account' or a.order_id is not null
    ) each_order
    where not agreed
      or case when is_paid then amount is distinct from owed or is_refunded <> (status = 'refunded') else amount is not null end
    order by id`,
  )
  for await (const row of rows) yield describe(row)
}

function describe({ id, status, owed, is_paid, amount, is_refunded }: AccountOrder): Finding {
  const noted =
    amount === null
      ? 'no payment is noted'
      : `a payment of ${formatCents(amount)} is noted${is_refunded ? ' and was sent back' : ''}`
  return {
    subject: `order ${id}`,
    difference: `the order is ${status} and ${is_paid ? 'paid' : 'not paid'} on account, comes to ${formatCents(owed)}, but ${noted}`,
    cause: CHANGED_OUTSIDE,
    remedy: 'needs a person: compare it with the bank statement',
  }
}
