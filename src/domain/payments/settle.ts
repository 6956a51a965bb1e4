import { and, asc, desc, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Transaction } from '#db/client.ts'
import { orders, payments, refunds } from '#db/schema.ts'
import { asShop } from '../audit.ts'
import { returnPieces, takePieces } from '../catalog/stock.ts'
import type { Context } from '../context.ts'
import { conflict, invalid, notFound } from '../errors.ts'
import { getOrder, type OrderRow } from '../orders/book.ts'
import {
  holdsPieces,
  lockOrder,
  moveOrder,
  noteEvent,
  type OrderRecord,
  successors,
} from '../orders/states.ts'
import { may, requireActor, requireSight } from '../policies.ts'
import type { CardIntent } from '../ports.ts'
import { requireConfirmedAddress } from './limits.ts'
import { OUTSIDE, queueRefund, recordOutsideRefund, sendDueRefunds } from './refunds.ts'

/** The one currency of the shop, ISO 4217 as the card service writes it. */
export const CURRENCY = 'eur'

export interface IntentInput {
  readonly totalCents: number
  /** Which unpaid order; without it one with exactly this total: `askedFrom`, else the oldest. */
  readonly orderId?: string | undefined
  /** The order whose payment page asked, where the call itself names none. */
  readonly askedFrom?: string | undefined
}

/**
 * The intent for an unpaid order of one's own; asked again it answers the same. Refuses (not found) where no unpaid
 * order has this total, and (conflict) where the card service took the money already.
 */
export async function openIntent(ctx: Context, input: IntentInput): Promise<CardIntent> {
  const actor = requireActor(ctx.actor)
  const [order] = await ctx.db
    .select({ id: orders.id, totalCents: orders.totalCents, intentId: payments.intentId })
    .from(orders)
    .leftJoin(payments, eq(payments.orderId, orders.id))
    .where(
      and(
        eq(orders.userId, actor.id),
        eq(orders.status, 'booked'),
        gt(orders.expiresAt, ctx.now()),
        eq(orders.totalCents, input.totalCents),
        input.orderId === undefined ? undefined : eq(orders.id, input.orderId),
      ),
    )
    .orderBy(desc(eq(orders.id, input.askedFrom ?? '')), asc(orders.createdAt), asc(orders.id))
    .limit(1)
  if (!order) throw notFound('unpaid order of this amount')
  requireConfirmedAddress(actor, order.totalCents)
  const intent = await findOrCreateIntent(ctx, order, actor.email)
  if (intent.status !== 'succeeded') return intent
  const settlement = await settleIntent(ctx, intent)
  throw conflict(settlement === 'paid' ? 'This order is paid already' : NOT_TO_BE_PAID[settlement])
}

const NOT_TO_BE_PAID = {
  refunded: 'The payment of this order was refunded in full',
  held: 'A payment of another amount came for this order; the shop is looking into it',
} as const

/** An intent that can be paid, or one that was. */
async function findOrCreateIntent(
  ctx: Context,
  order: { id: string; totalCents: number; intentId: string | null },
  email: string,
): Promise<CardIntent> {
  if (order.intentId === null) {
    const intent = await createIntent(ctx, order, email)
    return intent.status === 'canceled' ? createIntent(ctx, order, email, intent.id) : intent
  }
  const known = await ctx.cards.findIntent(order.intentId)
  // One that the card service does not know was made in another account there, which the shop has left: nobody can pay by it.
  return known && known.status !== 'canceled' ? known : createIntent(ctx, order, email, order.intentId)
}

async function createIntent(
  ctx: Context,
  order: { id: string; totalCents: number },
  email: string,
  replaces?: string,
): Promise<CardIntent> {
  const intent = await ctx.cards.createIntent({
    orderId: order.id,
    amountCents: order.totalCents,
    currency: CURRENCY,
    email,
    replaces,
  })
  await trackIntent(ctx, { intent, orderId: order.id, replaces })
  return intent
}

