import { isOfWords, type Measure, type Term } from '../../understanding.ts'
import { matchAt } from '../1-words/scan.ts'

const THREAD = /m ?\d+(?:[.,]\d+)?/y
const LINK = /[ x×*/-]*/y
/** What is written of a washer behind its thread, in this order. */
const DIMENSIONS = ['outer-diameter', 'thickness']

/** A washer is called by the thread alone: of 'M8 × 24' the 24 is how wide it is. */
export function readWasher(terms: readonly Term[], folded: string): readonly Term[] {
  if (!terms.some(term => isOfWords(term) && term.text.toLowerCase().endsWith('washer'))) return terms
  return terms.flatMap(term => {
    const [reading] = term.readings
    const [thread, ...others] = reading?.kind === 'size' ? reading.measures : []
    const written = matchAt(THREAD, folded, term.start)?.[0]
    if (thread?.kind !== 'metric-thread' || others.length === 0 || !written) return [term]
    if (others.length > DIMENSIONS.length || others.some(({ kind }) => kind !== 'length')) return [term]
    const end = term.start + written.length
    const ofThread: Term = {
      ...term,
      end,
      text: thread.text,
      readings: [{ kind: 'size', measures: [thread] }],
    }
    const start = end + (matchAt(LINK, folded, end)?.[0].length ?? 0)
    return [ofThread, dimensionsOf({ ...term, start }, others)]
  })
}

function dimensionsOf(term: Term, measures: readonly Measure[]): Term {
  const bounds = measures.map(({ mm }, place) => {
    return { keys: DIMENSIONS.slice(place, place + 1), min: mm, max: mm }
  })
  const text = measures.map(measure => measure.text).join(' × ')
  return { ...term, text, note: null, readings: [{ kind: 'bounds', bounds }] }
}
