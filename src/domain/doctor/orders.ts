import { and, eq, sql } from 'drizzle-orm'
import { formatEuros, toEuros } from '#contract/money.ts'
import { type OrderStatus, orderStatuses } from '#contract/order-status.ts'
import type { Transaction } from '#db/client.ts'
import { orders } from '#db/schema.ts'
import { laterThan } from '../orders/lifecycle.ts'
import { lockOrder, recordOrderEvent } from '../orders/states.ts'
import { CHANGED_OUTSIDE, type Finding, hasEvent, isOlderThanLedger, oneOf, readRows } from './finding.ts'

/** Sums: an order's total is its quantity times its unit price. */
export async function* examineTotals(tx: Transaction): AsyncGenerator<Finding> {
  const rows = readRows<{ id: string; total: number; sum: string; has_payment: boolean }>(
    tx,
    sql`
    select o.id, o.total_cents as total, (o.unit_price_cents::bigint * o.quantity)::text as sum, p.order_id is not null as has_payment
    from orders o left join payments p on p.order_id = o.id
    where o.total_cents <> o.unit_price_cents::bigint * o.quantity order by o.id`,
  )
  for await (const { id, total, sum, has_payment } of rows)
    yield {
      subject: `order ${id}`,
      difference: `the total is ${cents(total)}, quantity times unit price is ${cents(Number(sum))}`,
      cause: CHANGED_OUTSIDE,
      ...(has_payment
        ? { remedy: 'needs a person: its payment was already opened' }
        : { remedy: 'the total is recalculated', repair: (tx_, at) => correctTotal(tx_, id, at) }),
    }
}

async function correctTotal(tx: Transaction, id: string, at: Date): Promise<void> {
  const totalCents = sql`${orders.unitPriceCents} * ${orders.quantity}`
  const wrong = sql`${orders.totalCents} <> ${orders.unitPriceCents}::bigint * ${orders.quantity}`
  const [order] = await tx
    .update(orders)
    .set({ totalCents })
    .where(and(eq(orders.id, id), wrong))
    .returning()
  if (order)
    await recordOrderEvent(tx, id, 'corrected', {
      at,
      detail: `total corrected to ${cents(order.totalCents)}`,
    })
}

/** States: an order's timeline contains its present state, and none that could only follow it. */
export async function* examineTimelines(tx: Transaction): AsyncGenerator<Finding> {
  const checks = orderStatuses.map(status => {
    const untold = status === 'booked' ? sql`false` : sql`not ${hasEvent(sql`${status}`)}`
    const later = laterThan(status)
    const overtaken =
      later.length === 0
        ? sql`false`
        : sql`exists (select from order_events e where e.order_id = o.id and e.kind in ${oneOf(later)})`
    return sql`select o.id, o.status, ${untold} as untold, ${overtaken} as overtaken from orders o
      where o.status = ${status} and (${overtaken} or ${untold} and not ${isOlderThanLedger})`
  })
  const rows = readRows<{ id: string; status: OrderStatus; untold: boolean; overtaken: boolean }>(
    tx,
    sql`${sql.join(checks, sql` union all `)} order by id`,
  )
  for await (const { id, status, overtaken } of rows)
    yield {
      subject: `order ${id}`,
      cause: CHANGED_OUTSIDE,
      ...(overtaken
        ? {
            difference: `the order is ${status}, but its timeline shows a later state`,
            remedy: 'needs a person to decide which is true',
          }
        : {
            difference: `the order is ${status}, but its timeline does not say so`,
            remedy: 'the state is added to its timeline',
            repair: (tx_: Transaction, at: Date) => recordMissingState(tx_, { id, status, at }),
          }),
    }
}

async function recordMissingState(
  tx: Transaction,
  { id, status, at }: { id: string; status: OrderStatus; at: Date },
): Promise<void> {
  const order = await lockOrder(tx, id)
  if (order?.status !== status) return
  await recordOrderEvent(tx, id, status, { at, detail: 'correction: no event had recorded this state' })
}

/** Invoices: numbered without gaps. */
export async function* examineInvoices(tx: Transaction): AsyncGenerator<Finding> {
  const rows = readRows<{ first: number; last: number }>(
    tx,
    sql`
    select number + 1 as first, next - 1 as last
    from (select number, lead(number) over (order by number) as next from invoices) numbered where next > number + 1`,
  )
  for await (const { first, last } of rows)
    yield {
      subject: first === last ? `invoice ${first}` : `invoices ${first} to ${last}`,
      difference: 'missing from the sequence',
      cause: CHANGED_OUTSIDE,
      remedy: 'needs a person: the contents of an invoice cannot be derived again',
    }
}

const cents = (amount: number) => formatEuros(toEuros(amount))
