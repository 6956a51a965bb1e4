import type { Term } from '../understanding.ts'
import { type Fitting, fitReading, isNothing, type Reached, weightOf } from './fitting.ts'
import type { Shelf } from './shelf.ts'
import { NAMES_SIZE, WEAK } from './weights.ts'

/** A part of a query with what it reaches; nothing for a part that finds nothing. */
export interface ReachedTerm {
  readonly term: Term
  /** It fits a row in any one of these. */
  readonly reached: readonly Reached[]
}

/** More parts than this find nothing; nobody writes so many. */
const MAX_TERMS = 16

/**
 * What each part of a query reaches; what is written twice counts once. `isHalfTyped`: the last one may go on.
 */
export function reachTerms(shelf: Shelf, terms: readonly Term[], isHalfTyped = false): ReachedTerm[] {
  const known = new Map<string, readonly Reached[]>()
  return terms.map((term, index) => {
    const goesOn = isHalfTyped && index === terms.length - 1
    const key = `${goesOn}${JSON.stringify(term.readings)}`
    const reached = known.get(key) ?? (known.size < MAX_TERMS ? reachTerm(shelf, term, goesOn) : [])
    known.set(key, reached)
    return { term, reached }
  })
}

function reachTerm(shelf: Shelf, term: Term, isHalfTyped: boolean): readonly Reached[] {
  const reached = term.readings
    .map((reading, order) => fitReading(shelf, reading, { order, isHalfTyped }))
    .filter(fittings => fittings.length > 0 && !fittings.some(isNothing))
  return merge(reached.length > 0 ? reached : reachSku(shelf, term))
}

/** A size that nothing is labelled with may be in a SKU: 'M10X40'. */
function reachSku(shelf: Shelf, { readings, text }: Term): Reached[] {
  const [first] = readings
  if (first?.kind !== 'size' || first.measures.length < 2) return []
  const code = { kind: 'code', code: text.replaceAll('×', 'X') } as const
  return [fitReading(shelf, code, { order: 0, isHalfTyped: false })].filter(
    ([fitting]) => fitting && !isNothing(fitting),
  )
}

/** Rows that fit, with how well. */
export interface Matches {
  readonly rows: Int32Array
  readonly weights: Int32Array
  /** Whether a part of the query names the very size of the row. */
  readonly namesSize: Uint8Array
  /** What fits all of them but weakly: nothing, sizes alone, or also something else. */
  readonly weakness: 'none' | 'size' | 'more'
}

/** A word that fits weakly counts as much as more sizes than a query has. */
const WORD = MAX_TERMS + 1

/** The rows that fit all of these parts, of those with `isWanted`. What fits weakly counts where nothing fits better,
 * or with `keepsWeak`. */
export function matchAll(
  shelf: Shelf,
  terms: readonly ReachedTerm[],
  isWanted?: (row: number) => boolean,
  { keepsWeak = false } = {},
): Matches {
  const { length, isTaken } = shelf.rows
  const rows = new Int32Array(length)
  const weights = new Int32Array(length)
  const weak = new Uint16Array(length)
  const namesSize = new Uint8Array(length)
  const isSize = terms.map(({ term }) => term.readings[0]?.kind === 'size')
  let count = 0
  let leastWeak = Number.POSITIVE_INFINITY
  for (let row = 0; row < length; row += 1) {
    if (!isTaken[row] || (isWanted && !isWanted(row))) continue
    let sum = 0
    let weakTerms = 0
    let names = 0
    for (let index = 0; index < terms.length; index += 1) {
      const weight = weightOfTerm(shelf, terms[index]?.reached ?? [], row)
      if (weight === 0) {
        sum = -1
        break
      }
      sum += weight
      if (weight <= WEAK) weakTerms += isSize[index] ? 1 : WORD
      if (weight >= NAMES_SIZE) names = 1
    }
    if (sum === -1) continue
    rows[count] = row
    weights[count] = sum
    weak[count] = weakTerms
    namesSize[count] = names
    leastWeak = Math.min(leastWeak, weakTerms)
    count += 1
  }
  let kept = 0
  for (let index = 0; index < count; index += 1) {
    if (!keepsWeak && weak[index] !== leastWeak) continue
    rows[kept] = rows[index] ?? 0
    weights[kept] = weights[index] ?? 0
    namesSize[kept] = namesSize[index] ?? 0
    kept += 1
  }
  return {
    rows: rows.slice(0, kept),
    weights: weights.slice(0, kept),
    namesSize: namesSize.slice(0, kept),
    weakness: kept === 0 || leastWeak === 0 ? 'none' : leastWeak < WORD ? 'size' : 'more',
  }
}

/** How many rows fit all of these parts but one, for each of them as the one that is left out. */
export function countWithoutOne(
  shelf: Shelf,
  terms: readonly ReachedTerm[],
  isWanted?: (row: number) => boolean,
): readonly number[] {
  const counts = terms.map(() => 0)
  const { length, isTaken } = shelf.rows
  for (let row = 0; row < length; row += 1) {
    if (!isTaken[row] || (isWanted && !isWanted(row))) continue
    let failed = -1
    for (let index = 0; index < terms.length; index += 1) {
      if (weightOfTerm(shelf, terms[index]?.reached ?? [], row) > 0) continue
      failed = failed === -1 ? index : -2
      if (failed === -2) break
    }
    if (failed >= 0) counts[failed] = (counts[failed] ?? 0) + 1
  }
  return counts
}

/** Whether any row fits this part. */
export function findsAny(shelf: Shelf, { reached }: ReachedTerm): boolean {
  const { length, isTaken } = shelf.rows
  if (reached.length === 0) return false
  for (let row = 0; row < length; row += 1)
    if (isTaken[row] && weightOfTerm(shelf, reached, row) > 0) return true
  return false
}

function weightOfTerm(shelf: Shelf, reached: readonly Reached[], row: number): number {
  let best = 0
  for (const fittings of reached) {
    let least = 255
    for (const fitting of fittings) {
      least = Math.min(least, weightOf(shelf, fitting, row))
      if (least === 0) break
    }
    if (least > best) best = least
  }
  return best
}

/** Readings of one fitting each become one. */
function merge(reached: readonly Reached[]): readonly Reached[] {
  const single: Fitting = {}
  const others: Reached[] = []
  for (const fittings of reached.map(allOfKind)) {
    const [first] = fittings
    if (fittings.length > 1 || !first) others.push(fittings)
    else
      for (const column of ['kind', 'label', 'geometry', 'row'] as const)
        single[column] = greater(single[column], first[column])
  }
  return isNothing(single) ? others : [[single], ...others]
}

/** Words that are all found by the kind alone become one fitting. */
function allOfKind(fittings: Reached): Reached {
  const [first, ...others] = fittings
  if (
    !first?.kind ||
    others.length === 0 ||
    fittings.some(({ label, row, geometry }) => label || row || geometry)
  )
    return fittings
  const kind = first.kind.slice()
  for (const other of others)
    for (let index = 0; index < kind.length; index += 1)
      kind[index] = Math.min(kind[index] ?? 0, other.kind?.[index] ?? 0)
  return [{ kind }]
}

function greater(one: Uint8Array | undefined, other: Uint8Array | undefined): Uint8Array | undefined {
  if (!one || !other) return one ?? other
  for (let index = 0; index < one.length; index += 1)
    one[index] = Math.max(one[index] ?? 0, other[index] ?? 0)
  return one
}
