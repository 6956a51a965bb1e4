import type { Variants } from '#contract/catalog.ts'
import type { ShownHit } from './load-results.ts'
import type { Filters, ResultsSearch } from './results-search.ts'

/** A family that was found with several sizes that fit; null for a hit that is one part. */
export function familyOf({ product: { variants }, matches, isSize }: ShownHit): Variants | null {
  return variants && variants.count > 1 && matches > 1 && !isSize ? variants : null
}

/** What a family's page is to show of its sizes: the filters of the search. */
export function carryOver(search: ResultsSearch): Filters & Pick<ResultsSearch, 'unit'> {
  const { q, standard, material, grade, finish, dim, min_price, max_price, in_stock, unit } = search
  return { q, standard, material, grade, finish, dim, min_price, max_price, in_stock, unit }
}
