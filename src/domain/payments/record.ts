import { phraseOf, say } from '#contract/phrase.ts'
import type { Context } from '../context.ts'
import { conflict, invalid } from '../errors.ts'
import { getOrder, getOrderPayment, type OrderRow } from '../order-life/read.ts'
import { may, requireActor } from '../rights.ts'
import { countQuestion } from './attempts.ts'
import { CANCELLED, ON_ACCOUNT, settleIntent, TOO_LATE } from './settle.ts'

/**
 * Marks the actor's own order as paid if the card service confirms that this intent succeeded for this order, its amount and
 * currency. Harmless to repeat. Rejects callers who cause too many queries to the card service (too many); their payment is
 * then booked by its webhook or by the reconciliation.
 */
export async function recordPayment(ctx: Context, orderId: string, intentId: string): Promise<OrderRow> {
  const actor = requireActor(ctx.actor)
  const order = await getOrderPayment(ctx, orderId, may.payOrder)
  if (order.transactionId !== null) {
    if (order.transactionId === intentId && order.status === 'refunded') throw conflict(FULLY_REFUNDED)
    if (order.transactionId === intentId) return getOrder(ctx, orderId)
    throw conflict(say`This order is paid by another payment`, { field: 'transactionId' })
  }
  await countQuestion(ctx, actor.id)
  const intent = await ctx.cards.findIntent(intentId)
  if (!intent || intent.orderId !== orderId)
    throw invalid('transactionId', say`is not a payment for this order`)
  if (intent.status !== 'succeeded') throw invalid('transactionId', say`is a payment that has not succeeded`)
  const outcome = await settleIntent(ctx, intent)
  if (outcome === 'held') throw invalid('transactionId', say`is a payment of a different amount`)
  if (outcome === 'refunded') {
    if (order.paymentMethod === 'account') throw conflict(phraseOf(ON_ACCOUNT))
    if (intent.refundedCents >= intent.receivedCents) throw conflict(FULLY_REFUNDED)
    throw conflict(phraseOf(order.status === 'cancelled' ? CANCELLED : TOO_LATE))
  }
  return getOrder(ctx, orderId)
}

const FULLY_REFUNDED = say`The payment for this order was refunded in full`
