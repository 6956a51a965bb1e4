import { createHash } from 'node:crypto'
import type { SearchFilter, SearchSort } from '#contract/search/search.ts'
import type { Shelf } from '#search/shelf/kept/shelf.ts'
import { searchShelf } from '#search/shelf/search.ts'
import type { ProductPage, ProductRow } from '../catalog/list.ts'
import type { Context } from '../context.ts'
import { readHits } from './read-hits.ts'

/** The products that a search finds: the size itself where the query names one, else of each family the size that fits best. */
interface FoundList {
  readonly shelf: Shelf
  /** Rows of the shelf, best first. */
  readonly hits: readonly { readonly row: number }[]
}

/** How many products are read at a time when all of them are requested. */
const ROWS_AT_ONCE = 500

/** Finds products; `readFound` reads them. */
export async function findProducts(
  ctx: Context,
  filter: SearchFilter & { readonly sort?: SearchSort | undefined },
): Promise<FoundList> {
  const shelf = await ctx.shelf.current()
  return { shelf, hits: searchShelf(shelf, filter).hits }
}

/** A page of what was found. Its cursor is the id of the last hit on the page before. */
export async function readFoundPage(
  ctx: Context,
  { shelf, hits }: FoundList,
  { limit, after }: { readonly limit: number; readonly after?: string | undefined },
): Promise<ProductPage> {
  const from = placeAfter({ shelf, hits }, after)
  const shown = hits.slice(from, from + limit)
  const page = await readHits(ctx, shelf, shown)
  const last = shown.at(-1)
  return {
    products: page.map(({ product }) => product),
    total: hits.length,
    next: last && from + limit < hits.length ? shelf.rows.id[last.row] : undefined,
  }
}

/** All that was found, in batches; each is read when it is requested. */
export async function* readFound(
  ctx: Context,
  { shelf, hits }: FoundList,
  after?: string,
): AsyncGenerator<ProductRow[]> {
  for (let from = placeAfter({ shelf, hits }, after); from < hits.length; from += ROWS_AT_ONCE) {
    const page = await readHits(ctx, shelf, hits.slice(from, from + ROWS_AT_ONCE))
    yield page.map(({ product }) => product)
  }
}

/** Differs after any change to any of the products that were found. */
export function versionOfFound({ shelf: { rows }, hits }: FoundList): string {
  const hash = createHash('sha256')
  for (const { row } of hits) hash.update(`${rows.id[row]} ${rows.version[row]} ${rows.available[row]}\n`)
  return hash.digest('base64url').slice(0, 22)
}

/** A cursor that is not among what was found leads behind its end. */
function placeAfter({ shelf: { rows }, hits }: FoundList, after: string | undefined): number {
  if (after === undefined) return 0
  const place = hits.findIndex(({ row }) => rows.id[row] === after)
  return place === -1 ? hits.length : place + 1
}
