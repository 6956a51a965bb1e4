import { and, eq, ne } from 'drizzle-orm'
import { products } from '#db/schema.ts'
import { rankAlike } from '#search/fits/alike.ts'
import { standardsFor } from '#search/language/3-codes/standards.ts'
import type { Context } from '../context.ts'
import { type FoundAlternative, findSameSize } from './alternatives.ts'
import { getProduct, type ProductRow } from './list.ts'
import { unitPriceOf } from './packs.ts'
import { isInStock, isListed } from './states.ts'

/**
 * What is in stock of the same shape and size as a product, in its family or by an equivalent standard, and costs less or is stronger:
 * prices are compared in the larger of both minimum orders. Rejected if there is no such product.
 */
export async function findAlike(ctx: Context, id: string): Promise<FoundAlternative[]> {
  const product = await getProduct(ctx, id)
  if (product.familyId === null || product.size === null) return []
  const equivalents = standardsFor(product.standard ?? '')?.equivalents ?? []
  const others = await Promise.all([
    ctx.db
      .select()
      .from(products)
      .where(
        and(
          eq(products.familyId, product.familyId),
          eq(products.size, product.size),
          ne(products.id, product.id),
          isListed,
          isInStock,
        ),
      ),
    findSameSize(
      ctx,
      product,
      equivalents.map(({ standard }) => standard),
    ),
  ])
  const offered = others.flat().map(part => comparePrices(part, product))
  return rankAlike(product, offered).map(({ role, why, part }) => ({ role, why, product: part }))
}

function comparePrices(part: ProductRow, product: ProductRow) {
  const quantity = Math.max(part.minQuantity, product.minQuantity)
  return { part, cents: unitPriceOf(part, quantity), comparedCents: unitPriceOf(product, quantity) }
}
