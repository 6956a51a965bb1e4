import { and, eq, sql } from 'drizzle-orm'
import { orders } from '#db/schema.ts'
import { type Context, newId } from '../context.ts'
import { tooMany } from '../errors.ts'
import { queueOrderMail } from '../order-life/mails.ts'
import { accountKey, consumeAttempt, countAttempt } from '../rate-limits.ts'

/** As of other mails that anybody can have sent: from one network, and to one address. */
const PER_NETWORK = { max: 20, windowMs: 60_000 }
const PER_RECIPIENT = { max: 5, windowMs: 60 * 60_000 }

/**
 * Mails a link to an order to the address it was ordered with, if there is such an order; the caller learns nothing of that. Rejects
 * (too many) more than 20 a minute from one network and 5 an hour about one address, whether or not it has orders.
 */
export async function sendTrackingLink(
  ctx: Context,
  { number, email }: { readonly number: string; readonly email: string },
  clientAddress: string,
): Promise<void> {
  await countAttempt(ctx.db, 'tracking-link', clientAddress, PER_NETWORK)
  const wait = await consumeAttempt(ctx.db, accountKey('/tracking/link', email), PER_RECIPIENT)
  if (wait !== undefined) throw tooMany(wait)
  const [order] = await ctx.db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.number, number), eq(sql`lower(${orders.userEmail})`, email)))
  if (!order) return
  await queueOrderMail(ctx.db, { id: newId(), kind: 'order-tracking', orderId: order.id })
  ctx.changed('mails')
}
