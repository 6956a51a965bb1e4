import { and, eq } from 'drizzle-orm'
import { shoppingListLines } from '#db/schema.ts'
import type { Context } from '../context.ts'
import { requireShoppingList } from './list.ts'

/** Takes a part off one of the actor's lists; harmless if it is not on it. Rejected: somebody else's list (not found). */
export async function removeShoppingListLine(ctx: Context, listId: string, productId: string): Promise<void> {
  await requireShoppingList(ctx, listId)
  await ctx.db
    .delete(shoppingListLines)
    .where(and(eq(shoppingListLines.listId, listId), eq(shoppingListLines.productId, productId)))
}
