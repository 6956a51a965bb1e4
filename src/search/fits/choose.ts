import type { Cents } from '#contract/money.ts'
import type { Wanted } from './fit.ts'
import { measureOf, type PartFacts } from './part.ts'
import { distanceBetween, qualityOf } from './quality.ts'

/** A product that might be meant, with what its choice depends on. */
export interface Candidate extends PartFacts {
  readonly isInStock: boolean
  readonly priceCents: Cents
}

/** Materials that are this far apart are no longer alike: another metal, or another coating. */
const UNALIKE = 1

/**
 * The product that fits a wish best, of those with its standard, shape and dimensions: in stock before sold out, then of the most
 * like material, the preferred standard, the nearest size, the lowest price. Undefined if none should be joined with it.
 */
export function chooseBest<C extends Candidate>(wanted: Wanted, candidates: readonly C[]): C | undefined {
  const ranked = candidates.flatMap(candidate => {
    const rank = rankOf(wanted, candidate)
    return rank ? [{ candidate, rank }] : []
  })
  return ranked.toSorted((one, other) => compare(one.rank, other.rank))[0]?.candidate
}

/** Smaller is better, the first number counting most; undefined if it does not fit at all. */
function rankOf(wanted: Wanted, candidate: Candidate): readonly number[] | undefined {
  const place = wanted.of.findIndex(
    ({ standard, model }) => standard === candidate.standard && model === candidate.model,
  )
  const distance = wanted.quality ? distanceBetween(wanted.quality, qualityOf(candidate)) : 0
  if (place < 0 || distance === undefined || !hasMeasures(wanted, candidate)) return undefined
  const { nearest } = wanted
  const size = nearest ? Math.abs((measureOf(candidate, nearest.symbol) ?? Infinity) - nearest.value) : 0
  return [
    candidate.isInStock ? 0 : 1,
    distance < UNALIKE ? 0 : 1,
    place,
    size,
    distance,
    candidate.priceCents,
  ]
}

function hasMeasures({ measures }: Wanted, candidate: Candidate): boolean {
  return measures.every(({ symbol, min, max }) => {
    const value = measureOf(candidate, symbol)
    return value !== undefined && min <= value && value <= max
  })
}

function compare(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((value, index) => value !== other[index])
  return at < 0 ? 0 : (one[at] ?? 0) - (other[at] ?? 0)
}
