import { categories } from '#contract/catalog/catalog.ts'
import type { Chip, SearchFilter } from '#contract/search/search.ts'
import { wordsOf } from '../../language/1-words/words.ts'
import { endInPart } from '../../language/2-names/lexicon.ts'
import { understand } from '../../language/understand.ts'
import { isOfQuality, isOfWords } from '../../understanding.ts'
import type { Shelf } from '../kept/shelf.ts'
import { NAMED_CATEGORY } from '../kept/weights.ts'
import { type Matches, NOTHING } from './candidates.ts'
import { type Choice, choicesOf } from './choices.ts'
import { readMadeHere } from './made-here.ts'
import {
  countWithoutOne,
  findsAny,
  isOfSize,
  matchAll,
  mayBeStrong,
  type ReachedTerm,
  reachTerms,
} from './matching.ts'

/** A part of a query: whether it is among what was looked for, and whether anything fits it without the rest. */
interface AskedTerm extends ReachedTerm {
  readonly isFound: boolean
  readonly isFoundAlone: boolean
}

/** What was asked of the shelf, and the rows that fit the words. The choices in facets still have to be applied. */
export interface Asked {
  readonly q: string | undefined
  readonly terms: readonly AskedTerm[]
  readonly matches: Matches
  readonly choices: readonly Choice[]
  readonly isWanted: ((row: number) => boolean) | undefined
}

/**
 * Reads a filter and finds the rows that fit its words; a part that finds nothing at all is left out. `isHalfTyped`: the last
 * word may go on.
 */
export function ask(
  shelf: Shelf,
  { q, family, ...filter }: SearchFilter,
  { isHalfTyped = false } = {},
): Asked {
  const choices = choicesOf(shelf, filter)
  const isWanted = family === undefined ? undefined : isOfFamily(shelf, family)
  if (q === undefined) return { q, terms: [], matches: matchAll(shelf, [], isWanted), choices, isWanted }
  const understood = readMadeHere(shelf, understand(q, shelf.words, { isHalfTyped }).terms)
  const reached = reachTerms(shelf, understood, isHalfTyped)
  const terms = reached.map((term): AskedTerm => {
    const isFoundAlone = findsAny(shelf, term)
    return { ...term, isFound: isFoundAlone, isFoundAlone }
  })
  const notMade = terms.find(({ term }) => term.notMade !== undefined)
  const matched = notMade
    ? matchNearest(shelf, terms, notMade, isWanted)
    : matchFound(shelf, terms, q, isWanted)
  const asked = { q, ...matched, choices, isWanted }
  if (choices.length === 0 || narrow(asked).rows.length > 0) return asked
  // Under these choices nothing fits well: then what fits weakly counts.
  const found = asked.terms.filter(({ isFound }) => isFound)
  if (found.length === 0) return asked
  return { ...asked, matches: matchAll(shelf, found, isWanted, { keepsWeak: true }) }
}

/** Finds what is nearest to what is not made, if possible with the rest of what was asked for; nothing where nothing is near. */
function matchNearest(
  shelf: Shelf,
  terms: Asked['terms'],
  notMade: AskedTerm,
  isWanted: Asked['isWanted'],
): Pick<Asked, 'terms' | 'matches'> {
  const without = (isKept: boolean) =>
    terms.map(term => {
      if (term === notMade) return { ...term, isFound: false, isFoundAlone: false }
      return { ...term, isFound: isKept && term.isFound }
    })
  if (notMade.term.notMade === 'alone') return { terms: without(false), matches: NOTHING }
  const all = matchAll(
    shelf,
    terms.filter(({ isFound }) => isFound),
    isWanted,
  )
  if (all.rows.length > 0 && all.weakness !== 'more') return { terms: without(true), matches: all }
  return { terms: without(false), matches: matchAll(shelf, [notMade], isWanted) }
}

/**
 * Finds the rows that fit all parts that find anything. Where only descriptions speak of all of them, what says least is left out,
 * until names, sizes and materials do.
 */
function matchFound(
  shelf: Shelf,
  terms: Asked['terms'],
  q: string,
  isWanted: Asked['isWanted'],
): Pick<Asked, 'terms' | 'matches'> {
  const found = terms.filter(({ isFound }) => isFound)
  if (found.length === 0) return { terms, matches: NOTHING }
  const matches = matchAll(shelf, found, isWanted)
  if (matches.rows.length === 0) return matchWithoutWord(shelf, terms, isWanted)
  if (matches.weakness === 'more')
    for (const kept of withLess(found)) {
      const better = matchAll(shelf, kept, isWanted)
      if (better.rows.length > 0 && better.weakness !== 'more') return matchOnly(terms, kept, better)
    }
  return { terms, matches: preferCategory(shelf, matches, q) }
}

function matchOnly(
  terms: Asked['terms'],
  kept: readonly AskedTerm[],
  matches: Matches,
): Pick<Asked, 'terms' | 'matches'> {
  return { terms: terms.map(term => ({ ...term, isFound: kept.includes(term) })), matches }
}

/**
 * Fewer parts of a query, what is left out first being what says least of a part: words that only descriptions have, what it is for,
 * its material (which never outranks what is of it), a word before the last one, which is the noun, its size, and the noun.
 */
