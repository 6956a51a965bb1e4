import { flatsOf, socketOf } from '../../threads/flats.ts'
import { type Bound, isOfWords, type Measure, type Term } from '../../understanding.ts'
import { type Fit, HEADS, MATES, type Mate, SHAFT, SPAN, THROUGH } from '../tables/mates.ts'
import { onlyMeasure } from './only-measures.ts'

const FOR = /\b(?:for|fits?|fitting|suits?|on|holds?|joins?|joining|into|fur|fuer|pour|para|per|voor|do|na)\b/
const WITH = /\b(?:and|with|und|mit|et|y|plus)\b|[&+,]/
const JUST_WITH = /^(?! *(?:an? )?$)[ ,]*(?:(?:and|with|und|mit|et|y|plus|[&+])[ ,]*)?(?:an? )?$/

/** Terms of a part for another one, with its own size; undefined for other queries. */
export function readMate(terms: readonly Term[], folded: string): readonly Term[] | undefined {
  for (const mate of MATES) {
    const found = findMate(terms, folded, mate)
    const sized = found && sizeFor(terms, found.other)
    if (!found || sized === null) continue
    const fitted = sized && fitTo(sized, mate.fit, found.other?.text)
    if (sized && !fitted) continue
    return terms
      .filter(term => term !== found.other)
      .map(term => (term === sized && fitted ? { ...term, ...fitted } : term))
  }
  return undefined
}

interface Found {
  readonly other: Term | undefined
}

/** The size of the other part: the only one, or the one beside it; undefined without any, null if it may be one or another. */
function sizeFor(terms: readonly Term[], other: Term | undefined): Term | undefined | null {
  const [only, ...others] = terms.filter(isSize)
  if (others.length === 0) return only
  const at = other ? terms.indexOf(other) : -1
  const [beside, ...more] =
    at === -1 ? [] : [terms[at - 1], terms[at + 1]].filter(each => each && isSize(each))
  return (more.length === 0 && beside) || null
}

/** Marks what is behind 'for': 'sprocket for 08B chain' is no chain. */
export function markPurpose(terms: readonly Term[], folded: string): readonly Term[] {
  const first = terms.find(isOfWords)
  return terms.map(term =>
    first && FOR.test(folded.slice(first.end, term.start)) ? { ...term, isPurpose: true } : term,
  )
}

/** Parts that are asked for together, 'M8 bolt, nut and washer': either of them. */
export function joinParts(terms: readonly Term[], folded: string): readonly Term[] {
  const joined: Term[] = []
  for (const term of terms) {
    const last = joined.at(-1)
    if (!last || !areTogether(last, term, folded)) joined.push(term)
    else
      joined[joined.length - 1] = {
        ...last,
        end: term.end,
        text: `${last.text}, ${term.text}`,
        readings: [...last.readings, ...term.readings],
      }
  }
  return joined
}

function areTogether(first: Term, second: Term, folded: string): boolean {
  if (!isNamed(first, TOGETHER) || !isNamed(second, TOGETHER)) return false
  if (nounOf(first) === nounOf(second)) return false
  return JUST_WITH.test(folded.slice(first.end, second.start)) || areBoth(first, second)
}

const TOGETHER = ['nut', 'washer', 'screw', 'bolt', 'stud', 'rod']

/** A 'bolt nut' is a nut, but 'nut bolt' names two parts. */
function areBoth(first: Term, second: Term): boolean {
  return /^(?:nut|washer)$/.test(nounOf(first)) && /^(?:bolt|screw)$/.test(second.text.toLowerCase())
}

function nounOf({ text }: Term): string {
  return text.toLowerCase().split(' ').at(-1) ?? ''
}

