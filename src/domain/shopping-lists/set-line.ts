import { and, eq } from 'drizzle-orm'
import { say } from '#contract/phrase.ts'
import { shoppingListLines } from '#db/schema.ts'
import type { Context } from '../context.ts'
import { notFound } from '../errors.ts'
import { requireShoppingList } from './list.ts'

/** Sets how many of a part are usually ordered. Rejected: what is not on the list, somebody else's list (not found). */
export async function setShoppingListLine(
  ctx: Context,
  listId: string,
  { productId, quantity }: { readonly productId: string; readonly quantity: number },
): Promise<void> {
  await requireShoppingList(ctx, listId)
  const { rowCount } = await ctx.db
    .update(shoppingListLines)
    .set({ quantity })
    .where(and(eq(shoppingListLines.listId, listId), eq(shoppingListLines.productId, productId)))
  if (rowCount === 0) throw notFound(say`line`)
}