/** Keeps the intent as the one its order is to be paid by; where there is one already, only in the place of `replaces`. */
export async function trackIntent(
  ctx: Context,
  { intent, orderId, replaces }: { intent: CardIntent; orderId: string; replaces?: string | undefined },
): Promise<void> {
  const { id: intentId, amountCents, currency } = intent
  if (replaces !== undefined) {
    const isOpen = inArray(payments.status, ['pending', 'canceled'])
    const replaced = await ctx.db
      .update(payments)
      .set({ intentId, amountCents, currency, status: 'pending' })
      .where(and(eq(payments.orderId, orderId), eq(payments.intentId, replaces), isOpen))
    if (replaced.rowCount === 1) return
  }
  // The order is locked before its payment, as everywhere: two that lock crosswise would wait for each other.
  await ctx.db.execute(sql`
    with locked as (select id from ${orders} where id = ${orderId} for no key update)
    insert into ${payments} (intent_id, order_id, amount_cents, currency, created_at)
    select ${intentId}, id, ${amountCents}::int, ${currency}, ${ctx.now().toISOString()}::timestamptz from locked
    on conflict do nothing`)
}

/**
 * Marks an order of one's own as paid, if the card service itself says that this intent succeeded for this order, its
 * amount and currency. Repeating it is harmless.
 */
export async function recordPayment(ctx: Context, orderId: string, intentId: string): Promise<OrderRow> {
  const order = await getOrder(ctx, orderId)
  requireSight(ctx.actor, may.payOrder(ctx.actor, order), 'order')
  if (order.transactionId !== null) {
    if (order.transactionId === intentId && order.status === 'refunded') throw conflict(GONE_BACK)
    if (order.transactionId === intentId) return order
    throw conflict('This order is paid by another payment', { field: 'transactionId' })
  }
  const intent = await ctx.cards.findIntent(intentId)
  if (!intent || intent.orderId !== orderId) throw invalid('transactionId', 'is no payment for this order')
  if (intent.status !== 'succeeded') throw invalid('transactionId', 'is a payment that has not succeeded')
  const outcome = await settleIntent(ctx, intent)
  if (outcome === 'held') throw invalid('transactionId', 'is a payment of another amount')
  if (outcome === 'refunded') {
    if (intent.refundedCents >= intent.receivedCents) throw conflict(GONE_BACK)
    throw conflict(order.status === 'cancelled' ? CANCELLED : TOO_LATE)
  }
  return getOrder(ctx, orderId)
}

const GONE_BACK = 'The payment of this order went back to the card in full'

const TOO_LATE = 'The order was given up and its pieces are gone; the payment is refunded in full'
const CANCELLED = 'The order was cancelled; the payment is refunded in full'

/** What became of a succeeded intent: its order is paid by it, the money goes back, or a person has to look. */
export type Settlement = 'paid' | 'refunded' | 'held'

/**
 * Books a succeeded intent on its order, exactly once whoever tells of it first: the browser, a webhook, the comparison
 * with the card service. An expired order gets its pieces again if they are there; otherwise, and where the order was cancelled
 * or is paid by another intent already, the money goes back in full. An amount that does not fit is held. What the card service has
 * given back meanwhile is booked with it: all of it, and the order is refunded without ever being paid.
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
  const order = await lockOrder(tx, intent.orderId ?? '')
  if (!order) throw notFound('order')
  const [known] = await tx.select().from(payments).where(eq(payments.orderId, order.id))
  if (known?.intentId === intent.id && (known.status === 'succeeded' || known.status === 'held'))
    return { settlement: recallSettlement(known.status, order) }
  if (known?.status === 'succeeded') return refundSecond(ctx, tx, intent, order.id)
  const fits = intent.receivedCents === order.totalCents && intent.currency === CURRENCY
  if (known?.status === 'held') {
    if (!fits) return refundSecond(ctx, tx, intent, order.id)
    await giveHeldBack(ctx, tx, known)
  }
  await keepPayment(ctx, tx, intent, { orderId: order.id, status: fits ? 'succeeded' : 'held' })
  await bookRefunded(ctx, tx, intent, order.id)
  return fits ? settleOrder(ctx, tx, intent, order) : hold(ctx, tx, intent, order.id)
}

/** What was decided when the intent was booked. */
function recallSettlement(status: 'succeeded' | 'held', order: OrderRecord): Settlement {
  if (status === 'held') return 'held'
  return order.status === 'refunded' ? 'refunded' : 'paid'
}

