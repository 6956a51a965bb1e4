import { isOfWords, type Measure, type Term } from '../../understanding.ts'
import { LENGTH } from '../tables/dimensions.ts'
import { asThread, onlyMeasure } from './only-measures.ts'

/** What has a thread and a length, by the last words of its name; an eye bolt is called by its thread alone. */
const LONG =
  /(?:^|\b(?<!eye ))(?:screw|bolt|stud|rod|head|countersunk|standoff|spacer|insert|foot|lever|pin|shaft)$/
/** These are called by a diameter that is no metric thread. */
const UNTHREADED = /\b(?:pin|shaft)$|\b(?:shoulder|wood|tapping|coach|lag) (?:screw|bolt)$/
const SHORT = /\b(?:nut|washer|tap|die|drill|key|spanner|wrench|socket|bearing)$/

/**
 * Of a screw, its thread and its length are one size wherever they are written: of 'M8 hex bolt 40 mm long' M8 x 40, which stands where
 * the length was. Undefined for other queries.
 */
export function readLength(terms: readonly Term[]): readonly Term[] | undefined {
  const names = terms.filter(isOfWords)
  if (!names.some(({ text }) => LONG.test(text.toLowerCase()))) return undefined
  if (names.some(({ text }) => SHORT.test(text.toLowerCase()))) return undefined
  const sized = terms.filter(({ readings: [first] }) => first?.kind === 'size' || isLength(first))
  const [one, other, ...others] = sized
  if (!one || !other || others.length > 0) return undefined
  for (const [ofThread, ofLength] of [
    [one, other],
    [other, one],
  ] as const) {
    const thread = threadOf(ofThread)
    const length = lengthOf(ofLength)
    if (!thread || !length || length.mm < thread.mm / 2) continue
    const isThreaded = !names.some(({ text }) => UNTHREADED.test(text.toLowerCase()))
    const measures = [isThreaded ? thread : (onlyMeasure(ofThread) ?? thread), length]
    const text = measures.map(each => each.text).join(' × ')
    const joined: Term = { ...ofLength, text, note: null, readings: [{ kind: 'size', measures }] }
    return terms.flatMap(term => (term === ofThread ? [] : [term === ofLength ? joined : term]))
  }
  return undefined
}

function isLength(reading: Term['readings'][number] | undefined): boolean {
  if (reading?.kind !== 'bounds') return false
  const [only, ...others] = reading.bounds
  return others.length === 0 && only?.keys === LENGTH && only.min !== null && only.min === only.max
}

/** The thread that a term is, or may stand for. */
function threadOf(term: Term): Measure | undefined {
  const only = onlyMeasure(term)
  if (!only || only.kind === 'other') return undefined
  return only.kind === 'length' ? asThread(only) : only
}

function lengthOf({ readings }: Term): Measure | undefined {
  const [first] = readings
  const ofSize = readings.find(each => each.kind === 'size')
  const [only, ...others] = ofSize?.kind === 'size' ? ofSize.measures : []
  if (!only || others.length > 0) return undefined
  return (first?.kind === 'size' || isLength(first)) && only.kind === 'length' ? only : undefined
}
