import { and, eq } from 'drizzle-orm'
import { stockWatches } from '#db/schema.ts'
import { getProduct } from '../catalog/list.ts'
import type { Context } from '../context.ts'
import { may, requireRight } from '../rights.ts'

/** The actor is no longer told when a product can be bought again; harmless if they would not have been. */
export async function unwatchStock(ctx: Context, productId: string): Promise<void> {
  requireRight(ctx.actor, may.watchStock(ctx.actor))
  const { id } = await getProduct(ctx, productId)
  await ctx.db
    .delete(stockWatches)
    .where(and(eq(stockWatches.userId, ctx.actor.id), eq(stockWatches.productId, id)))
}
