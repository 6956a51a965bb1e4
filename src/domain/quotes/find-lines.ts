import { inArray } from 'drizzle-orm'
import { dispatchFacts, pickColumns } from '#contract/catalog/plain-facts.ts'
import { type Cents, multiplyCents } from '#contract/money.ts'
import { products, type quoteLines } from '#db/schema.ts'
import { unitPriceOf } from '../catalog/packs.ts'
import type { Context } from '../context.ts'
import { requireEachOnce } from '../orders/book.ts'
import { findMisfit, refuse } from '../orders/explain-refusal.ts'

/** A product that somebody wants a quote for. */
export interface WishedLine {
  readonly productId: string
  readonly quantity: number
  /** What a piece should cost; undefined if they named no price. */
  readonly wantedUnitCents?: Cents | undefined
}

type NewLine = Omit<typeof quoteLines.$inferInsert, 'quoteId'>

/**
 * The lines of a quote, at today's prices. Rejects products that are named twice, that do not exist or are no longer made, and quantities
 * that are never sold, each by its line. There may be fewer pieces in stock: a quote reserves none.
 */
export async function findLines(ctx: Pick<Context, 'db'>, wished: readonly WishedLine[]) {
  const asked = wished.map((line, position) => ({ ...line, position, path: `lines.${position}.` }))
  requireEachOnce(asked)
  const ids = asked.map(({ productId }) => productId)
  const rows = await ctx.db.select().from(products).where(inArray(products.id, ids))
  const byId = new Map(rows.map(row => [row.id, row]))
  const faults = asked.flatMap(line => findMisfit(line, byId.get(line.productId)) ?? [])
  if (faults.length > 0) throw refuse(faults)
  return asked.flatMap(line => {
    const product = byId.get(line.productId)
    return product ? [quoteLine(line, product)] : []
  })
}

function quoteLine(
  { position, productId, quantity, wantedUnitCents }: WishedLine & { readonly position: number },
  product: typeof products.$inferSelect,
) {
  const { sku, name, image } = product
  const unitPriceCents = unitPriceOf(product, quantity)
  return {
    position,
    productId,
    sku,
    name,
    image,
    quantity,
    unitPriceCents,
    totalCents: multiplyCents(unitPriceCents, quantity),
    wantedUnitCents: wantedUnitCents ?? null,
    ...pickColumns(dispatchFacts, product),
  } satisfies NewLine
}
