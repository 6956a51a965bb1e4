import { flatsOf, socketOf } from '../../threads/flats.ts'
import type { Bound, Measure, Term } from '../../understanding.ts'
import { type Fit, MATES, type Mate, SPAN, THROUGH } from '../tables/mates.ts'

const FOR = /\b(?:for|fits?|fitting|on|holds?|fur|fuer|pour|para|per|voor|do|na)\b/
const WITH = /\b(?:and|with|und|mit|et|y|plus)\b|[&+,]/

/** Terms of a part for another one, with its own size; undefined for other queries. */
export function readMate(terms: readonly Term[], folded: string): readonly Term[] | undefined {
  for (const mate of MATES) {
    const found = findMate(terms, folded, mate)
    const sizes = found && terms.filter(isSize)
    const [sized] = sizes ?? []
    if (!found || (sizes?.length ?? 0) > 1) continue
    const fitted = sized && fitTo(sized, mate.fit)
    if (sized && !fitted) continue
    const kept = (found.both ? joined(terms, found.both) : terms).filter(term => term !== found.other)
    return kept.map(term => (term === sized && fitted ? { ...term, ...fitted } : term))
  }
  return undefined
}

interface Found {
  readonly other: Term | undefined
  /** Where both are asked for: 'M8 bolt and nut'. */
  readonly both?: { readonly part: Term; readonly other: Term }
}

/** Either of two parts that are asked for together. */
function joined(terms: readonly Term[], { part, other }: { part: Term; other: Term }): readonly Term[] {
  const text = `${part.text}, ${other.text}`
  const readings = [...part.readings, ...other.readings]
  return terms.map(term => (term === part ? { ...part, text, readings } : term))
}

/** 'nut for M8 bolt', 'M8 bolt nut': what stands last, or before 'for', is asked for. */
function findMate(terms: readonly Term[], folded: string, mate: Mate): Found | undefined {
  const named = terms.filter(term => isNamed(term, mate.part))
  if (mate.isAlone) return named.length > 0 && !/\bband\b/.test(folded) ? { other: undefined } : undefined
  for (const part of named)
    for (const other of terms) {
      if (other === part || !isNamed(other, mate.other)) continue
      const between = folded.slice(Math.min(part.start, other.start), Math.max(part.start, other.start))
      const isFor =
        part.start < other.start
          ? FOR.test(between)
          : !other.text.includes(' ') && !WITH.test(between) && !FOR.test(between)
      if (isFor) return { other }
      if (mate.fit === 'thread' && WITH.test(between)) return { other, both: { part, other } }
    }
  return undefined
}

/** Whether a term is the name of a part that ends so: a 'lock nut' is a nut. */
function isNamed({ text, readings: [first] }: Term, names: readonly string[]): boolean {
  const lower = text.toLowerCase()
  return first?.kind === 'words' && names.some(name => lower === name || lower.endsWith(` ${name}`))
}

function isSize({ readings: [first] }: Term): boolean {
  return first?.kind === 'size'
}

/** The size of a part for another one of this size; undefined if it does not say one. */
function fitTo({ text, readings: [reading] }: Term, fit: Fit): Omit<Term, 'start' | 'end'> | undefined {
  const [first] = reading?.kind === 'size' ? reading.measures : []
  if (!first) return undefined
  switch (fit) {
    case 'thread':
      return sizeOf(first, text)
    case 'flats':
      return first.kind === 'metric-thread'
        ? across(flatsOf(first.mm), `${first.text} has ISO 272 flats of`)
        : undefined
    case 'socket':
      return first.kind === 'metric-thread'
        ? across(socketOf(first.mm), `${first.text} has a socket of`)
        : undefined
    case 'bore':
      return bounded(`bore ${first.mm} mm`, [{ keys: THROUGH, min: first.mm, max: first.mm }])
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
