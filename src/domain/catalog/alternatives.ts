import { and, eq, inArray } from 'drizzle-orm'
import { families, products } from '#db/schema.ts'
import { rankAlternatives } from '#search/fits/alternatives.ts'
import { standardsFor } from '#search/language/3-codes/standards.ts'
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
 * What is in stock in the place of a product: its size in other grades, by equivalent standards, then the nearest sizes of its
 * family. Rejected if there is no such product.
 */
export async function findAlternatives(ctx: Context, id: string): Promise<FoundAlternative[]> {
  const product = await getProduct(ctx, id)
  if (product.familyId === null) return []
  const equivalents = standardsFor(product.standard ?? '')?.equivalents ?? []
  const [others, ofEquivalents] = await Promise.all([
    ctx.db
      .select()
      .from(products)
      .where(and(eq(products.familyId, product.familyId), isListed, isInStock)),
    findSameSize(
      ctx,
      product,
      equivalents.map(({ standard }) => standard),
    ),
  ])
  return rankAlternatives(product, others, equivalents, ofEquivalents).map(({ role, why, part }) => ({
    role,
    why,
    product: part,
  }))
}

/** What is in stock of the same size in families of these standards. */
export async function findSameSize(
  ctx: Context,
  { size }: ProductRow,
  standards: readonly string[],
): Promise<ProductRow[]> {
  if (size === null || standards.length === 0) return []
  const ofStandard = ctx.db
    .select({ id: families.id })
    .from(families)
    .where(inArray(families.standard, [...standards]))
  return ctx.db
    .select()
    .from(products)
    .where(and(inArray(products.familyId, ofStandard), eq(products.size, size), isListed, isInStock))
}
