import { and, eq } from 'drizzle-orm'
import { say } from '#contract/phrase.ts'
import type { Transaction } from '#db/client.ts'
import { contactMessages, orders } from '#db/schema.ts'
import { type Context, newId } from '../context.ts'
import { notFound } from '../errors.ts'
import { type Once, runOnce } from '../idempotency.ts'
import { lockOrder } from '../order-life/states.ts'
import { countAttemptOf } from '../rate-limits.ts'
import { may, requireRight, requireSight } from '../rights.ts'
import { isOwn } from './read.ts'
import { addReply, lockMessage, type MessageRecord } from './record.ts'
import { tellOwner } from './tell.ts'

/** Of one person, whichever of their conversations it is in. */
const LIMIT = { max: 10, windowMs: 60_000 }

/**
 * Writes to the shop about one's own order, and returns the id of the conversation: each order has one for its customer. Rejects (too many) more
 * than 10 a minute.
 */
export async function writeAboutOrder(
  ctx: Context,
  { orderId, text }: { readonly orderId: string; readonly text: string },
  once?: Once,
): Promise<string> {
  const { actor } = ctx
  requireRight(actor, may.writeMessages(actor))
  await countAttemptOf(ctx.db, 'message', actor.id, LIMIT)
  const write = async (tx: Transaction) => {
    const order = await lockOrder(tx, orderId)
    if (!order) throw notFound(say`order`)
    requireSight(actor, may.writeAboutOrder(actor, order), say`order`)
    const [earlier] = await tx
      .select()
      .from(contactMessages)
      .where(and(eq(contactMessages.orderId, orderId), eq(contactMessages.userId, actor.id)))
      .for('update')
    if (earlier) {
      await keepReply(ctx, tx, earlier, text)
      return earlier.id
    }
    const [id, at] = [newId(), ctx.now()]
    const { email, id: userId } = actor
    const written = { id, firstName: order.userName, lastName: '', email, phone: order.phone, message: text }
    await tx.insert(contactMessages).values({ ...written, userId, orderId, createdAt: at, lastAt: at })
    await tellOwner(tx, ctx, written, { text, orderNumber: order.number })
    return id
  }
  const id = await (once ? runOnce(ctx, once, write) : ctx.db.transaction(write))
  ctx.changed('mails')
  return id
}

/** Writes in one's own conversation. Rejects (too many) more than 10 a minute. */
export async function replyToOwn(
  ctx: Context,
  { messageId, text }: { readonly messageId: string; readonly text: string },
): Promise<void> {
  const { actor } = ctx
  requireRight(actor, may.writeMessages(actor))
  await countAttemptOf(ctx.db, 'message', actor.id, LIMIT)
  await requireOwnMessage(ctx, messageId)
  await ctx.db.transaction(async tx => keepReply(ctx, tx, await lockMessage(tx, messageId), text))
  ctx.changed('mails')
}

/** Rejects (not found) a message that is not the actor's. */
export async function requireOwnMessage(ctx: Context, messageId: string): Promise<void> {
  const { actor } = ctx
  requireRight(actor, may.writeMessages(actor))
  const [own] = await ctx.db
    .select({ id: contactMessages.id })
    .from(contactMessages)
    .where(and(eq(contactMessages.id, messageId), isOwn(actor)))
  if (!own) throw notFound(say`message`)
}

/** Keeps what a customer writes in a conversation that is locked, and tells the owner. */
export async function keepReply(
  ctx: Context,
  tx: Transaction,
  message: MessageRecord,
  text: string,
): Promise<void> {
  await addReply(tx, message, { kind: 'customer', author: null, text, at: ctx.now() })
  const orderNumber = await findOrderNumber(tx, message)
  await tellOwner(tx, ctx, message, { text, orderNumber })
}

async function findOrderNumber(tx: Transaction, { orderId }: MessageRecord): Promise<string | null> {
  if (orderId === null) return null
  const [order] = await tx.select({ number: orders.number }).from(orders).where(eq(orders.id, orderId))
  return order?.number ?? null
}
