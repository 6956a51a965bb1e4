import type { Reading } from '../../understanding.ts'
import type { Shelf } from '../kept/shelf.ts'
import type { Asked } from '../matching/asking.ts'
import { fitReading, isNothing } from '../matching/fitting.ts'
import { countWithoutOne } from '../matching/matching.ts'

const MAX_INSTEAD = 4

/**
 * Queries that find something where this one does not: without one of its parts, or else each part alone; of a size alone, without
 * its last measure.
 */
export function suggestInstead(shelf: Shelf, { q, terms, isWanted }: Asked): string[] {
  const found = terms.filter(({ isFound }) => isFound)
  if (q === undefined) return []
  if (found.length < 2) return terms.flatMap(({ term }) => shortenSize(shelf, term.readings[0]) ?? [])
  const write = (kept: typeof found) => kept.map(({ term: { start, end } }) => q.slice(start, end)).join(' ')
  const queries = countWithoutOne(shelf, found, isWanted)
    .map((count, left) => ({ count, query: write(found.filter((_, index) => index !== left)) }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => one.count - other.count)
    .map(({ query }) => query)
  const alone = found.map(term => write([term]))
  return [...new Set(queries.length > 0 ? queries : alone)].slice(0, MAX_INSTEAD)
}

/** 'M8 x 40' of 'M8 x 40 x 100'; undefined if this finds nothing either, or if it is no size of several measures. */
function shortenSize(shelf: Shelf, reading: Reading | undefined): string | undefined {
  if (reading?.kind !== 'size' || reading.measures.length < 2) return undefined
  const measures = reading.measures.slice(0, -1)
  const fittings = fitReading(shelf, { kind: 'size', measures }, { order: 0, isHalfTyped: false })
  return fittings.some(isNothing) ? undefined : measures.map(({ text }) => text).join(' x ')
}