function withLess(found: readonly AskedTerm[]): readonly (readonly AskedTerm[])[] {
  const called = found.filter(term => !isOnlyDescribed(term))
  const isNamed = called.length > 1 && called.some(({ term }) => isOfWords(term))
  const base = isNamed ? called : found
  const without = (left: AskedTerm | undefined) => base.filter(term => term !== left)
  const words = base.filter(({ term }) => isOfWords(term))
  // One part alone says less than a description in which all are.
  const severalOf = (kept: readonly AskedTerm[]) => (kept.length > 1 ? [kept] : [])
  const ways = [
    base.filter(term => !(isOfPurpose(term) && isOfWords(term.term))),
    base.filter(term => !isOfPurpose(term)),
    ...severalOf(base.filter(({ term }) => !isOfQuality(term))),
    ...words.slice(0, -1).map(without).flatMap(severalOf),
    base.filter(({ term }) => !isOfSize(term)),
    ...severalOf(without(words.at(-1))),
  ]
  const shorter = ways.filter(
    kept => kept.length > 0 && kept.length < base.length && kept.some(({ term }) => isOfWords(term)),
  )
  return isNamed && base.length < found.length ? [base, ...shorter] : shorter
}

function isOfPurpose({ term }: ReachedTerm): boolean {
  return term.isPurpose === true
}

/** Whether words are in descriptions, but nothing is called so. */
function isOnlyDescribed(reached: ReachedTerm): boolean {
  return isOfWords(reached.term) && !mayBeStrong(reached)
}

/** A shorter one says less than the name of a part: '1A' of a hose clip, but not '6206'. */
const LONG_CODE = 4

/**
 * Where nothing fits all parts, words are left out that nothing is called by, then what the part is for; or else the word without which the fewest rows fit: what
 * is left says the most; a quality, and what no part is called by, before what has it. A size stays, unless all else fits without it: then it is not made.
 */
function matchWithoutWord(
  shelf: Shelf,
  terms: Asked['terms'],
  isWanted: Asked['isWanted'],
): Pick<Asked, 'terms' | 'matches'> {
  const found = terms.filter(({ isFound }) => isFound)
  const called = found.filter(term => !isOnlyDescribed(term))
  const ways = [
    called,
    called.filter(term => !(isOfPurpose(term) && isOfWords(term.term))),
    called.filter(term => !isOfPurpose(term)),
  ]
  for (const kept of ways.filter(({ length }) => length > 0 && length < found.length)) {
    const matches = matchAll(shelf, kept, isWanted)
    if (matches.rows.length > 0) return matchOnly(terms, kept, matches)
  }
  const counts = countWithoutOne(shelf, found, isWanted)
  const candidates = found
    .map((left, index) => ({
      left,
      kind: isOfSize(left.term) ? 'size' : left.term.readings[0]?.kind,
      count: counts[index] ?? 0,
    }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => one.count - other.count)
  const words = candidates.filter(({ kind }) => kind === 'words')
  const leastSaying =
    candidates.find(({ kind }) => kind === 'quality') ??
    words.find(({ left }) => !endInPart(wordsOf(left.term.text))) ??
    candidates.find(({ kind, left }) => kind === 'code' && left.term.text.length < LONG_CODE) ??
    words[0]
  const word = leastSaying?.left
  const isQuality = word !== undefined && isOfQuality(word.term)
  if (!word || (!isQuality && candidates.some(({ kind }) => kind === 'size')))
    return { terms, matches: NOTHING }
  const withoutAny = found.filter(({ term }) => !isOfQuality(term))
  const withoutOne = found.filter(term => term !== word)
  const matches = matchAll(shelf, withoutOne, isWanted)
  // What is of the other qualities is only described so: of an M24 bolt in black 10.9 a bolt is meant.
  return isQuality && matches.weakness === 'more' && withoutAny.length > 0
    ? matchOnly(terms, withoutAny, matchAll(shelf, withoutAny, isWanted))
    : matchOnly(terms, withoutOne, matches)
}

/** What is of the category that a query names comes first. */
function preferCategory(shelf: Shelf, matches: Matches, q: string): Matches {
  const words = new Set(wordsOf(q))
  const named = categories.filter(category => wordsOf(category).every(word => words.has(word)))
  if (named.length === 0) return matches
  const weights = matches.weights.map((weight, index) =>
    named.includes(shelf.kindOf(matches.rows[index] ?? 0).category) ? weight + NAMED_CATEGORY : weight,
  )
  return { ...matches, weights }
}

/** The rows that fit all choices as well. */
export function narrow({ matches, choices }: Pick<Asked, 'matches' | 'choices'>): Matches {
  if (choices.length === 0) return matches
  const { rows, weights, namesSize } = matches
  const kept = rows.reduce<number[]>((indices, row, index) => {
    if (choices.every(({ fits }) => fits(row))) indices.push(index)
    return indices
  }, [])
  return {
    rows: Int32Array.from(kept, index => rows[index] ?? 0),
    weights: Int32Array.from(kept, index => weights[index] ?? 0),
    namesSize: Uint8Array.from(kept, index => namesSize[index] ?? 0),
    weakness: matches.weakness,
  }
}

/** Whether a query says what is wanted, and not only of which size and material. */
export function saysWhat({ terms }: Asked): boolean {
  return terms.some(({ term, isFound }) => isFound && !isOfSize(term) && !isOfQuality(term))
}

/** How each part of the query was understood. */
export function toChips({ terms }: Asked): Chip[] {
  return terms.map(({ term: { readings, text, note, start, end }, isFound, isFoundAlone }) => ({
    kind: readings[0]?.kind ?? 'words',
    text,
    note,
    start,
    end,
    isFound,
    isFoundAlone,
  }))
}

function isOfFamily({ kinds, rows }: Shelf, family: string): (row: number) => boolean {
  const isOf = new Uint8Array(kinds.size)
  for (let kind = 0; kind < isOf.length; kind += 1) if (kinds.at(kind).family?.id === family) isOf[kind] = 1
  return row => isOf[rows.kind[row] ?? 0] === 1
}
