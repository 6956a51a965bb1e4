import type { SearchAnswer, SearchQuery } from '#contract/search.ts'
import { listProducts, type ProductRow } from '../catalog/list.ts'
import type { Context } from '../context.ts'

export interface Found {
  readonly row: ProductRow
  /** How many sizes of its family fit. */
  readonly matches: number
  /** The query names this very size. */
  readonly isSize: boolean
}

/** Searches the catalogue: how the query was understood and what was found, best first. */
export async function searchCatalogue(
  ctx: Context,
  query: SearchQuery,
): Promise<Omit<SearchAnswer, 'hits'> & { readonly found: readonly Found[] }> {
  const page = await listProducts(ctx, {
    search: query.q,
    category: query.category,
    family: query.family,
    byFamily: query.family === undefined,
    limit: query.limit,
  })
  const found = page.products.map(row => ({ row, matches: 1, isSize: false }))
  return { total: page.total, sizes: page.total, found, understood: [], missing: null, instead: [] }
}
