import type { Category, Product } from '#contract/catalog/catalog.ts'
import type { PartNumber } from '#contract/part-numbers/part-numbers.ts'
import type { Facet } from '#contract/search/search.ts'
import { answerOf, calls } from '../../../client.ts'
import type { SessionStore } from '../../../session.ts'
import { KEY_DIMENSIONS } from '../../product/facts/dimension-labels.ts'
import { chosenIn } from '../filters/form-fields.ts'
import { placeInList } from '../filters/place-in-list.ts'
import { type Filters, isNarrowed, PAGE_SIZES, type ResultsSearch } from '../filters/results-search.ts'
import {
  FIRST_VALUES,
  type ListedProduct,
  type LoadedResults,
  type ShownFacet,
} from '../filters/shown-results.ts'
import { fetchOnlyHit } from './only-hit.ts'

/** What was found for an address, and what it can be narrowed by. A page of a category or a kind searches in this alone. */
export async function loadResults(
  search: ResultsSearch,
  { session, category, kind }: { session: SessionStore; category?: Category; kind?: string },
): Promise<LoadedResults> {
  const filters = toQuery({ ...search, ...(category && { category, kind: search.kind ?? kind }) })
  const {
    sort = search.q ? 'best' : 'newest',
    from = 0,
    size = PAGE_SIZES[0],
    shown = size,
    open = [],
  } = search
  const [{ hits, ...answer }, { facets }, own] = await Promise.all([
    answerOf(calls.search.$get({ query: { ...filters, sort, from: String(from), limit: String(shown) } })),
    answerOf(calls.facets.$get({ query: filters })),
    from === 0 ? loadOwnParts(session, search.q) : [],
  ])
  if (answer.total === 1) await fetchOnlyHit()
  return {
    answer,
    own,
    isNarrowed: isNarrowed(category ? { ...search, category: undefined } : search),
    place: placeInList(search, answer.total),
    hits: hits.map(hit => ({ ...hit, product: shortenProduct(hit.product, answer.total === 1) })),
    facets: facets
      .filter(({ key }) => !(category && key === 'category'))
      .map(facet => withoutValue(facet, 'kind', kind))
      .map(withoutSoldOut)
      .filter(isUseful)
      .toSorted((one, other) => placeOf(one) - placeOf(other))
      .map(facet => (open.includes(facet.key) ? { ...facet, more: 0 } : shorten(facet, search))),
  }
}

/** Without them, the shop's own parts are still found. */
async function loadOwnParts(session: SessionStore, q: string | undefined): Promise<readonly PartNumber[]> {
  if (!q || !(await session.get().catch(() => null))) return []
  // Fetched when it is wanted: every page carries the code of this file.
  const { findOwnParts } = await import('../../customer/part-numbers/find-own-parts.ts')
  return findOwnParts(q).catch(() => [])
}

/** How many sizes there are in each category. */
export async function loadCategories(): Promise<ReadonlyMap<string, number>> {
  const { facets } = await answerOf(calls.facets.$get({ query: {} }))
  const values = facets.find(({ key }) => key === 'category')?.values ?? []
  return new Map(values.map(({ value, count }) => [value, count]))
}

/** The filters as the wire takes them. */
function toQuery({
  q,
  category,
  kind,
  standard,
  material,
  grade,
  finish,
  dim,
  min_price,
  max_price,
  in_stock,
}: Filters) {
  const query = { q, category, kind, standard, material, grade, finish, dim, min_price, max_price }
  return { ...query, in_stock: in_stock && 'true' }
}

/** Nobody looks for what is sold out. */
const withoutSoldOut = (facet: Facet) => withoutValue(facet, 'in_stock', 'false')

/** A facet without one of its values, if it is the one of this key. */
function withoutValue(facet: Facet, key: string, without: string | undefined): Facet {
  return facet.key === key
    ? { ...facet, values: facet.values.filter(({ value }) => value !== without) }
    : facet
}

/** Price and stock come last. */
function placeOf({ key }: Facet): number {
  return ['price', 'in_stock'].indexOf(key)
}

/** One single value narrows nothing, unless it is chosen, or others are sold out. */
function isUseful({ key, values, min, max }: Facet): boolean {
  if (key === 'in_stock') return true
  return values.length > 1 || values.some(({ isChosen }) => isChosen) || (min !== null && min !== max)
}

/** The values that most sizes have, in the facet's own order, and those that are chosen. */
function shorten(facet: Facet, search: ResultsSearch): ShownFacet {
  if (facet.values.length <= FIRST_VALUES) return { ...facet, more: 0 }
  const most = new Set(facet.values.toSorted((one, other) => other.count - one.count).slice(0, FIRST_VALUES))
  const isChosen = chosenIn(search, facet)
  const values = facet.values.filter(value => most.has(value) || isChosen(value))
  return { ...facet, values, more: facet.values.length - values.length }
}

/**
 * Without what no list shows, as all of it is sent with the page. Of the dimensions lists show the first ones, but all of the only hit; of the tiers what the
 * minimum order reaches.
 */
function shortenProduct(
  {
    description: _description,
    pictures: _pictures,
    model: _model,
    createdAt: _createdAt,
    ...product
  }: Product,
  isOnly: boolean,
): ListedProduct {
  const { dimensions, tiers, min } = product
  return {
    ...product,
    dimensions: isOnly ? dimensions : dimensions.slice(0, KEY_DIMENSIONS),
    tiers: tiers.filter(({ from }) => from <= min),
  }
}
