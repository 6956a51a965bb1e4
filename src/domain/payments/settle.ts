import { eq, sql } from 'drizzle-orm'
import { subtractCents } from '#contract/money.ts'
import { say } from '#contract/phrase.ts'
import type { Transaction } from '#db/client.ts'
import { preparedOnce } from '#db/prepared.ts'
import { payments, refunds } from '#db/schema.ts'
import { aheadNamed } from '#db/send-ahead.ts'
import { shopActor } from '../audit.ts'
import type { Context } from '../context.ts'
import { notFound } from '../errors.ts'
import { moveWithInvoice } from '../invoices/make.ts'
import { holdsPieces, successors } from '../order-life/lifecycle.ts'
import { reservePieces, returnPieces } from '../order-life/pieces.ts'
import type { OrderRecord } from '../order-life/record.ts'
import { lockOrder, moveOrder } from '../order-life/states.ts'
import type { CardIntent } from '../ports.ts'
import { OUTSIDE, queueRefund, recordExternalRefund } from '../refunds/queue.ts'
import { sendDueRefunds } from '../refunds/send.ts'
import { recordOrderEvent } from '../timeline.ts'

/** The one currency of the shop, ISO 4217 as the card service writes it. */
export const CURRENCY = 'eur'

export const TOO_LATE = 'The order had expired and its stock is gone; the payment is refunded in full'

export const CANCELLED = 'The order was cancelled; the payment is refunded in full'

export const ON_ACCOUNT =
  'The order is on account and paid by bank transfer; the card payment is refunded in full'

/** The outcome of a succeeded intent: it pays its order, is refunded, or is held for a person to decide. */
export type Settlement = 'paid' | 'refunded' | 'held'

/**
 * Books a succeeded intent on its order, exactly once, whichever reports it first: the browser, a webhook or the
 * reconciliation. An expired order gets its pieces again if those of every line are available; if they are not, or if the order was cancelled
 * or has been paid by another intent, or is on account, the money is refunded in full. A different amount is held. What the card service has
 * refunded in the meantime is booked too; if that is all of it, the order becomes refunded without ever being paid.
 */
export async function settleIntent(ctx: Context, intent: CardIntent): Promise<Settlement> {
  if (intent.status !== 'succeeded') throw new Error(`the intent ${intent.id} is ${intent.status}`)
  const { settlement, changesStock = false } = await ctx.db.transaction(tx => settle(ctx, tx, intent))
  if (changesStock) ctx.changed('catalog')
  ctx.changed('mails')
  if (settlement === 'refunded' && intent.orderId) await sendDueRefunds(ctx, { orderId: intent.orderId })
  return settlement
}

type Outcome = { readonly settlement: Settlement; readonly changesStock?: boolean }

async function settle(ctx: Context, tx: Transaction, intent: CardIntent): Promise<Outcome> {
  const orderId = intent.orderId ?? ''
  // Sent at once; the second begins when the first has its lock, and sees what was written until then.
  const [order, [known]] = await Promise.all([lockOrder(tx, orderId), prepareKnown(tx).execute({ orderId })])
  if (!order) throw notFound(say`order`)
  if (known?.intentId === intent.id && (known.status === 'succeeded' || known.status === 'held'))
    return { settlement: priorSettlement(known.status, order) }
  if (order.paymentMethod === 'account')
    return refundExtra(ctx, tx, intent, { orderId: order.id, reason: ON_ACCOUNT })
  const extra = { orderId: order.id, reason: PAID_ALREADY }
  if (known?.status === 'succeeded') return refundExtra(ctx, tx, intent, extra)
  const fits = intent.receivedCents === order.totalCents && intent.currency === CURRENCY
  if (known?.status === 'held') {
    if (!fits) return refundExtra(ctx, tx, intent, extra)
    await refundHeldPayment(ctx, tx, known)
  }
  await savePayment(ctx, tx, intent, { orderId: order.id, status: fits ? 'succeeded' : 'held' })
  await bookRefunded(ctx, tx, intent, order.id)
  return fits ? settleOrder(ctx, tx, intent, order) : hold(ctx, tx, intent, order.id)
}

/** The outcome when the intent was booked. */
function priorSettlement(status: 'succeeded' | 'held', order: OrderRecord): Settlement {
  if (status === 'held') return 'held'
  return order.status === 'refunded' ? 'refunded' : 'paid'
}

async function refundHeldPayment(
  ctx: Context,
  tx: Transaction,
  held: typeof payments.$inferSelect,
): Promise<void> {
  const { orderId, intentId, amountCents, refundedCents } = held
  const left = subtractCents(amountCents, refundedCents)
  if (left <= 0) return
  const reason = 'The order is paid by another payment'
  await queueRefund(tx, { orderId, intentId, amountCents: left, reason, isExtra: true }, shopActor(ctx))
}

