import type { FacetsAnswer, SearchFilter } from '#contract/search.ts'
import type { Context } from '../context.ts'

/** Counts what a search can be narrowed by. */
export async function countFacets(_ctx: Context, _filter: SearchFilter): Promise<FacetsAnswer> {
  return { sizes: 0, facets: [] }
}
