import type { Chip } from '#contract/search/search.ts'
import { compact, weighCode } from '#search/shelf/kept/codes.ts'
import type { Shelf } from '#search/shelf/kept/shelf.ts'
import { weights } from '#search/shelf/kept/weights.ts'
import { findNearSkus } from '#search/shelf/not-found/near-skus.ts'
import { type Searched, searchShelf } from '#search/shelf/search.ts'
import { findUnknownSku, namesStandardAndSize } from './unknown-sku.ts'

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
  /** The SKU that the words are, if there is none such; null if they are words. */
  readonly unknownSku: string | null
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
  const exact = areAllFound ? findExact(shelf, q, searched) : undefined
  const unknownSku = exact === undefined ? findUnknownSku(shelf, q, searched) : null
  const isVague = unknownSku !== null || (missing === null && !(areAllFound && hits.length > 0))
  return {
    exact: exact === undefined ? undefined : shelf.rows.id[exact],
    candidates: exact === undefined ? listCandidates(shelf, q, searched, unknownSku) : [],
    understood,
    clarity: isVague ? 'vague' : isSized ? 'sized' : 'understood',
    unknownSku,
  }
}

/** The one size that is named, or of several the one with this very SKU, or whose SKU ends in the code: 6204-2RS, not 6204-2RS-C3. */
function findExact(shelf: Shelf, q: string, { hits, understood }: Searched): number | undefined {
  const named = hits.filter(({ isSize }) => isSize)
  if (named.length === 1) return named[0]?.row
  for (const code of [compact(q), ...codesIn(q, understood)]) {
    const [exact, ...others] = named.filter(({ row }) => endsIn(shelf.rows.sku[row] ?? '', code))
    if (exact && others.length === 0) return exact.row
  }
  return undefined
}

const endsIn = (sku: string, code: string) => code !== '' && weighCode(code, sku, '') >= weights.endOfCode

/** The codes in a query, each with the suffixes behind it: '62042RS' in 'ball bearing 6204-2RS'. */
function codesIn(q: string, understood: readonly Chip[]): string[] {
  return understood.flatMap(({ kind, text, end }, index) => {
    if (kind !== 'code') return []
    let last = end
    for (const chip of understood.slice(index + 1)) {
      if (chip.kind !== 'quality' || chip.start > last + 1) break
      last = chip.end
    }
    return [compact(text) + compact(q.slice(end, last))]
  })
}

/** Where a word means nothing, a size that stands beside it says nothing of which part is meant. */
function saysWhat({ understood, missing }: Searched): boolean {
  const hasUnknown = understood.some(({ isFound, isFoundAlone }) => !isFound && !isFoundAlone)
  return !hasUnknown || missing !== null || understood.some(({ isFound, kind }) => isFound && kind !== 'size')
}

/** What may be meant; of an SKU that is not known, only what is near it. */
function listCandidates(shelf: Shelf, q: string, searched: Searched, unknownSku: string | null): Candidate[] {
  const near =
    unknownSku === null
      ? []
      : findNearSkus(shelf, unknownSku, MAX_CANDIDATES).map(row =>
          toCandidate(shelf, row, `${unknownSku} is not known; this is near it`),
        )
  const isWorthIt = unknownSku === null ? saysWhat(searched) : namesStandardAndSize(searched.understood)
  const known = new Set(near.map(({ productId }) => productId))
  const found = isWorthIt ? listFound(shelf, q, searched) : []
  return [...near, ...found.filter(({ productId }) => !known.has(productId))].slice(0, MAX_CANDIDATES)
}

/**
 * What the words may mean: the nearest to a size that is not made, the sizes that are named, those of the only family, the best of each
 * family; or else what fits some of the words.
 */
function listFound(shelf: Shelf, q: string, { hits, missing, instead }: Searched): Candidate[] {
  const nearest = (missing?.nearest ?? []).map(row =>
    toCandidate(shelf, row, `${missing?.asked ?? ''} is not made; this is near it`),
  )
  const [other] = instead
  const found =
    hits.length === 0 && nearest.length === 0 && other !== undefined
      ? listHits(shelf, other, searchShelf(shelf, { q: other }).hits).map(({ row }) =>
          toCandidate(shelf, row, `Fits '${other}' alone`),
        )
      : listHits(shelf, q, hits).map(({ row, matches }) =>
          toCandidate(shelf, row, matches > 1 ? `One of ${matches} sizes of its family that fit` : null),
        )
  const known = new Set(nearest.map(({ productId }) => productId))
  return [...nearest, ...found.filter(({ productId }) => !known.has(productId))]
}

function toCandidate({ rows }: Shelf, row: number, reason: string | null): Candidate {
  return { productId: rows.id[row] ?? '', reason }
}

function listHits(shelf: Shelf, q: string, hits: Searched['hits']): Searched['hits'] {
  const [first, second] = hits
  const family = first && !second && first.matches > 1 ? shelf.kindOf(first.row).family : null
  if (family) return searchShelf(shelf, { q, family: family.id, sort: 'best' }).hits.slice(0, MAX_CANDIDATES)
  const named = hits.filter(({ isSize }) => isSize)
  return (named.length > 0 ? named : hits).slice(0, MAX_CANDIDATES)
}
