import { and, desc, eq, inArray, max, type SQL } from 'drizzle-orm'
import type { Transaction } from '#db/client.ts'
import { orderLines, orders, products } from '#db/schema.ts'
import type { Context } from '../context.ts'
import { type ReviewedRow, reviewedColumns } from './list.ts'

/** Orders that were paid, or shipped on account; one that was refunded in full no longer counts. */
function isBoughtBy(userId: string): SQL | undefined {
  return and(eq(orders.userId, userId), inArray(orders.status, ['paid', 'shipped']))
}

/** Whether a person has bought this very product. */
export async function hasBought(tx: Transaction, userId: string, productId: string): Promise<boolean> {
  const found = await tx
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(and(isBoughtBy(userId), eq(orderLines.productId, productId)))
    .limit(1)
  return found.length > 0
}

/** The products a person has bought, each once, the last one first; only the one with this id if it is given. */
export function listBought(
  ctx: Context,
  userId: string,
  { product, limit }: { product: string | undefined; limit: number },
): Promise<ReviewedRow[]> {
  return ctx.db
    .select(reviewedColumns)
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .innerJoin(products, eq(products.id, orderLines.productId))
    .where(and(isBoughtBy(userId), product === undefined ? undefined : eq(products.id, product)))
    .groupBy(products.id)
    .orderBy(desc(max(orders.paidAt)), products.id)
    .limit(limit)
}
