import { and, asc, count, eq, sql } from 'drizzle-orm'
import { say } from '#contract/phrase.ts'
import { shoppingListLines, shoppingLists } from '#db/schema.ts'
import type { Context } from '../context.ts'
import { notFound } from '../errors.ts'
import { may, requireRight } from '../rights.ts'

export type ShoppingListRow = typeof shoppingLists.$inferSelect

/** The actor's lists by their names, each with how many lines it has. */
export async function listShoppingLists(
  ctx: Context,
): Promise<(ShoppingListRow & { readonly lines: number })[]> {
  requireRight(ctx.actor, may.keepShoppingLists(ctx.actor))
  const rows = await ctx.db
    .select({ list: shoppingLists, lines: count(shoppingListLines.productId) })
    .from(shoppingLists)
    .leftJoin(shoppingListLines, eq(shoppingListLines.listId, shoppingLists.id))
    .where(eq(shoppingLists.userId, ctx.actor.id))
    .groupBy(shoppingLists.id)
    .orderBy(asc(sql`lower(${shoppingLists.name})`))
  return rows.map(({ list, lines }) => ({ ...list, lines }))
}

/** One of the actor's lists. Somebody else's does not exist for them (not found). */
export async function requireShoppingList(
  ctx: Pick<Context, 'actor'> & { readonly db: Pick<Context['db'], 'select'> },
  id: string,
): Promise<ShoppingListRow> {
  requireRight(ctx.actor, may.keepShoppingLists(ctx.actor))
  const [row] = await ctx.db
    .select()
    .from(shoppingLists)
    .where(and(eq(shoppingLists.id, id), eq(shoppingLists.userId, ctx.actor.id)))
  if (!row) throw notFound(say`list`)
  return row
}
