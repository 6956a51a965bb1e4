import type { Product } from '#contract/catalog.ts'
import { calls, type Page, pageOf } from '../../client.ts'
import { PAGE_SIZE, type ProductSearch } from './product-search.ts'

/** The products for an address. */
export function loadProducts(search: ProductSearch): Promise<Page<Product>> {
  const { q, category, sort, in_stock, shown = PAGE_SIZE, after } = search
  const filters = { q, category, sort, in_stock: in_stock && 'true' }
  return pageOf(calls.service.$get({ query: { ...filters, limit: String(shown), cursor: after } }))
}
