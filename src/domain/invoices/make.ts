import { and, eq } from 'drizzle-orm'
import { type Cents, smallerOf, subtractCents } from '#contract/money.ts'
import type { Transaction } from '#db/client.ts'
import { orders, payments } from '#db/schema.ts'
import type { InvoiceContent } from '#db/tables/invoice-content.ts'
import type { Billing, Context } from '../context.ts'
import { noonOf } from '../days.ts'
import { expectDelivery } from '../delivery/expect.ts'
import { type OrderRecord, readLines } from '../order-life/record.ts'
import { type Move, moveToAny } from '../order-life/states.ts'
import { type Credited, describeAmount, describeCredited, sumCredited } from './credited-lines.ts'
import { describeOrder } from './describe-order.ts'
import { issue } from './number.ts'
import { findStanding, moveDiscount, netOfNext, type Standing } from './standing.ts'
import { describeSupply } from './supply.ts'

/**
 * Moves a locked order as `moveOrder` does, and makes its invoice if it is put on account or paid by card, by this payment. Comes last in
 * its transaction: invoices are made one at a time.
 */
export async function moveWithInvoice(
  { now, billing }: Pick<Context, 'now' | 'billing'>,
  tx: Transaction,
  order: OrderRecord,
  { payment, ...move }: Move & { readonly payment?: CardPayment },
): Promise<void> {
  const at = now()
  await moveToAny({ now: () => at }, tx, order, move)
  if (move.to === 'on-account' || payment) await makeInvoice(tx, order, { billing, at, payment })
}

/** By which an order is paid by card, as far as its invoice says it. */
interface CardPayment {
  readonly intentId: string
  /** A part may have been refunded before the shop learned of the payment. */
  readonly refundedCents: Cents
}

/**
 * Makes the invoice of an order, of which nothing has left yet, with the next number. Each waits until the one before is committed or rolled
 * back, so that no number is skipped.
 */
async function makeInvoice(
  tx: Transaction,
  order: OrderRecord,
  { billing, at, payment }: { billing: Billing; at: Date; payment: CardPayment | undefined },
): Promise<void> {
  // All in one round trip.
  const reading = readLines(tx, order.id)
  const [lines, expected = null] = await Promise.all([
    reading,
    expectDelivery({ db: tx, billing, now: () => at }, order, reading),
  ])
  const paid = payment && { paidAt: at.toISOString(), transactionId: payment.intentId }
  await issue(tx, { ...describeOrder(order, lines, { billing, at }), ...paid, supply: { expected } })
  if (payment && payment.refundedCents > 0)
    await creditRefunds(tx, order.id, { at, reason: 'Refunded at the card service' })
}

/**
 * Makes an invoice that replaces the last one of an order, by what the order says now: an address, for one. What was paid stays. Does
 * nothing if there is none to replace. Comes last in its transaction, as `moveWithInvoice`.
 */
export async function correctInvoice(
  tx: Transaction,
  order: OrderRecord,
  { billing, at }: { billing: Billing; at: Date },
): Promise<void> {
  const last = await findStanding(tx, order.id)
  if (!last) return
  const lines = await readLines(tx, order.id)
  const { transactionId } = last.content
  // That of an order on account was made before the payment.
  const paidAt = last.content.paidAt ?? order.paidAt?.toISOString()
  const paid = { ...(paidAt && { paidAt }), ...(transactionId && { transactionId }) }
  const supply = await describeSupply(tx, order, { billing, at })
  await issue(tx, {
    ...describeOrder(order, lines, { billing, at }),
    ...paid,
    supply,
    corrects: last.number,
  })
  await moveDiscount(tx, order.id)
}

interface Credit {
  readonly at: Date
  /** The day (YYYY-MM-DD) on which a payment on account was sent back. */
  readonly sentBackOn?: string
}

/**
 * Makes a credit note that takes back what is left of an order's invoice. Does nothing if nothing is. Comes last in its transaction, as
 * `moveWithInvoice`.
 */
export async function creditInvoice(
  tx: Transaction,
  { id: orderId }: Pick<OrderRecord, 'id'>,
  credit: Credit,
): Promise<void> {
  const standing = await findStanding(tx, orderId)
  if (standing) await issueCredit(tx, standing, { ...credit, cents: standing.remainsCents })
}

/**
 * Makes a credit note of what was refunded, or promised to be, of the payment that paid an order, or is no longer owed on account, and is in
 * none yet. A refund that fails is still owed, so its credit note stands. Harmless to repeat; does nothing without an invoice. Comes last in its transaction, as `moveWithInvoice`.
 */
export async function creditRefunds(
  tx: Transaction,
  orderId: string,
  { at, ...part }: Omit<CreditedPart, 'cents'> & { readonly at: Date; readonly reason: string },
): Promise<void> {
  const standing = await findStanding(tx, orderId)
  if (!standing) return
  const givenCents = await readGiven(tx, orderId)
  const cents = smallerOf(subtractCents(givenCents, standing.creditedCents), standing.remainsCents)
  if (cents > 0) await issueCredit(tx, standing, { at, cents, ...part })
}

async function readGiven(tx: Transaction, orderId: string): Promise<Cents> {
  const [found] = await tx
    .select({ method: orders.paymentMethod, credited: orders.creditedCents, payment: payments })
    .from(orders)
    .leftJoin(payments, and(eq(payments.orderId, orders.id), eq(payments.status, 'succeeded')))
    .where(eq(orders.id, orderId))
  return (found?.method === 'account' ? found.credited : found?.payment?.refundedCents) ?? 0
}

interface CreditedPart {
  readonly cents: Cents
  readonly reason?: string
  /** What it is given back for, if that is known and comes to the same. */
  readonly credited?: Credited | undefined
  /** What of it goes back by bank transfer. */
  readonly sentBackCents?: Cents
}

async function issueCredit(
  tx: Transaction,
  standing: Standing,
  { at, sentBackOn, ...part }: Credit & CreditedPart,
): Promise<void> {
  const { corrects: _, dueAt: __, paidAt: ___, discount: ____, ...same } = standing.content
  await issue(tx, {
    ...same,
    ...(part.cents < same.grossCents && describePart(standing, part)),
    ...(sentBackOn !== undefined && { paidAt: noonOf(sentBackOn) }),
    issuedAt: at.toISOString(),
    credits: standing.number,
    supply: same.supply ?? { expected: null },
  })
}

/** What a credit note says of a part of the price. */
function describePart(
  standing: Standing,
  { cents, reason = '', credited, sentBackCents = 0 }: CreditedPart,
): Partial<InvoiceContent> {
  const { content, remainsCents } = standing
  const netCents = netOfNext(standing, cents)
  const isByLine = credited !== undefined && sumCredited(credited) === cents
  return {
    ...(isByLine
      ? describeCredited(content, credited)
      : describeAmount('Part of the price, paid back', cents)),
    reliefCents: 0,
    note: reason,
    remainsCents: subtractCents(remainsCents, cents),
    netCents,
    vatCents: subtractCents(cents, netCents),
    grossCents: cents,
    ...(sentBackCents > 0 && { sentBackCents }),
  }
}
