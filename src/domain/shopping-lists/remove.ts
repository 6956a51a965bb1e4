import { eq } from 'drizzle-orm'
import { shoppingLists } from '#db/schema.ts'
import type { Context } from '../context.ts'
import { requireShoppingList } from './list.ts'

/** Deletes one of the actor's lists with its lines. Rejected: somebody else's list (not found). */
export async function removeShoppingList(ctx: Context, id: string): Promise<void> {
  await requireShoppingList(ctx, id)
  await ctx.db.delete(shoppingLists).where(eq(shoppingLists.id, id))
}
