import type { Chip, SearchFilter, SearchSort } from '#contract/search/search.ts'
import type { Shelf } from './kept/shelf.ts'
import { ask, narrow, saysWhat, toChips } from './matching/asking.ts'
import type { RankedHit } from './matching/hit-order.ts'
import { rank } from './matching/ranking.ts'
import { suggestInstead } from './not-found/instead.ts'
import { findMissing, type MissingSize } from './not-found/missing.ts'
import { findMissingBounds } from './not-found/missing-bounds.ts'
import { findMissingCode } from './not-found/missing-codes.ts'

export interface Searched {
  readonly hits: readonly RankedHit[]
  /** How many sizes the hits stand for. */
  readonly sizes: number
  readonly understood: readonly Chip[]
  readonly missing: MissingSize | null
  readonly instead: readonly string[]
}

/** Searches the shelf: all hits, best first. Of one family each hit is a size. */
export function searchShelf(
  shelf: Shelf,
  filter: SearchFilter & { readonly sort?: SearchSort | undefined },
): Searched {
  const asked = ask(shelf, filter)
  const fitting = narrow(asked)
  const sort = filter.sort ?? (filter.q === undefined ? defaultSort(filter) : 'best')
  const hits = rank(shelf, fitting, {
    q: filter.q,
    sort,
    isApart: filter.family !== undefined,
    isUsualFirst: !saysWhat(asked),
  })
  return {
    hits,
    sizes: hits.reduce((count, { matches }) => count + matches, 0),
    understood: toChips(asked),
    missing: findMissingBounds(shelf, asked) ?? findMissing(shelf, asked) ?? findMissingCode(shelf, asked),
    instead: hits.length > 0 ? [] : suggestInstead(shelf, asked),
  }
}

function defaultSort({ family }: SearchFilter): SearchSort {
  return family === undefined ? 'newest' : 'size'
}
