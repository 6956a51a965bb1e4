import { and, gt, gte, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import type { ProductState } from '#contract/catalog/products.ts'
import { products } from '#db/schema.ts'

type Stocked = Pick<typeof products.$inferSelect, 'archivedAt' | 'available' | 'minQuantity' | 'lowStock'>

/** The state of a product, by the same rules as `inState`. */
export function stateOf({ archivedAt, available, minQuantity, lowStock }: Stocked): ProductState {
  if (archivedAt) return 'archived'
  if (available < minQuantity) return 'sold-out'
  return lowStock !== null && available <= lowStock ? 'low' : 'on-sale'
}

/** Listed: not archived. */
export const isListed: SQL = isNull(products.archivedAt)

/** Leading: the size that stands for its family in lists, or a product without one. */
export const isLeading: SQL = sql`${products.leads}`

/** In stock: at least the minimum order quantity is available. */
export const isInStock: SQL = gte(products.available, products.minQuantity)

/** The products in this state. */
export function inState(state: ProductState): SQL | undefined {
  const { archivedAt, available, lowStock } = products
  switch (state) {
    case 'archived':
      return isNotNull(archivedAt)
    case 'sold-out':
      return and(isListed, sql`not ${isInStock}`)
    case 'low':
      // Said although the last one implies it: the planner knows how few have a number at which stock counts as low.
      return and(isListed, isInStock, isNotNull(lowStock), lte(available, lowStock))
    case 'on-sale':
      return and(isListed, isInStock, or(isNull(lowStock), gt(available, lowStock)))
  }
}
