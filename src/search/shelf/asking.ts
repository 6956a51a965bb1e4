import type { Chip, SearchFilter } from '#contract/search.ts'
import { type Choice, choicesOf, fits } from './choices.ts'
import { findsAny, type Matches, matchAll, type ReachedTerm, reachTerms } from './matching.ts'
import type { Shelf } from './shelf.ts'
import { understand } from './understand-words.ts'

/** What was asked of the shelf, and the rows that fit the words. The choices in facets still have to be applied. */
export interface Asked {
  readonly q: string | undefined
  readonly terms: readonly (ReachedTerm & { readonly isFound: boolean })[]
  readonly matches: Matches
  readonly choices: readonly Choice[]
  readonly isWanted: ((row: number) => boolean) | undefined
}

/** Reads a filter and finds the rows that fit its words; a part that finds nothing at all is left out.
 * `isHalfTyped`: the last word may go on. */
export function ask(
  shelf: Shelf,
  { q, family, ...filter }: SearchFilter,
  { isHalfTyped = false } = {},
): Asked {
  const choices = choicesOf(shelf, filter)
  const isWanted = family === undefined ? undefined : isOfFamily(shelf, family)
  const terms =
    q === undefined
      ? []
      : reachTerms(shelf, understand(q, shelf.words).terms, isHalfTyped).map(term => ({
          ...term,
          isFound: findsAny(shelf, term),
        }))
  const found = terms.filter(({ isFound }) => isFound)
  const isHopeless = q !== undefined && found.length === 0
  const matches = matchAll(shelf, found, isHopeless ? () => false : isWanted)
  return { q, terms, matches, choices, isWanted }
}

/** The rows that fit all choices as well. */
export function narrow(shelf: Shelf, { matches, choices }: Pick<Asked, 'matches' | 'choices'>): Matches {
  if (choices.length === 0) return matches
  const { rows, weights, namesSize } = matches
  const kept = rows.reduce<number[]>((indices, row, index) => {
    if (choices.every(choice => fits(shelf, choice, row))) indices.push(index)
    return indices
  }, [])
  return {
    rows: Int32Array.from(kept, index => rows[index] ?? 0),
    weights: Int32Array.from(kept, index => weights[index] ?? 0),
    namesSize: Uint8Array.from(kept, index => namesSize[index] ?? 0),
  }
}

/** How each part of the query was understood. */
export function toChips({ terms }: Asked): Chip[] {
  return terms.map(({ term: { readings, text, note, start, end }, isFound }) => ({
    kind: readings[0]?.kind ?? 'words',
    text,
    note,
    start,
    end,
    isFound,
  }))
}

function isOfFamily({ kinds, rows }: Shelf, family: string): (row: number) => boolean {
  const isOf = Uint8Array.from({ length: kinds.size }, (_, kind) =>
    kinds.at(kind).family?.id === family ? 1 : 0,
  )
  return row => isOf[rows.kind[row] ?? 0] === 1
}
