import { eq, sql } from 'drizzle-orm'
import { type Cents, formatCents } from '#contract/money.ts'
import { type OrderStatus, orderStatuses } from '#contract/orders/states.ts'
import type { Transaction } from '#db/client.ts'
import { orders } from '#db/schema.ts'
import { creditInvoice, creditRefunds } from '../invoices/make.ts'
import { laterThan } from '../order-life/lifecycle.ts'
import { lockOrder } from '../order-life/states.ts'
import { PAYMENT_UNDONE, recordOrderEvent, SHIPPING_UNDONE } from '../timeline.ts'
import { CHANGED_OUTSIDE, type Finding, isOlderThanTimeline, only, readRows } from './finding.ts'

interface Sums extends Record<string, unknown> {
  id: string
  total: Cents
  /** What it should be; null without lines. */
  sum: Cents | null
  has_payment: boolean
}

const sums = (orderId?: string) => sql`
    select * from (
      select o.id, o.goods_cents as goods, o.total_cents as total, lines.goods as goods_of_lines,
        (lines.goods + o.delivery_cents - o.relief_cents)::float8 as sum, p.order_id is not null as has_payment
      from orders o
      left join (select order_id, sum(total_cents) as goods from order_lines
        where ${only('order_id', orderId)} group by order_id) lines on lines.order_id = o.id
      left join payments p on p.order_id = o.id
      where ${only('o.id', orderId)}
    ) each_order where (goods, total) is distinct from (goods_of_lines, sum) order by id`

/** Sums: an order has lines, and its total is what they come to, with delivery and less relief. */
export async function* examineTotals(tx: Transaction): AsyncGenerator<Finding> {
  for await (const row of readRows<Sums>(tx, sums())) yield describeSums(row)
}

function describeSums({ id, total, sum, has_payment }: Sums): Finding {
  const found = { subject: `order ${id}`, cause: CHANGED_OUTSIDE }
  if (sum === null)
    return {
      ...found,
      difference: 'the order has no lines',
      remedy: 'needs a person: nothing else lists them',
    }
  const difference = `the total is ${formatCents(total)}, its lines with delivery less relief are ${formatCents(sum)}`
  if (has_payment) return { ...found, difference, remedy: 'needs a person: its payment was already opened' }
  return {
    ...found,
    difference,
    remedy: 'the total is recalculated',
    repair: (tx, at) => correctTotal(tx, id, at),
  }
}

async function correctTotal(tx: Transaction, id: string, at: Date): Promise<void> {
  await lockOrder(tx, id)
  const [wrong] = (await tx.execute<Sums>(sums(id))).rows
  if (!wrong || wrong.sum === null || wrong.has_payment) return
  const totalCents = wrong.sum
  const goodsCents = sql`${totalCents}::int - ${orders.deliveryCents} + ${orders.reliefCents}`
  await tx.update(orders).set({ goodsCents, totalCents }).where(eq(orders.id, id))
  await recordOrderEvent(tx, id, 'corrected', { at, detail: `total corrected to ${formatCents(totalCents)}` })
}

/** States: an order's timeline contains its present state, and none that could only follow it. */
export async function* examineTimelines(tx: Transaction): AsyncGenerator<Finding> {
  const cases = orderStatuses.map(status => {
    const later = laterThan(status)
    const others = later.filter(each => each !== 'shipped' && each !== 'paid')
    const reached = [
      ...(later.includes('shipped') ? [hasStayed('shipped', SHIPPING_UNDONE)] : []),
      ...(later.includes('paid') ? [hasStayed('paid', PAYMENT_UNDONE)] : []),
      ...(others.length > 0
        ? [
            sql`kinds && array[${sql.join(
              others.map(each => sql`${each}::text`),
              sql`, `,
            )}]`,
          ]
        : []),
    ]
    return sql`when ${status} then ${reached.length > 0 ? sql.join(reached, sql` or `) : sql`false`}`
  })
  const rows = readRows<{ id: string; status: OrderStatus; overtaken: boolean }>(
    tx,
    sql`
    select id, status, overtaken from (
      select o.id, o.status, o.created_at, o.status <> 'booked' and not o.status = any(kinds) as untold,
        case o.status ${sql.join(cases, sql` `)} end as overtaken
      from (select orders.id, status, orders.created_at, coalesce(kinds, '{}') as kinds
        from orders left join (select order_id, array_agg(kind) as kinds from order_events group by order_id) told on told.order_id = orders.id) o
    ) o where overtaken or untold and not ${isOlderThanTimeline} order by id`,
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

/** Whether an order became this, by the kinds of its events, and that was not undone. */
const hasStayed = (state: string, undone: string) =>
  sql`cardinality(array_positions(kinds, ${state})) > cardinality(array_positions(kinds, ${undone}))`

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

interface Credits extends Record<string, unknown> {
  id: string
  credited: Cents
  /** What was refunded of its payment, or is no longer owed. */
  refunded: Cents
}

// By the refunds themselves: a wrong sum at the payment, and refunds that exceed it, are found by examineRefunds.
const credits = sql`
    select * from (
      select o.id, coalesce(notes.credited, 0)::float8 as credited,
        (case when o.payment_method = 'card' then coalesce(given.refunded, 0)
          when o.status in ('cancelled', 'refunded') then o.total_cents - o.discount_cents else o.credited_cents end)::float8 as refunded,
        o.total_cents as total
      from orders o
      left join (select p.order_id, sum(r.amount_cents) as refunded from payments p join refunds r on r.intent_id = p.intent_id
        where p.status = 'succeeded' group by p.order_id) given on given.order_id = o.id
      left join (select order_id, sum((content ->> 'grossCents')::bigint) as credited from invoices
        where content ? 'credits' group by order_id) notes on notes.order_id = o.id
      where exists (select from invoices i where i.order_id = o.id)
    ) each_order where credited <> refunded and refunded <= total order by id`

/** Credit notes: those of an order come to what was refunded of its payment. */
export async function* examineCreditNotes(tx: Transaction): AsyncGenerator<Finding> {
  for await (const { id, credited, refunded } of readRows<Credits>(tx, credits))
    yield {
      subject: `order ${id}`,
      difference: `${formatCents(refunded)} were refunded, its credit notes come to ${formatCents(credited)}`,
      ...(credited < refunded
        ? {
            cause:
              'it was refunded by a version that made no credit notes, or the database was changed from outside',
            remedy: 'a credit note is made of the difference',
            repair: (tx_: Transaction, at: Date) => creditDifference(tx_, id, at),
          }
        : { cause: CHANGED_OUTSIDE, remedy: 'needs a person: a credit note is never rewritten' }),
    }
}

async function creditDifference(tx: Transaction, id: string, at: Date): Promise<void> {
  const order = await lockOrder(tx, id)
  const isEnded = order?.status === 'cancelled' || order?.status === 'refunded'
  if (order?.paymentMethod === 'account' && isEnded) await creditInvoice(tx, order, { at })
  else await creditRefunds(tx, id, { at, reason: 'Refunded' })
}
