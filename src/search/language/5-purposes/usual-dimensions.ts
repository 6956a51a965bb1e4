import type { Reading, Term } from '../../understanding.ts'
import { USUAL_DIMENSIONS } from '../tables/usual-dimensions.ts'

/** Reads numbers beside the name of a part as the dimension that they usually are: 'socket 3/8' has a drive of 3/8 inch. */
export function readUsualDimensions(terms: readonly Term[]): readonly Term[] {
  const names = new Set(terms.map(({ text }) => text.toLowerCase()))
  const usual = USUAL_DIMENSIONS.filter(({ name }) => names.has(name))
  if (usual.length === 0) return terms
  return terms.map(term => {
    const [first] = term.readings
    const [only, ...others] = first?.kind === 'size' ? first.measures : []
    const dimension = others.length === 0 && usual.find(({ values }) => values.has(only?.text ?? ''))
    const value = dimension ? dimension.values.get(only?.text ?? '') : undefined
    if (!dimension || value === undefined) return term
    const bounds: Reading = { kind: 'bounds', bounds: [{ keys: dimension.keys, min: value, max: value }] }
    return { ...term, readings: [bounds, ...term.readings] }
  })
}
