import { type Category, categories } from '#contract/catalog/catalog.ts'
import { categoryNames } from '#contract/catalog/category-names.ts'
import { compact } from './kept/codes.ts'
import type { Shelf } from './kept/shelf.ts'
import { ask, saysWhat } from './matching/asking.ts'
import type { Matches } from './matching/candidates.ts'
import type { RankedHit } from './matching/hit-order.ts'
import { rank } from './matching/ranking.ts'

/** Where a half-typed query may lead. `count` sizes lie there. */
export type Suggested =
  | { readonly kind: 'size' | 'family'; readonly row: number; readonly count: number }
  | { readonly kind: 'standard'; readonly standard: string; readonly count: number }
  | { readonly kind: 'category'; readonly category: Category; readonly count: number }

const DIGIT = /\d/
const MAX_SIZES = 4
/** Of so many sizes the first ones may be meant. */
const FEW_SIZES = 24
const MAX_STANDARDS = 3

/** What a query that is being typed may lead to: what it names first, then families, best first. */
export function suggestOnShelf(shelf: Shelf, q: string, limit: number): Suggested[] {
  const asked = ask(shelf, { q }, { isHalfTyped: true })
  const { matches } = asked
  const hits = rank(shelf, matches, { q, sort: 'best', isUsualFirst: !saysWhat(asked) })
  const named = findSizes(shelf, matches, hits, DIGIT.test(q))
  const standards = findStandards(shelf, q)
  const families = hits.filter(({ isSize, row }) => !isSize && shelf.kindOf(row).family !== null)
  const alone = hits.filter(({ isSize, row }) => !isSize && shelf.kindOf(row).family === null)
  const all: Suggested[] = [
    ...named.map(({ row }) => ({ kind: 'size' as const, row, count: 1 })),
    ...standards.slice(0, MAX_STANDARDS),
    ...findCategories(shelf, q),
    ...families.map(({ row, matches: count }) => ({ kind: 'family' as const, row, count })),
    ...alone.map(({ row }) => ({ kind: 'size' as const, row, count: 1 })),
  ]
  return all.slice(0, limit)
}

/** The sizes that are named; or if a number was typed, those of the only family that fits. */
function findSizes(
  shelf: Shelf,
  matches: Matches,
  hits: readonly RankedHit[],
  hasNumber: boolean,
): readonly RankedHit[] {
  const named = hits.filter(({ isSize }) => isSize)
  const [only, ...others] = hits
  const isFew = only && others.length === 0 && only.matches <= FEW_SIZES && matches.weakness === 'none'
  const sizes =
    named.length === 0 && isFew && hasNumber ? rank(shelf, matches, { sort: 'size', isApart: true }) : named
  return sizes.slice(0, MAX_SIZES)
}

/** Standards that begin so, with or without their issuer: 'din 93', '933'. */
function findStandards(shelf: Shelf, q: string): Suggested[] {
  const { kinds } = shelf
  const wanted = compact(q)
  if (wanted === '' || !DIGIT.test(wanted)) return []
  const found = [...kinds.standards.keys()].filter(standard =>
    [standard, standard.slice(standard.indexOf(' ') + 1)].some(text => compact(text).startsWith(wanted)),
  )
  if (found.length === 0) return []
  const rowsOfKind = shelf.rowsBy('kind')
  return found
    .map(standard => {
      const count = (kinds.standards.get(standard) ?? []).reduce(
        (sum, kind) => sum + rowsOfKind.count(kind),
        0,
      )
      return { kind: 'standard' as const, standard, count }
    })
    .filter(({ count }) => count > 0)
    .sort((one, other) => one.standard.length - other.standard.length || other.count - one.count)
}

const SHORTEST = 2

/** Categories with a word that begins so. */
function findCategories(shelf: Shelf, q: string): Suggested[] {
  const wanted = q.trim().toLowerCase()
  if (wanted.length < SHORTEST) return []
  const found = categories.filter(category => {
    const name = categoryNames[category].toLowerCase()
    return name.startsWith(wanted) || name.split(' ').some(word => word.startsWith(wanted))
  })
  return found.flatMap(category => {
    const rowsOfKind = shelf.rowsBy('kind')
    let count = 0
    for (let kind = 0; kind < shelf.kinds.size; kind += 1)
      if (shelf.kinds.at(kind).category === category) count += rowsOfKind.count(kind)
    return count > 0 ? [{ kind: 'category' as const, category, count }] : []
  })
}
