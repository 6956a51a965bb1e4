import type { Chip } from '#contract/search.ts'
import { compact } from '#search/shelf/codes.ts'
import { type Searched, searchShelf } from '#search/shelf/search.ts'
import type { Shelf } from '#search/shelf/shelf.ts'

/** A part that a line may mean. */
export interface Candidate {
  readonly productId: string
  /** Why, as a short sentence; null if that is plain. */
  readonly reason: string | null
}

/** What the shelf says of the words of a line. */
export interface ShelfAnswer {
  /** The words name this very size, and all of them were understood. */
  readonly exact: string | undefined
  readonly candidates: readonly Candidate[]
  readonly understood: readonly Chip[]
  /** How much of the words was understood: all of them and a size among them, all of them, or less. */
  readonly clarity: 'sized' | 'understood' | 'vague'
}

const MAX_QUERY = 200
const MAX_CANDIDATES = 6

/** Asks the shelf which part these words mean. */
export function askShelf(shelf: Shelf, words: string): ShelfAnswer {
  const q = words.normalize().slice(0, MAX_QUERY)
  const searched = searchShelf(shelf, { q })
  const { hits, understood, missing } = searched
  const areAllFound = understood.length > 0 && understood.every(({ isFound }) => isFound)
  const isSized = understood.some(({ kind }) => kind === 'size' || kind === 'code')
  const exact = areAllFound ? findExact(shelf, q, hits) : undefined
  return {
    exact: exact === undefined ? undefined : shelf.rows.id[exact],
    candidates: exact === undefined && saysWhat(searched) ? listCandidates(shelf, q, searched) : [],
    understood,
    clarity:
      missing === null && !(areAllFound && hits.length > 0) ? 'vague' : isSized ? 'sized' : 'understood',
  }
}

/** The one size that is named, or of several the one with this very SKU. */
function findExact(shelf: Shelf, q: string, hits: Searched['hits']): number | undefined {
  const named = hits.filter(({ isSize }) => isSize)
  if (named.length === 1) return named[0]?.row
  const code = compact(q)
  return named.find(({ row }) => compact(shelf.rows.sku[row] ?? '') === code)?.row
}

/** Where a word means nothing, a size that stands beside it says nothing of which part is meant. */
function saysWhat({ understood, missing }: Searched): boolean {
  const hasUnknown = understood.some(({ isFound, isFoundAlone }) => !isFound && !isFoundAlone)
  return !hasUnknown || missing !== null || understood.some(({ isFound, kind }) => isFound && kind !== 'size')
}

/**
 * What may be meant: the nearest to a size that is not made, the sizes that are named, those of the only family, the best of each family; or
 * else what fits some of the words.
 */
function listCandidates(shelf: Shelf, q: string, { hits, missing, instead }: Searched): Candidate[] {
  const toCandidate = (row: number, reason: string | null) => ({
    productId: shelf.rows.id[row] ?? '',
    reason,
  })
  const nearest = (missing?.nearest ?? []).map(row =>
    toCandidate(row, `${missing?.asked ?? ''} is not made; this is near it`),
  )
  const [other] = instead
  const found =
    hits.length === 0 && nearest.length === 0 && other !== undefined
      ? listHits(shelf, other, searchShelf(shelf, { q: other }).hits).map(({ row }) =>
          toCandidate(row, `Fits '${other}' alone`),
        )
      : listHits(shelf, q, hits).map(({ row, matches }) =>
          toCandidate(row, matches > 1 ? `One of ${matches} sizes of its family that fit` : null),
        )
  const known = new Set(nearest.map(({ productId }) => productId))
  return [...nearest, ...found.filter(({ productId }) => !known.has(productId))].slice(0, MAX_CANDIDATES)
}

function listHits(shelf: Shelf, q: string, hits: Searched['hits']): Searched['hits'] {
  const [first, second] = hits
  const family = first && !second && first.matches > 1 ? shelf.kindOf(first.row).family : null
  if (family) return searchShelf(shelf, { q, family: family.id, sort: 'best' }).hits.slice(0, MAX_CANDIDATES)
  const named = hits.filter(({ isSize }) => isSize)
  return (named.length > 0 ? named : hits).slice(0, MAX_CANDIDATES)
}
