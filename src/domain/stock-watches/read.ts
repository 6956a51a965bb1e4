import { and, eq } from 'drizzle-orm'
import { stockWatches } from '#db/schema.ts'
import { getProduct } from '../catalog/list.ts'
import type { Context } from '../context.ts'
import { may, requireRight } from '../rights.ts'

/** Whether the actor is told when a product can be bought again. */
export async function isWatching(ctx: Context, productId: string): Promise<boolean> {
  requireRight(ctx.actor, may.watchStock(ctx.actor))
  const { id } = await getProduct(ctx, productId)
  const [watch] = await ctx.db
    .select({ productId: stockWatches.productId })
    .from(stockWatches)
    .where(and(eq(stockWatches.userId, ctx.actor.id), eq(stockWatches.productId, id)))
  return watch !== undefined
}