async function savePayment(
  ctx: Context,
  tx: Transaction,
  intent: CardIntent,
  { orderId, status }: { orderId: string; status: 'succeeded' | 'held' },
): Promise<void> {
  const { id: intentId, receivedCents: amountCents, currency } = intent
  const settled = { intentId, amountCents, currency, status, succeededAt: ctx.now() }
  await prepareSaving(tx).execute({ orderId, ...settled })
}

const prepareKnown = preparedOnce((db: Pick<Transaction, 'select'>) =>
  db
    .select()
    .from(payments)
    .where(eq(payments.orderId, sql.placeholder('orderId')))
    .prepare('known_payment'),
)

const prepareSaving = preparedOnce((db: Pick<Transaction, 'insert'>) =>
  db
    .insert(payments)
    .values({
      orderId: sql.placeholder('orderId'),
      intentId: sql.placeholder('intentId'),
      amountCents: sql.placeholder('amountCents'),
      refundedCents: 0,
      currency: sql.placeholder('currency'),
      status: sql.placeholder('status'),
      succeededAt: sql.placeholder('succeededAt'),
    })
    .onConflictDoUpdate({
      target: payments.orderId,
      set: {
        intentId: sql`excluded.intent_id`,
        amountCents: sql`excluded.amount_cents`,
        refundedCents: 0,
        currency: sql`excluded.currency`,
        status: sql`excluded.status`,
        succeededAt: sql`excluded.succeeded_at`,
      },
    })
    .prepare(aheadNamed('save_payment')),
)

async function settleOrder(
  ctx: Context,
  tx: Transaction,
  intent: CardIntent,
  order: OrderRecord,
): Promise<Outcome> {
  if (intent.refundedCents >= intent.receivedCents) return closeRefunded(ctx, tx, order)
  const { id: orderId } = order
  const isHeld = holdsPieces[order.status]
  const mayBePaid = successors[order.status].includes('paid')
  const isRebooked =
    !isHeld && mayBePaid && (await reservePieces(tx, orderId, { reason: 'rebooked', at: ctx.now() }))
  if (mayBePaid && (isHeld || isRebooked)) {
    const payment = { intentId: intent.id, refundedCents: intent.refundedCents }
    await moveWithInvoice(ctx, tx, order, { to: 'paid', detail: intent.id, payment })
    return { settlement: 'paid', changesStock: isRebooked }
  }
  const reason = mayBePaid ? TOO_LATE : CANCELLED
  await moveOrder(ctx, tx, order, { to: 'refunded', detail: reason })
  const refund = { orderId, intentId: intent.id, amountCents: remainingCents(intent), reason }
  await queueRefund(tx, refund, shopActor(ctx))
  return { settlement: 'refunded' }
}

/** What the card service still has of an intent's money, in cents. */
const remainingCents = ({ receivedCents, refundedCents }: CardIntent) =>
  subtractCents(receivedCents, refundedCents)

/** Books what was refunded before the shop learned of the payment. */
async function bookRefunded(
  ctx: Context,
  tx: Transaction,
  { id: intentId, refundedCents: amountCents }: CardIntent,
  orderId: string,
): Promise<void> {
  if (amountCents > 0) await recordExternalRefund(tx, { orderId, intentId, amountCents }, shopActor(ctx))
}

/** Marks an order as refunded whose payment was refunded before the shop learned of it; releases its stock. */
async function closeRefunded(ctx: Context, tx: Transaction, order: OrderRecord): Promise<Outcome> {
  await moveOrder(ctx, tx, order, { to: 'refunded', detail: OUTSIDE })
  const isReleased = holdsPieces[order.status]
  if (isReleased) await returnPieces(tx, order.id, { reason: 'refunded', at: ctx.now() })
  return { settlement: 'refunded', changesStock: isReleased }
}

const PAID_ALREADY = 'The order was already paid by another payment'

/** Refunds a payment that does not pay its order, which stays as it is. */
async function refundExtra(
  ctx: Context,
  tx: Transaction,
  intent: CardIntent,
  { orderId, reason }: { orderId: string; reason: string },
): Promise<Outcome> {
  const [booked] = await tx.select({ id: refunds.id }).from(refunds).where(eq(refunds.intentId, intent.id))
  if (booked) return { settlement: 'refunded' }
  await bookRefunded(ctx, tx, intent, orderId)
  const amountCents = remainingCents(intent)
  if (amountCents > 0)
    await queueRefund(
      tx,
      { orderId, intentId: intent.id, amountCents, reason, isExtra: true },
      shopActor(ctx),
    )
  return { settlement: 'refunded' }
}

async function hold(ctx: Context, tx: Transaction, intent: CardIntent, orderId: string): Promise<Outcome> {
  const detail = `${intent.id}: received ${intent.receivedCents} ${intent.currency}`
  await recordOrderEvent(tx, orderId, 'held', { at: ctx.now(), detail })
  return { settlement: 'held' }
}
