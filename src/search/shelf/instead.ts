import type { Asked } from './asking.ts'
import { countWithoutOne } from './matching.ts'
import type { Shelf } from './shelf.ts'

const MAX_INSTEAD = 4

/** Queries that find something where this one does not: without one of its parts, or else each part alone. */
export function suggestInstead(shelf: Shelf, { q, terms, isWanted }: Asked): string[] {
  const found = terms.filter(({ isFound }) => isFound)
  if (q === undefined || found.length < 2) return []
  const write = (kept: typeof found) => kept.map(({ term: { start, end } }) => q.slice(start, end)).join(' ')
  const queries = countWithoutOne(shelf, found, isWanted)
    .map((count, left) => ({ count, query: write(found.filter((_, index) => index !== left)) }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => one.count - other.count)
    .map(({ query }) => query)
  const alone = found.map(term => write([term]))
  return [...new Set(queries.length > 0 ? queries : alone)].slice(0, MAX_INSTEAD)
}
