import { eq, sql } from 'drizzle-orm'
import { MAX_BASKET_LINES } from '#contract/basket/terms.ts'
import { say } from '#contract/phrase.ts'
import type { Transaction } from '#db/client.ts'
import { shoppingListLines } from '#db/schema.ts'
import { findProducts } from '../basket/find-products.ts'
import type { Context } from '../context.ts'
import { DomainError, invalid } from '../errors.ts'
import { changeShoppingLists } from './change.ts'
import { requireShoppingList } from './list.ts'

/** A part, by its id or its SKU, and how many of it are usually ordered. */
interface UsualLine {
  readonly product: string
  readonly quantity: number
}

/** The usual quantities of products, by their ids. */
type Wanted = ReadonlyMap<string, number>

/**
 * Puts parts on one of the actor's lists; what is on it already gets the new usual quantity. Rejected: what is no product, a list of more
 * than 500 lines (invalid), somebody else's list (not found).
 */
export async function addToShoppingList(
  ctx: Context,
  id: string,
  lines: readonly UsualLine[],
): Promise<void> {
  await requireShoppingList(ctx, id)
  const wanted = await findWanted(ctx, lines)
  await changeShoppingLists(ctx, async tx => {
    await requireShoppingList({ actor: ctx.actor, db: tx }, id)
    await keepLines(tx, { listId: id, wanted, now: ctx.now() })
    return id
  })
}

/** Finds the products of lines. Rejects what is none, naming the line (invalid). */
export async function findWanted({ db }: Pick<Context, 'db'>, lines: readonly UsualLine[]): Promise<Wanted> {
  const found = await findProducts(
    db,
    lines.map(({ product }) => product),
  )
  const faults = lines.flatMap(({ product }, index) =>
    found.has(product) ? [] : { field: `lines.${index}.product`, message: say`There is no such product` },
  )
  if (faults.length > 0) throw new DomainError({ kind: 'invalid', fields: faults })
  return new Map(
    lines.flatMap(({ product, quantity }) => {
      const id = found.get(product)?.id
      return id === undefined ? [] : [[id, quantity] as const]
    }),
  )
}

/** Writes lines, new ones in this order after those that are there. Call under the lock of the person's lists. */
export async function keepLines(
  tx: Transaction,
  { listId, wanted, now }: { readonly listId: string; readonly wanted: Wanted; readonly now: Date },
): Promise<void> {
  if (wanted.size === 0) return
  const values = [...wanted].map(([productId, quantity], index) => ({
    listId,
    productId,
    quantity,
    createdAt: sql<Date>`${now.toISOString()}::timestamptz + ${index} * interval '1 microsecond'`,
  }))
  await tx
    .insert(shoppingListLines)
    .values(values)
    .onConflictDoUpdate({
      target: [shoppingListLines.listId, shoppingListLines.productId],
      set: { quantity: sql`excluded.quantity` },
    })
  const all = await tx.$count(shoppingListLines, eq(shoppingListLines.listId, listId))
  if (all > MAX_BASKET_LINES)
    throw invalid('lines', say`A list has at most ${MAX_BASKET_LINES} lines, and this would make ${all}`)
}
