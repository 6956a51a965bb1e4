import type { FacetsAnswer, SearchFilter } from '#contract/search/search.ts'
import { countFacets as countOnShelf } from '#search/shelf/facets/facets.ts'
import type { Context } from '../context.ts'

/** Counts what a search can be narrowed by, each facet under the choices in all others. */
export async function countFacets(ctx: Context, filter: SearchFilter): Promise<FacetsAnswer> {
  return countOnShelf(await ctx.shelf.current(), filter)
}
