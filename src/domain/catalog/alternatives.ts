import { and, eq } from 'drizzle-orm'
import { products } from '#db/schema.ts'
import { rankAlternatives } from '#search/fits/alternatives.ts'
import type { Context } from '../context.ts'
import { getProduct, type ProductRow } from './list.ts'
import { isInStock, isListed } from './states.ts'

/** A product that can be bought in the place of another. */
export interface FoundAlternative {
  readonly role: string
  readonly why: string
  readonly product: ProductRow
}

/**
 * What is in stock in the place of a product: its size in other grades, then the nearest sizes of its family. Rejected if there
 * is no such product.
 */
export async function findAlternatives(ctx: Context, id: string): Promise<FoundAlternative[]> {
  const product = await getProduct(ctx, id)
  if (product.familyId === null) return []
  const others = await ctx.db
    .select()
    .from(products)
    .where(and(eq(products.familyId, product.familyId), isListed, isInStock))
  return rankAlternatives(product, others).map(({ role, why, part }) => ({ role, why, product: part }))
}
