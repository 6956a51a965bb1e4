import type { Reading, Term } from '../../understanding.ts'
import { USUAL_DIMENSIONS } from '../tables/usual-dimensions.ts'
import { onlyMeasure } from './only-measures.ts'

/** Reads numbers beside the name of a part as the dimension that they usually are: 'socket 3/8' has a drive of 3/8 inch. */
export function readUsualDimensions(terms: readonly Term[]): readonly Term[] {
  const names = new Set(terms.map(({ text }) => text.toLowerCase()))
  const usual = USUAL_DIMENSIONS.filter(({ name }) => names.has(name))
  if (usual.length === 0) return terms
  return terms.map(term => {
    const text = onlyMeasure(term)?.text ?? ''
    const dimension = usual.find(({ values }) => values.has(text))
    const value = dimension?.values.get(text)
    if (!dimension || value === undefined) return term
    const bounds: Reading = { kind: 'bounds', bounds: [{ keys: dimension.keys, min: value, max: value }] }
    return { ...term, readings: [bounds, ...term.readings] }
  })
}
