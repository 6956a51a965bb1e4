import { asc, eq } from 'drizzle-orm'
import { products, shoppingListLines } from '#db/schema.ts'
import { type PricedBasket, priceBasket, productColumns } from '../basket/price.ts'
import type { Context } from '../context.ts'
import { requireShoppingList, type ShoppingListRow } from './list.ts'

/** One of the actor's lists with its lines, priced like a basket, in the order in which they were added. */
export async function readShoppingList(
  ctx: Context,
  id: string,
): Promise<{ readonly list: ShoppingListRow; readonly priced: PricedBasket }> {
  const list = await requireShoppingList(ctx, id)
  const lines = await ctx.db
    .select({ product: productColumns, quantity: shoppingListLines.quantity })
    .from(shoppingListLines)
    .innerJoin(products, eq(products.id, shoppingListLines.productId))
    .where(eq(shoppingListLines.listId, id))
    .orderBy(asc(shoppingListLines.createdAt), asc(shoppingListLines.productId))
  const kept = lines.map(line => ({ ...line, seenUnitPriceCents: null, isSaved: false }))
  return { list, priced: priceBasket(ctx, kept) }
}
