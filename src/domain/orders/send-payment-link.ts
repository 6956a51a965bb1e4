import { and, eq, gt } from 'drizzle-orm'
import { phraseOf, say } from '#contract/phrase.ts'
import { orderEvents } from '#db/schema.ts'
import { type Context, newId } from '../context.ts'
import { conflict, notFound } from '../errors.ts'
import { recordAct } from '../order-life/by-shop.ts'
import { queueOrderMail } from '../order-life/mails.ts'
import { lockOrder } from '../order-life/states.ts'
import { may, requireRight } from '../rights.ts'
import { recordOrderEvent } from '../timeline.ts'

const HOUR_MS = 60 * 60 * 1000
const SENT = 'payment-link-sent'

/**
 * Mails the customer of an unpaid order the link to its payment (staff), at most hourly. Rejected (conflict) for orders that are not to be
 * paid by card, or whose customer has closed the account and so cannot follow it.
 */
export async function sendPaymentLink(ctx: Context, orderId: string): Promise<void> {
  requireRight(ctx.actor, may.sendPaymentLink(ctx.actor))
  const now = ctx.now()
  await ctx.db.transaction(async tx => {
    const order = await lockOrder(tx, orderId)
    if (!order) throw notFound(say`order`)
    if (order.status !== 'booked')
      throw conflict(say`An order that is ${phraseOf(order.status)} is not to be paid by card`)
    if (order.userId === null) throw conflict(say`Its customer has closed the account, and cannot pay it`)
    const isRecent = gt(orderEvents.createdAt, new Date(now.getTime() - HOUR_MS))
    const [sent] = await tx
      .select({ id: orderEvents.id })
      .from(orderEvents)
      .where(and(eq(orderEvents.orderId, orderId), eq(orderEvents.kind, SENT), isRecent))
      .limit(1)
    if (sent) throw conflict(say`The link was sent less than an hour ago`)
    await queueOrderMail(tx, { id: newId(), kind: 'order-payment-link', orderId })
    await recordOrderEvent(tx, orderId, SENT, { at: now })
    await recordAct(tx, ctx, order, { action: 'payment-link-sent' })
  })
  ctx.changed('mails')
}
