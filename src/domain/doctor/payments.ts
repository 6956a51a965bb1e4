import { eq, sql } from 'drizzle-orm'
import { type Cents, formatCents } from '#contract/money.ts'
import type { OrderStatus } from '#contract/orders/states.ts'
import type { Transaction } from '#db/client.ts'
import { payments } from '#db/schema.ts'
import { recordOrderEvent } from '../timeline.ts'
import { CHANGED_OUTSIDE, type Finding, only, readRows } from './finding.ts'

interface PaidOrder extends Record<string, unknown> {
  id: string
  status: OrderStatus
  is_paid: boolean
  total: Cents
  payment: 'pending' | 'succeeded' | 'held' | 'canceled' | null
  amount: Cents
  currency: string
}

const BY_MONEY_PAGE = 'reconcile with the card service (Money page), then refund or book what it shows'

/**
 * Payments: an order that is paid by card has one succeeded payment of its total, and an order with one is or was paid; one that is open is
 * of the order's total.
 */
export async function* examinePayments(tx: Transaction): AsyncGenerator<Finding> {
  const rows = readRows<PaidOrder>(
    tx,
    sql`
    select * from (
      select o.id, o.status, o.total_cents as total, p.status as payment, p.amount_cents as amount, p.currency,
        o.payment_method = 'card' and o.status in ('paid', 'shipped', 'refunded') as is_paid,
        coalesce(p.status = 'succeeded' and p.amount_cents = o.total_cents and p.currency = 'eur', false) as fits,
        coalesce(p.status = 'succeeded', false) as succeeded
      from orders o left join payments p on p.order_id = o.id
    ) each_order where case when is_paid then not fits else succeeded or payment = 'pending' and amount <> total end
    order by id`,
  )
  for await (const row of rows) yield describePayment(row)
}

function describePayment({ id, status, is_paid, total, payment, amount, currency }: PaidOrder): Finding {
  const subject = `order ${id}`
  if (payment === 'pending' && !is_paid) {
    const difference = `the order total is ${formatCents(total)}, the payment that is open for it ${formatCents(amount)}`
    const remedy = 'needs a person: cancel that payment at the card service'
    return { subject, difference, cause: CHANGED_OUTSIDE, remedy }
  }
  if (payment !== 'succeeded') {
    const found = payment === null ? 'no payment of it' : `its payment is ${payment}`
    const cause = `no payment came through this shop: ${CHANGED_OUTSIDE}`
    return {
      subject,
      difference: `the order is ${status}, but there is ${found}`,
      cause,
      remedy: BY_MONEY_PAGE,
    }
  }
  if (amount !== total || currency !== 'eur') {
    const difference = `the order total is ${formatCents(total)}, its payment ${formatCents(amount)} (${currency})`
    return { subject, difference, cause: CHANGED_OUTSIDE, remedy: BY_MONEY_PAGE }
  }
  const difference = `its payment succeeded, but the order is ${status}`
  const cause = `both change in one transaction: ${CHANGED_OUTSIDE}`
  return { subject, difference, cause, remedy: BY_MONEY_PAGE }
}

interface Refunded extends Record<string, unknown> {
  intent: string
  order_id: string
  status: OrderStatus
  amount: Cents
  noted: Cents
  sum: Cents
}

const refunded = (intentId?: string) => sql`
    select * from (
      select p.intent_id as intent, p.order_id, o.status, p.amount_cents as amount, p.refunded_cents as noted,
        p.status as payment, coalesce(given.sum, 0)::int as sum
      from payments p join orders o on o.id = p.order_id
      left join (select intent_id, sum(amount_cents) as sum from refunds group by intent_id) given
        on given.intent_id = p.intent_id
      where ${only('p.intent_id', intentId)}
    ) each_payment
    where noted <> sum or sum > amount
      or payment = 'succeeded' and (status = 'refunded') <> (sum = amount) and status in ('paid', 'shipped', 'refunded')
    order by order_id`

/**
 * Refunds: the refunded amount is the sum of the refunds and never exceeds the payment; an order is refunded once they
 * are equal.
 */
export async function* examineRefunds(tx: Transaction): AsyncGenerator<Finding> {
  for await (const row of readRows<Refunded>(tx, refunded())) yield describeRefund(row)
}

function describeRefund({ intent, order_id, status, amount, noted, sum }: Refunded): Finding {
  const subject = `order ${order_id}`
  if (sum > amount) {
    const difference = `refunds of ${formatCents(sum)} exceed the payment of ${formatCents(amount)}`
    return { subject, difference, cause: CHANGED_OUTSIDE, remedy: BY_MONEY_PAGE }
  }
  if (noted !== sum)
    return {
      subject,
      difference: `${formatCents(noted)} recorded as refunded, but its refunds add up to ${formatCents(sum)}`,
      cause: CHANGED_OUTSIDE,
      remedy: 'the sum of its refunds is recorded',
      repair: (tx, at) => correctRefunded(tx, intent, at),
    }
  const difference = `the order is ${status}, but ${formatCents(sum)} of ${formatCents(amount)} is refunded`
  return { subject, difference, cause: CHANGED_OUTSIDE, remedy: BY_MONEY_PAGE }
}

async function correctRefunded(tx: Transaction, intentId: string, at: Date): Promise<void> {
  await tx.select().from(payments).where(eq(payments.intentId, intentId)).for('update')
  const [found] = (await tx.execute<Refunded>(refunded(intentId))).rows
  if (!found || found.noted === found.sum || found.sum > found.amount) return
  await tx.update(payments).set({ refundedCents: found.sum }).where(eq(payments.intentId, intentId))
  const detail = `${formatCents(found.sum)} refunded, not ${formatCents(found.noted)}`
  await recordOrderEvent(tx, found.order_id, 'corrected', { at, detail })
}
