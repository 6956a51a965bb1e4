import { and, eq } from 'drizzle-orm'
import { partNumbers } from '#db/schema.ts'
import type { Context } from '../context.ts'
import { may, requireRight } from '../rights.ts'

/** Forgets the actor's own number of a product; harmless if there is none. Orders keep it as it was. */
export async function forgetPartNumber(ctx: Context, productId: string): Promise<void> {
  requireRight(ctx.actor, may.keepPartNumbers(ctx.actor))
  const { id: userId } = ctx.actor
  await ctx.db
    .delete(partNumbers)
    .where(and(eq(partNumbers.userId, userId), eq(partNumbers.productId, productId)))
}
