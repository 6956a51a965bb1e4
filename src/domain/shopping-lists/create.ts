import { eq } from 'drizzle-orm'
import { say } from '#contract/phrase.ts'
import { MAX_SHOPPING_LISTS, type NewShoppingList } from '#contract/shopping-lists/shopping-lists.ts'
import { shoppingLists } from '#db/schema.ts'
import { type Context, newId } from '../context.ts'
import { conflict } from '../errors.ts'
import type { Once } from '../idempotency.ts'
import { findWanted, keepLines } from './add-lines.ts'
import { changeShoppingLists, requireFreeName } from './change.ts'

/**
 * Makes a list of the actor's, with these lines, and returns its id. Rejected: what is no product, the name of another list (invalid),
 * more than 50 lists (conflict).
 */
export async function createShoppingList(
  ctx: Context,
  { name, lines }: NewShoppingList,
  once?: Once,
): Promise<string> {
  const wanted = await findWanted(ctx, lines)
  return changeShoppingLists(
    ctx,
    async (tx, userId) => {
      const id = newId()
      await requireFreeName(tx, { id, userId, name })
      const count = await tx.$count(shoppingLists, eq(shoppingLists.userId, userId))
      if (count >= MAX_SHOPPING_LISTS)
        throw conflict(say`You have ${MAX_SHOPPING_LISTS} lists: please delete one first`)
      await tx.insert(shoppingLists).values({ id, userId, name, createdAt: ctx.now() })
      await keepLines(tx, { listId: id, wanted, now: ctx.now() })
      return id
    },
    once,
  )
}
