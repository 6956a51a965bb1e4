import type { Asked } from './asking.ts'
import { matchAll } from './matching.ts'
import type { Shelf } from './shelf.ts'

const MAX_INSTEAD = 4

/** Queries that find something where this one does not: without one of its parts, or else each part alone. */
export function suggestInstead(shelf: Shelf, { q, terms, isWanted }: Asked): string[] {
  const found = terms.filter(({ isFound }) => isFound)
  if (q === undefined || found.length === 0) return []
  const without = found.map(left => found.filter(term => term !== left))
  for (const choices of [without, found.map(term => [term])]) {
    const queries = choices
      .filter(kept => kept.length > 0)
      .map(kept => ({ kept, count: matchAll(shelf, kept, isWanted).rows.length }))
      .filter(({ count }) => count > 0)
      .sort((one, other) => one.count - other.count)
      .map(({ kept }) => kept.map(({ term: { start, end } }) => q.slice(start, end)).join(' '))
    if (queries.length > 0) return [...new Set(queries)].slice(0, MAX_INSTEAD)
  }
  return []
}
