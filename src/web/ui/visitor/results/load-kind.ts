import { notFound, redirect } from '@tanstack/react-router'
import { kindPath, partPath, partsPath } from '#contract/catalog/addresses.ts'
import type { Category } from '#contract/catalog/catalog.ts'
import type { KindLink, PartKind } from '#contract/catalog/part-kinds.ts'
import { answerOf, calls } from '../../../client.ts'
import { foundOr404 } from '../../../guards.ts'
import type { SessionStore } from '../../../session.ts'
import { addressedOf } from '../../product/facts/addressed-of.ts'
import { isNarrowed, type ResultsSearch } from '../filters/results-search.ts'
import type { LoadedResults } from '../filters/shown-results.ts'
import { readProduct } from '../product/load-product.ts'
import { loadResults } from './load-results.ts'

/** A kind as a tile shows it. */
export type KindTile = Pick<PartKind, '_id' | 'name' | 'words' | 'sizes' | 'from' | 'range' | 'image'>

/** A category or a kind in it, what lies directly below, and the parts in it. */
export interface LoadedKind {
  readonly here: Pick<PartKind, '_id' | 'category' | 'name' | 'question' | 'words' | 'sizes' | 'range'>
  /** From the outermost on, it itself included; none for a category. */
  readonly kinds: readonly KindLink[]
  /** Empty where the list is narrowed or past its first page: then it is what was asked for. */
  readonly below: readonly KindTile[]
  readonly results: LoadedResults
}

interface Place {
  readonly session: SessionStore
  readonly category: Category
  /** Without one the category as a whole. */
  readonly kind?: string
}

/**
 * What the page of a category or of a kind shows. Redirects to the kind where it lies in another category, and to the part whose SKU stands in
 * the kind's place; throws `notFound` if there is neither.
 */
export async function loadKind(
  search: ResultsSearch,
  { session, category, kind }: Place,
): Promise<LoadedKind> {
  const [tree, results] = await Promise.all([
    answerOf(calls.kind.$get({ query: { category } })),
    loadResults(search, { session, category, kind }),
  ])
  const found = tree.find(({ _id }) => _id === (kind ?? category))
  if (!found || kind === category) throw await elsewhere(kind ?? category)
  const { _id, name, question, words, sizes, range } = found
  const below = tree.filter(({ parent }) => parent === _id)
  const isWhole = !isNarrowed({ ...search, category: undefined }) && search.from === undefined
  return {
    here: { _id, category, name, question, words, sizes, range },
    kinds: wayTo(tree, found),
    below: isWhole ? below.filter(each => each.sizes > 0).map(toTile) : [],
    // What lies beside it is no part of it.
    results: below.length > 0 ? results : withoutFacet(results, 'kind'),
  }
}

function toTile({ _id, name, words, sizes, from, range, image }: PartKind): KindTile {
  return { _id, name, words, sizes, from, range, image }
}

function wayTo(tree: readonly PartKind[], { _id, name, parent }: PartKind): KindLink[] {
  if (parent === null) return []
  const above = tree.find(each => each._id === parent)
  return [...(above ? wayTo(tree, above) : []), { _id, name }]
}

function withoutFacet(results: LoadedResults, key: string): LoadedResults {
  return { ...results, facets: results.facets.filter(facet => facet.key !== key) }
}

/** The way to the category or kind that is called so, or else to the part that has this SKU. */
async function elsewhere(name: string) {
  const tree = await answerOf(calls.kind.$get({ query: {} }))
  const kind = tree.find(({ _id }) => _id === name)
  if (kind) return leadTo(kind.parent === null ? partsPath(name) : kindPath(kind))
  const product = await foundOr404(readProduct(name))
  return product.sku?.toLowerCase() === name ? leadTo(partPath(addressedOf(product))) : notFound()
}

function leadTo(href: string) {
  return redirect({ href, statusCode: 301 })
}
