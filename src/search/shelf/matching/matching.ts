import type { Measure, Term } from '../../understanding.ts'
import { compact } from '../kept/codes.ts'
import type { Shelf } from '../kept/shelf.ts'
import { HALF_TYPED, less, WEAK, weights } from '../kept/weights.ts'
import { Candidates, type Matches } from './candidates.ts'
import { type Fitting, fitReading, isNothing, onlyFitting, type Reached, weightOfTerm } from './fitting.ts'
import { collectRows, countRows, weighRows } from './fitting-rows.ts'

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
  const halfTyped = isHalfTyped ? reachHalfTyped(shelf, term) : []
  return merge(reached.length + halfTyped.length > 0 ? [...reached, ...halfTyped] : reachSku(shelf, term))
}

/** 'M8x4' may become M8 x 40. */
function reachHalfTyped({ labels }: Shelf, { readings, text }: Term): Reached[] {
  const [first] = readings
  if (first?.kind !== 'size' || isOfTwoUnits(first.measures)) return []
  const longer = labels.longerThan(codeOfSize(text))
  if (longer.length === 0) return []
  const label = new Uint8Array(labels.size)
  for (const index of longer) label[index] = less(weights.beginningOfLabel, HALF_TYPED)
  return [[{ label }]]
}

/** Whether it has inches beside mm: without its units, M10 × 2" would read as M10 × 20, which has begun. */
function isOfTwoUnits(measures: readonly Measure[]): boolean {
  const inches = measures.filter(({ kind, text }) => kind === 'inch-thread' || /(?:"| ft)$/.test(text))
  return inches.length > 0 && inches.length < measures.length
}

function codeOfSize(text: string): string {
  return compact(text.replaceAll('×', 'X'))
}

/** A size that nothing is labelled with may be in a SKU: 'M10X40'. */
function reachSku(shelf: Shelf, { readings, text }: Term): Reached[] {
  const [first] = readings
  if (first?.kind !== 'size' || first.measures.length < 2 || isOfTwoUnits(first.measures)) return []
  const code = { kind: 'code', code: codeOfSize(text) } as const
  return [fitReading(shelf, code, { order: 0, isHalfTyped: false })].filter(
    ([fitting]) => fitting && !isNothing(fitting),
  )
}

/**
 * The rows that fit all of these parts, of those with `isWanted`. What fits weakly counts where nothing fits better, or with
 * `keepsWeak`.
 */
export function matchAll(
  shelf: Shelf,
  terms: readonly ReachedTerm[],
  isWanted?: (row: number) => boolean,
  { keepsWeak = false } = {},
): Matches {
  const [fewest] = fewestFirst(shelf, terms)
  const candidates = new Candidates(shelf, fewest, isWanted)
  for (const { term, reached } of terms) candidates.narrow(reached, { isSize: isOfSize(term) })
  return candidates.best(keepsWeak)
}

/** Whether a part of a query says how large something is. */
export function isOfSize({ readings: [first] }: Term): boolean {
  return first?.kind === 'size' || first?.kind === 'bounds'
}

/** The fittings of the parts that have a single one, those that reach the fewest rows first. */
function fewestFirst(shelf: Shelf, terms: readonly ReachedTerm[]): Fitting[] {
  return terms
    .flatMap(({ reached }) => onlyFitting(reached) ?? [])
    .map(fitting => ({ fitting, count: countRows(shelf, fitting) }))
    .sort((one, other) => one.count - other.count)
    .map(({ fitting }) => fitting)
}

/** How many rows fit all of these parts but one, for each of them as the one that is left out. */
export function countWithoutOne(
  shelf: Shelf,
  terms: readonly ReachedTerm[],
  isWanted?: (row: number) => boolean,
): readonly number[] {
  // Whatever fits all but one fits one of any two.
  const [one, other] = fewestFirst(shelf, terms)
  const all = new Int32Array(shelf.rows.length)
  const count = collectRows(shelf, one && other && onlyFitting(merge([[copyOf(one)], [other]])), all)
  const rows = isWanted ? all.subarray(0, count).filter(isWanted) : all.subarray(0, count)
  const failures = new Uint8Array(rows.length)
  const failed = new Uint8Array(rows.length)
  const ofTerm = new Uint8Array(rows.length)
  for (const [index, { reached }] of terms.entries()) {
    weighRows(shelf, reached, rows, ofTerm)
    for (let at = 0; at < rows.length; at += 1) {
      if (ofTerm[at] !== 0) continue
      failures[at] = (failures[at] ?? 0) + 1
      failed[at] = index
    }
  }
  const counts = terms.map(() => 0)
  for (let at = 0; at < rows.length; at += 1)
    if (failures[at] === 1) counts[failed[at] ?? 0] = (counts[failed[at] ?? 0] ?? 0) + 1
  return counts
}

/** Whether any row fits this part. */
export function findsAny(shelf: Shelf, { reached }: ReachedTerm): boolean {
  const { length, isTaken } = shelf.rows
  if (reached.length === 0) return false
  const only = onlyFitting(reached)
  if (only) return countRows(shelf, only) > 0
  for (let row = 0; row < length; row += 1)
    if (isTaken[row] && weightOfTerm(shelf, reached, row) > 0) return true
  return false
}

/** Whether anything may fit this part better than weakly. */
export function mayBeStrong({ reached }: ReachedTerm): boolean {
  return reached.some(fittings => fittings.every(isStrong))
}

function isStrong({ kind, label, geometry, row }: Fitting): boolean {
  return [kind, label, geometry, row].some(column => column?.some(weight => weight > WEAK))
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
        single[column] = raised(single[column], first[column])
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

function copyOf({ kind, label, geometry, row }: Fitting): Fitting {
  return {
    ...(kind && { kind: kind.slice() }),
    ...(label && { label: label.slice() }),
    ...(geometry && { geometry: geometry.slice() }),
    ...(row && { row: row.slice() }),
  }
}

/** The greater of both, written to the first; each is one part's own. */
function raised(one: Uint8Array | undefined, other: Uint8Array | undefined): Uint8Array | undefined {
  if (!one || !other) return one ?? other
  for (let index = 0; index < other.length; index += 1) {
    const weight = other[index] ?? 0
    if (weight > (one[index] ?? 0)) one[index] = weight
  }
  return one
}
