import { and, asc, eq, isNull, or } from 'drizzle-orm'
import type { Transaction } from '#db/client.ts'
import { products, stockWatches, users } from '#db/schema.ts'
import { isInStock, isListed } from '../catalog/states.ts'
import type { Context } from '../context.ts'
import { queueMails } from '../mail/queue.ts'

const AT_ONCE = 100

/**
 * Queues a mail to everybody who waits for a product that can be bought again, and lets go of their watches, in one transaction:
 * each is told once, however many instances run this at once and however often the stock changes meanwhile. Returns how many.
 * Watches of archived products stay, and those of people who are suspended or whose new address is not confirmed.
 */
export async function tellWatchers(ctx: Context, { signal }: { signal?: AbortSignal } = {}): Promise<number> {
  const mayContinue = () => !signal?.aborted
  let told = 0
  for (let batch = AT_ONCE; batch === AT_ONCE && mayContinue(); told += batch)
    batch = await ctx.db.transaction(tellSome)
  if (told > 0) ctx.changed('mails')
  return told
}

async function tellSome(tx: Transaction): Promise<number> {
  const due = await tx
    .select({ userId: stockWatches.userId, productId: stockWatches.productId, recipient: users.email })
    .from(stockWatches)
    .innerJoin(products, eq(products.id, stockWatches.productId))
    .innerJoin(users, eq(users.id, stockWatches.userId))
    .where(and(isListed, isInStock, users.emailVerified, isNull(users.suspendedAt)))
    .orderBy(asc(stockWatches.createdAt))
    .limit(AT_ONCE)
    .for('update', { of: stockWatches, skipLocked: true })
  if (due.length === 0) return 0
  const isDue = due.map(({ userId, productId }) =>
    and(eq(stockWatches.userId, userId), eq(stockWatches.productId, productId)),
  )
  await tx.delete(stockWatches).where(or(...isDue))
  await queueMails(
    tx,
    due.map(({ userId, productId, recipient }) => ({
      kind: 'stock-back' as const,
      userId,
      recipient,
      fields: { product: productId },
    })),
  )
  return due.length
}
