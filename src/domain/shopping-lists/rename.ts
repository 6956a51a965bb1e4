import { eq } from 'drizzle-orm'
import { shoppingLists } from '#db/schema.ts'
import type { Context } from '../context.ts'
import { changeShoppingLists, requireFreeName } from './change.ts'
import { requireShoppingList } from './list.ts'

/** Calls one of the actor's lists something else. Rejected: the name of another list (invalid), somebody else's list (not found). */
export async function renameShoppingList(ctx: Context, id: string, name: string): Promise<void> {
  await requireShoppingList(ctx, id)
  await changeShoppingLists(ctx, async (tx, userId) => {
    await requireFreeName(tx, { id, userId, name })
    await tx.update(shoppingLists).set({ name }).where(eq(shoppingLists.id, id))
    return id
  })
}
