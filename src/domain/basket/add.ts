import { and, eq, inArray, sql } from 'drizzle-orm'
import { addUp } from '#contract/basket/terms.ts'
import type { Transaction } from '#db/client.ts'
import { basketLines } from '#db/schema.ts'
import { unitPriceOf } from '../catalog/packs.ts'
import type { Context } from '../context.ts'
import type { Once } from '../idempotency.ts'
import { may, requireRight } from '../rights.ts'
import { changeBasket, requireRoom } from './change.ts'
import { findProducts } from './find-products.ts'
import { type AskedLine, unknownOf } from './preview.ts'
import type { PricedBasket } from './price.ts'

type Row = typeof basketLines.$inferInsert

/**
 * Puts lines into the actor's basket, all or none; a product that is in it already adds up. What is no product is left out and named in
 * the answer. Rejects (invalid) a basket of more than 500 lines.
 */
export async function addToBasket(
  ctx: Context,
  asked: readonly AskedLine[],
  once?: Once,
): Promise<PricedBasket> {
  requireRight(ctx.actor, may.keepBasket(ctx.actor))
  const found = await findProducts(
    ctx.db,
    asked.map(({ key }) => key),
  )
  const basket = await changeBasket(
    ctx,
    async (tx, userId) => {
      const before = await selectKept(
        tx,
        userId,
        [...found.values()].map(({ id }) => id),
      )
      const rows = new Map<string, Row>()
      for (const line of asked) {
        const product = found.get(line.key)
        if (!product) continue
        const { id: productId } = product
        const earlier = rows.get(productId) ?? before.get(productId)
        const { quantity, isSaved } = earlier ? addUp({ isSaved: false, ...earlier }, line) : line
        const current = unitPriceOf(product, quantity)
        const seenUnitPriceCents = earlier ? current : (line.seenUnitPriceCents ?? current)
        rows.set(productId, { userId, productId, quantity, seenUnitPriceCents, isSaved })
      }
      await keepLines(tx, [...rows.values()], ctx.now())
      await requireRoom(tx, userId)
    },
    once,
  )
  return { ...basket, unknown: unknownOf(asked, found) }
}

async function selectKept(
  tx: Transaction,
  userId: string,
  productIds: readonly string[],
): Promise<Map<string, Row>> {
  const rows = await tx
    .select()
    .from(basketLines)
    .where(and(eq(basketLines.userId, userId), inArray(basketLines.productId, [...productIds])))
  return new Map(rows.map(row => [row.productId, row]))
}

/** Writes lines, new ones in this order after those that are there. */
export async function keepLines(tx: Transaction, rows: readonly Row[], now: Date): Promise<void> {
  if (rows.length === 0) return
  const values = rows.map((row, index) => ({
    ...row,
    createdAt: sql<Date>`${now.toISOString()}::timestamptz + ${index} * interval '1 microsecond'`,
  }))
  await tx
    .insert(basketLines)
    .values(values)
    .onConflictDoUpdate({
      target: [basketLines.userId, basketLines.productId],
      set: {
        quantity: sql`excluded.quantity`,
        seenUnitPriceCents: sql`excluded.seen_unit_price_cents`,
        isSaved: sql`excluded.is_saved`,
      },
    })
}
