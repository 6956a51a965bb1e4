import { sql } from 'drizzle-orm'
import { type Cents, formatCents } from '#contract/money.ts'
import type { OrderStatus } from '#contract/orders/states.ts'
import type { Transaction } from '#db/client.ts'
import { CHANGED_OUTSIDE, type Finding, readRows } from './finding.ts'

interface AccountOrder extends Record<string, unknown> {
  id: string
  status: OrderStatus
  /** What credit notes and a discount have left of its total. */
  owed: Cents
  is_paid: boolean
  amount: Cents | null
  is_refunded: boolean
}

/**
 * Orders on account: the noted payments of one that is paid, less what goes back by line, come to its total, less what was credited and its
 * discount, which is one of them; those of any other come to less than that, and to what the order says. All were sent back if it is refunded, and none
 * otherwise. Nothing else is on account.
 */
export async function* examineAccountPayments(tx: Transaction): AsyncGenerator<Finding> {
  const rows = readRows<AccountOrder>(
    tx,
    sql`
    select * from (
      select o.id, o.status, o.total_cents - o.credited_cents - o.discount_cents as owed, o.received_cents as received,
        a.amount - coalesce(b.amount, 0) as amount, coalesce(a.discount, 0) <> o.discount_cents as is_other_discount, o.payment_method = 'account' as agreed,
        o.payment_method = 'account' and (o.status = 'paid' or o.status in ('shipped', 'refunded') and o.paid_at is not null) as is_paid,
        coalesce(a.sent_back > 0, false) as is_refunded, coalesce(a.kept > 0, false) as is_kept,
        b.amount > 0 and a.amount is null as is_unpaid_back
      from orders o left join (
        select order_id, sum(amount_cents)::int as amount, sum(discount_cents)::int as discount, count(refund_sent_on) as sent_back, count(*) - count(refund_sent_on) as kept
        from account_payments group by order_id
      ) a on a.order_id = o.id left join (
        select order_id, sum(amount_cents)::int as amount from transfers_back group by order_id
      ) b on b.order_id = o.id
      where o.payment_method = 'account' or o.status = 'on-account' or a.order_id is not null
    ) each_order
    where not agreed or is_other_discount or is_unpaid_back or case when is_paid then amount is distinct from owed else coalesce(amount, 0) <> received or amount > owed end
      or case when status = 'refunded' then is_kept or amount is null else is_refunded end or status = 'cancelled' and amount is not null
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
