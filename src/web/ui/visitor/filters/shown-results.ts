import type { Product } from '#contract/catalog/catalog.ts'
import type { PartNumber } from '#contract/part-numbers/part-numbers.ts'
import type { Facet, Hit, SearchAnswer } from '#contract/search/search.ts'
import type { PlaceInList } from './place-in-list.ts'

/** How many values of a facet are shown until all are asked for. */
export const FIRST_VALUES = 8

/** A facet of which not all values are here. */
export interface ShownFacet extends Facet {
  /** How many values there are besides. */
  readonly more: number
}

/** A product as far as lists show it. */
export type ListedProduct = Omit<Product, 'description' | 'pictures' | 'model' | 'createdAt'>

export interface ShownHit extends Omit<Hit, 'product'> {
  readonly product: ListedProduct
}

export interface LoadedResults {
  readonly answer: Omit<SearchAnswer, 'hits'>
  readonly hits: readonly ShownHit[]
  readonly facets: readonly ShownFacet[]
  /** Whether anything is searched for or chosen; the category of a page does not count. */
  readonly isNarrowed: boolean
  readonly place: PlaceInList
  /** The products that a signed-in person calls so; only before the first results. */
  readonly own: readonly PartNumber[]
}
