import { eq } from 'drizzle-orm'
import { type Cents, subtractCents } from '#contract/money.ts'
import { say } from '#contract/phrase.ts'
import type { Transaction } from '#db/client.ts'
import { payments, refunds } from '#db/schema.ts'
import type { Context } from '../context.ts'
import { conflict, invalid, notFound } from '../errors.ts'
import { type Once, runOnce } from '../idempotency.ts'
import type { Credited } from '../invoices/credited-lines.ts'
import { creditRefunds } from '../invoices/make.ts'
import { successors } from '../order-life/lifecycle.ts'
import { returnPieces } from '../order-life/pieces.ts'
import type { OrderRecord } from '../order-life/record.ts'
import { lockOrder, lockSupplements, moveOrder, release } from '../order-life/states.ts'
import type { CardIntent } from '../ports.ts'
import { may, requireRight } from '../rights.ts'
import { bookBeyondPromised } from './book-external.ts'
import { isDisputed, requireRefundable } from './disputes.ts'
import { OUTSIDE, queueRefund } from './queue.ts'
import { sendDueRefunds } from './send.ts'

const ON_ACCOUNT = say`This order is on account: send the money back by bank transfer, then record that on the order’s page`

type PaymentRow = typeof payments.$inferSelect

interface OrderRefund {
  readonly orderId: string
  readonly amountCents: Cents
  readonly reason: string
  /** What of the order it is given back for, if that is known. */
  readonly credited?: Credited
}

/**
 * Refunds all or part of what was paid for an order. Once all of it is refunded, the order becomes refunded, and pieces
 * that have not been shipped return to stock. Rejects more than is left (invalid), and orders without a payment
 * (conflict).
 */
export async function refundOrder(ctx: Context, input: OrderRefund, once?: Once): Promise<void> {
  requireRight(ctx.actor, may.refundOrder(ctx.actor))
  const act = (tx: Transaction) => promiseRefund(ctx, tx, input)
  await (once ? runOnce(ctx, once, act) : ctx.db.transaction(act))
  ctx.changed('catalog')
  ctx.changed('mails')
  await sendDueRefunds(ctx, { orderId: input.orderId })
}

/**
 * The same in the caller's transaction, in which it comes last: it makes the credit note. `sendDueRefunds` sends it. Returns its id.
 */
export async function promiseRefund(ctx: Context, tx: Transaction, input: OrderRefund): Promise<string> {
  const { orderId, amountCents, reason, credited } = input
  const order = await lockOrder(tx, orderId)
  if (!order) throw notFound(say`order`)
  const payment = await lockPayment(tx, eq(payments.orderId, orderId))
  if (!payment)
    throw conflict(order.paymentMethod === 'account' ? ON_ACCOUNT : say`Nothing was paid for this order`)
  const left = subtractCents(payment.amountCents, payment.refundedCents)
  if (left === 0) throw conflict(say`This order has already been refunded in full`)
  if (amountCents > left) throw invalid('amount', say`must be at most ${{ cents: left }}`)
  const { intentId } = payment
  await requireRefundable(tx, intentId)
  const id = await queueRefund(tx, { orderId, intentId, amountCents, reason }, ctx)
  if (amountCents === left) await markRefunded(ctx, tx, { order, payment, reason })
  await creditRefunds(tx, orderId, { at: ctx.now(), reason, credited })
  return id
}

/**
 * Books what was refunded directly at the card service. Harmless to repeat; refunds made by the shop change nothing.
 * Returns how much was new.
 */
export async function bookExternalRefund(ctx: Context, intent: CardIntent): Promise<number> {
  const booked = await ctx.db.transaction(async tx => {
    const order = await lockOrder(tx, intent.orderId ?? '')
    if (!order) return 0
    const payment = await lockPayment(tx, eq(payments.intentId, intent.id))
    // A second payment of an order is in the books only through its refunds; a payment without any record is not settled
    // yet.
    if (!payment && !(await isRefunded(tx, intent.id))) return 0
    const { newCents, madeGoodCents } = await bookBeyondPromised(ctx, tx, { orderId: order.id, intent })
    if (!payment) return newCents
    const isFullyRefunded = payment.refundedCents + newCents - madeGoodCents === payment.amountCents
    if (newCents > 0 && isFullyRefunded) await markRefunded(ctx, tx, { order, payment, reason: OUTSIDE })
    await creditRefunds(tx, order.id, { at: ctx.now(), reason: OUTSIDE })
    return newCents
  })
  if (booked > 0) {
    ctx.changed('catalog')
    ctx.changed('mails')
  }
  return booked
}

async function isRefunded(tx: Transaction, intentId: string): Promise<boolean> {
  const [row] = await tx
    .select({ id: refunds.id })
    .from(refunds)
    .where(eq(refunds.intentId, intentId))
    .limit(1)
  return row !== undefined
}

async function lockPayment(tx: Transaction, where: ReturnType<typeof eq>): Promise<PaymentRow | undefined> {
  const [payment] = await tx.select().from(payments).where(where).for('update')
  return payment?.status === 'succeeded' || payment?.status === 'held' ? payment : undefined
}

interface RefundedOrder {
  readonly order: OrderRecord
  readonly payment: PaymentRow
  readonly reason: string
}

/** Does nothing for a held payment: it never paid the order. */
async function markRefunded(
  ctx: Context,
  tx: Transaction,
  { order, payment, reason }: RefundedOrder,
): Promise<void> {
  if (payment.status === 'held' || !successors[order.status].includes('refunded')) return
  await moveOrder(ctx, tx, order, { to: 'refunded', detail: reason })
  if (order.status === 'paid') await returnPieces(tx, order.id, { reason: 'refunded', at: ctx.now() })
  // After the products: it makes credit notes, whose lock comes last.
  await giveBackSupplements(ctx, tx, { orderId: order.id, reason })
}

/** What was paid for its dearer delivery is given back with an order; what was not is withdrawn: should it be paid yet, it is refunded. */
async function giveBackSupplements(
  ctx: Context,
  tx: Transaction,
  { orderId, reason }: { orderId: string; reason: string },
): Promise<void> {
  for (const supplement of await lockSupplements(tx, orderId)) {
    if (supplement.status === 'booked') await release(ctx, tx, supplement, { to: 'cancelled' })
    const payment = await lockPayment(tx, eq(payments.orderId, supplement.id))
    const amountCents = payment ? subtractCents(payment.amountCents, payment.refundedCents) : 0
    if (!payment || amountCents === 0 || (await isDisputed(tx, payment.intentId))) continue
    const { intentId } = payment
    await queueRefund(tx, { orderId: supplement.id, intentId, amountCents, reason }, ctx)
    await markRefunded(ctx, tx, { order: supplement, payment, reason })
    await creditRefunds(tx, supplement.id, { at: ctx.now(), reason })
  }
}