/** 'nut for M8 bolt', 'M8 bolt nut': what stands last, or before 'for', is asked for. */
function findMate(terms: readonly Term[], folded: string, mate: Mate): Found | undefined {
  const named = terms.filter(term => isNamed(term, mate.part))
  if (mate.isAlone) return named.length > 0 && !/\bband\b/.test(folded) ? { other: undefined } : undefined
  for (const part of named)
    for (const other of terms) {
      if (other === part || !isNamed(other, mate.other)) continue
      const between = folded.slice(Math.min(part.start, other.start), Math.max(part.start, other.start))
      const isBehind = part.start > other.start
      const isBefore = isBehind && mate.isSaid !== true && !other.text.includes(' ')
      const isFor = isBehind ? isBefore && !WITH.test(between) && !FOR.test(between) : FOR.test(between)
      const isAnyOrder =
        mate.isAnyOrder === true && !(isBehind && FOR.test(between)) && !/ and | und /.test(between)
      if (isAnyOrder || isFor) return { other }
    }
  return turnsAlone(terms, mate) ? { other: undefined } : undefined
}

/** Whether a term is the name of a part that ends so: a 'lock nut' is a nut. */
function isNamed(term: Term, names: readonly string[]): boolean {
  const lower = term.text.toLowerCase()
  return isOfWords(term) && names.some(name => lower === name || lower.endsWith(` ${name}`))
}

/** A spanner has no thread of its own: 'spanner M20' is for one. */
function turnsAlone(terms: readonly Term[], { part, fit }: Mate): boolean {
  const [name, ...others] = terms.filter(isOfWords)
  if (fit !== 'flats' && fit !== 'socket') return false
  if (!name || others.length > 0 || !part.includes(name.text.toLowerCase())) return false
  return terms.some(term => onlyMeasure(term)?.kind === 'metric-thread')
}

function isSize({ readings: [first] }: Term): boolean {
  return first?.kind === 'size'
}

/** The size of a part for another one of this size; undefined if it does not say one. */
function fitTo(
  { text, readings: [reading] }: Term,
  fit: Fit,
  other = '',
): Omit<Term, 'start' | 'end'> | undefined {
  const [first] = reading?.kind === 'size' ? reading.measures : []
  if (!first) return undefined
  switch (fit) {
    case 'thread':
      return sizeOf(first, text)
    case 'flats':
      return first.kind === 'metric-thread'
        ? across(flatsOf(first.mm), `${first.text} has ISO 272 flats of`)
        : undefined
    case 'socket': {
      const head = HEADS.find(([name]) => name.test(other.toLowerCase()))?.[1]
      return first.kind === 'metric-thread'
        ? across(socketOf(first.mm, head), `${first.text} has a socket of`)
        : undefined
    }
    case 'bore':
      return bounded(`bore ${first.mm} mm`, [{ keys: THROUGH, min: first.mm, max: first.mm }])
    case 'shaft': {
      const bounds: Bound[] = [
        { keys: [SHAFT.above], min: null, max: first.mm - BEYOND_MM },
        { keys: [SHAFT.to], min: first.mm, max: null },
      ]
      return bounded(`for a shaft of ${first.mm} mm`, bounds)
    }
    case 'span': {
      const isAlone = reading?.kind === 'size' && reading.measures.length === 1
      const bounds: Bound[] = [
        { keys: [SPAN.from], min: null, max: first.mm },
        { keys: [SPAN.to], min: first.mm, max: null },
      ]
      return isAlone ? bounded(`for ${first.mm} mm`, bounds) : undefined
    }
  }
}

/** What lies beyond a bound lies so far beyond it. */
const BEYOND_MM = 0.01

function sizeOf(measure: Measure, text: string): Omit<Term, 'start' | 'end'> {
  const isPart = measure.text !== text
  return {
    text: measure.text,
    note: isPart ? `For ${text}` : null,
    readings: [{ kind: 'size', measures: [measure] }],
  }
}

function across(flats: number | undefined, note: string): Omit<Term, 'start' | 'end'> | undefined {
  if (flats === undefined) return undefined
  const measure: Measure = { kind: 'length', text: String(flats), mm: flats, pitchMm: null }
  return {
    text: `${flats} mm`,
    note: `${note} ${flats} mm`,
    readings: [{ kind: 'size', measures: [measure] }],
  }
}

function bounded(text: string, bounds: readonly Bound[]): Omit<Term, 'start' | 'end'> {
  return { text, note: null, readings: [{ kind: 'bounds', bounds }] }
}
