import type { Product } from '#contract/catalog.ts'
import { CallError, calls, toCallError } from '../../client.ts'
import { readPageOfMany } from '../../page-of-many.ts'
import { PAGE_SIZE, type ProductSearch } from './product-search.ts'

export interface ProductList {
  readonly products: Product[]
  /** How many products match, on all pages together. */
  readonly total: number
  /** The cursor of what comes after these; undefined at the end. */
  readonly next: string | undefined
}

/** The products an address asks for. */
export async function loadProducts(search: ProductSearch): Promise<ProductList> {
  const { q, category, sort, in_stock, shown = PAGE_SIZE, after } = search
  const filters = { q, category, sort, in_stock: in_stock && 'true' }
  const answer = await calls.service
    .$get({ query: { ...filters, limit: String(shown), cursor: after } })
    .catch(() => {
      throw new CallError(0)
    })
  if (!answer.ok) throw await toCallError(answer)
  return {
    products: await answer.json(),
    ...readPageOfMany(answer.headers),
  }
}