async function giveHeldBack(
  ctx: Context,
  tx: Transaction,
  held: typeof payments.$inferSelect,
): Promise<void> {
  const { orderId, intentId, amountCents, refundedCents } = held
  const left = amountCents - refundedCents
  if (left <= 0) return
  const reason = 'The order is paid by another payment'
  await queueRefund(tx, { orderId, intentId, amountCents: left, reason, isExtra: true }, asShop(ctx))
}

async function keepPayment(
  ctx: Context,
  tx: Transaction,
  intent: CardIntent,
  { orderId, status }: { orderId: string; status: 'succeeded' | 'held' },
): Promise<void> {
  const settled = {
    intentId: intent.id,
    amountCents: intent.receivedCents,
    refundedCents: 0,
    currency: intent.currency,
    status,
    succeededAt: ctx.now(),
  }
  await tx
    .insert(payments)
    .values({ orderId, ...settled })
    .onConflictDoUpdate({ target: payments.orderId, set: settled })
}

async function settleOrder(
  ctx: Context,
  tx: Transaction,
  intent: CardIntent,
  order: OrderRecord,
): Promise<Outcome> {
  if (intent.refundedCents >= intent.receivedCents) return giveUpRefunded(ctx, tx, order)
  const { id: orderId, productId, quantity } = order
  const isHeld = holdsPieces[order.status]
  const mayBePaid = successors[order.status].includes('paid')
  const isRebooked =
    !isHeld &&
    mayBePaid &&
    productId !== null &&
    (await takePieces(tx, { productId, orderId, quantity, reason: 'rebooked' }))
  if (mayBePaid && (isHeld || isRebooked)) {
    await moveOrder(ctx, tx, order, { to: 'paid', detail: intent.id })
    return { settlement: 'paid', changesStock: isRebooked }
  }
  const reason = mayBePaid ? TOO_LATE : CANCELLED
  await moveOrder(ctx, tx, order, { to: 'refunded', detail: reason })
  const refund = { orderId, intentId: intent.id, amountCents: leftOf(intent), reason }
  await queueRefund(tx, refund, asShop(ctx))
  return { settlement: 'refunded' }
}

/** What the card service still has of an intent's money, in cents. */
const leftOf = ({ receivedCents, refundedCents }: CardIntent) => receivedCents - refundedCents

/** Books what went back before the shop heard of the money. */
async function bookRefunded(
  ctx: Context,
  tx: Transaction,
  { id: intentId, refundedCents: amountCents }: CardIntent,
  orderId: string,
): Promise<void> {
  if (amountCents > 0) await recordOutsideRefund(tx, { orderId, intentId, amountCents }, asShop(ctx))
}

/** Ends an order whose money came and went before the shop heard of it; pieces it holds go back to the shelf. */
async function giveUpRefunded(ctx: Context, tx: Transaction, order: OrderRecord): Promise<Outcome> {
  const { id: orderId, productId, quantity, status } = order
  await moveOrder(ctx, tx, order, { to: 'refunded', detail: OUTSIDE })
  const isReleased = holdsPieces[status] && productId !== null
  if (isReleased) await returnPieces(tx, { productId, orderId, quantity, reason: 'refunded' })
  return { settlement: 'refunded', changesStock: isReleased }
}

async function refundSecond(
  ctx: Context,
  tx: Transaction,
  intent: CardIntent,
  orderId: string,
): Promise<Outcome> {
  const [booked] = await tx.select({ id: refunds.id }).from(refunds).where(eq(refunds.intentId, intent.id))
  if (booked) return { settlement: 'refunded' }
  await bookRefunded(ctx, tx, intent, orderId)
  const amountCents = leftOf(intent)
  const reason = 'Another payment of this order came first'
  if (amountCents > 0)
    await queueRefund(tx, { orderId, intentId: intent.id, amountCents, reason }, asShop(ctx))
  return { settlement: 'refunded' }
}

async function hold(ctx: Context, tx: Transaction, intent: CardIntent, orderId: string): Promise<Outcome> {
  const detail = `${intent.id}: received ${intent.receivedCents} ${intent.currency}`
  await noteEvent(tx, orderId, 'held', { at: ctx.now(), detail })
  return { settlement: 'held' }
}
