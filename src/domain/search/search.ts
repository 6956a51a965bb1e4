import type { SizeInShort } from '#contract/catalog/families.ts'
import type { SearchAnswer, SearchQuery } from '#contract/search/search.ts'
import type { Shelf } from '#search/shelf/kept/shelf.ts'
import type { RankedHit } from '#search/shelf/matching/hit-order.ts'
import { searchShelf } from '#search/shelf/search.ts'
import type { ProductRow } from '../catalog/list.ts'
import type { Context } from '../context.ts'
import { readHits } from './read-hits.ts'

interface Found {
  readonly hit: RankedHit
  readonly product: ProductRow
}

/** Searches the catalogue: how the query was understood and what was found, best first. */
export async function searchCatalogue(
  ctx: Context,
  { from, limit, ...query }: SearchQuery,
): Promise<Omit<SearchAnswer, 'hits'> & { readonly found: readonly Found[] }> {
  const shelf = await ctx.shelf.current()
  const { hits, sizes, understood, missing, instead } = searchShelf(shelf, query)
  const page = await readHits(ctx, shelf, hits.slice(from, from + limit))
  return {
    total: hits.length,
    sizes,
    found: page,
    understood: [...understood],
    missing: missing && { asked: missing.asked, nearest: missing.nearest.map(row => inShort(shelf, row)) },
    instead: [...instead],
  }
}

function inShort(shelf: Shelf, row: number): SizeInShort {
  const { category, family } = shelf.kindOf(row)
  return {
    _id: shelf.rows.id[row] ?? '',
    name: shelf.rows.name[row] ?? '',
    sku: shelf.rows.sku[row] ?? null,
    size: shelf.labelOf(row),
    category,
    family: family?.id ?? null,
  }
}
