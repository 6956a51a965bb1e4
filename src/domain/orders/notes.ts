import { asc, eq } from 'drizzle-orm'
import { say } from '#contract/phrase.ts'
import type { Transaction } from '#db/client.ts'
import { orderNotes, orders } from '#db/schema.ts'
import { type Context, newId } from '../context.ts'
import { notFound } from '../errors.ts'
import { type Once, runOnce } from '../idempotency.ts'
import { lockOrder } from '../order-life/states.ts'
import { may, requireRight } from '../rights.ts'

/** What colleagues have noted about an order, oldest first (staff). Rejected (not found) if there is no such order. */
export async function readNotes(ctx: Context, orderId: string): Promise<(typeof orderNotes.$inferSelect)[]> {
  requireRight(ctx.actor, may.noteOnOrders(ctx.actor))
  const rows = await ctx.db
    .select({ note: orderNotes })
    .from(orders)
    .leftJoin(orderNotes, eq(orderNotes.orderId, orders.id))
    .where(eq(orders.id, orderId))
    .orderBy(asc(orderNotes.id))
  if (rows.length === 0) throw notFound(say`order`)
  return rows.flatMap(({ note }) => note ?? [])
}

/** Notes something about an order for colleagues (staff) and returns the id of the note. */
export function addNote(
  ctx: Context,
  { orderId, text }: { readonly orderId: string; readonly text: string },
  once?: Once,
): Promise<string> {
  const { actor } = ctx
  requireRight(actor, may.noteOnOrders(actor))
  const write = async (tx: Transaction) => {
    // Locked, so that nobody's name is removed from it meanwhile.
    if (!(await lockOrder(tx, orderId))) throw notFound(say`order`)
    const id = newId()
    await tx.insert(orderNotes).values({ id, orderId, author: actor.email, text, createdAt: ctx.now() })
    return id
  }
  return once ? runOnce(ctx, once, write) : ctx.db.transaction(write)
}
