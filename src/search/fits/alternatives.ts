import { writeInches } from '#contract/inches.ts'
import { INCH_FRACTION_MM } from '../rounding.ts'
import { measureOf, type PartFacts } from './part.ts'
import { distanceBetween, qualityOf } from './quality.ts'

/** A part that can take the place of another. */
export interface Alternative<Part> {
  readonly role: 'Other grade' | 'Equivalent standard' | 'Nearest size'
  /** How it differs: 'same size in A4-70', '5 mm longer'. */
  readonly why: string
  readonly part: Part
}

/** No more other grades of a size than this. */
const MAX_GRADES = 3

/** A standard that may stand for another: 'DIN 912 is ISO 4762', or in what the two differ. */
export interface EquivalentStandard {
  readonly standard: string
  readonly note: string
}

/**
 * Of other parts those that can take the place of a part: of its family its size in other grades, the most like material
 * first; the same size by an equivalent standard; then the next shorter and the next longer one. Another thread or bore takes
 * nobody's place.
 */
export function rankAlternatives<Part extends PartFacts>(
  part: PartFacts,
  family: readonly Part[],
  equivalents: readonly EquivalentStandard[] = [],
  ofEquivalents: readonly Part[] = [],
): Alternative<Part>[] {
  return [
    ...otherGrades(part, family),
    ...equivalents.flatMap(equivalent => bySameSize(part, equivalent, ofEquivalents)),
    ...nearestLengths(part, family),
  ]
}

/** The same shape and size by an equivalent standard, in the most like material; none that could not be joined with it. */
function bySameSize<Part extends PartFacts>(
  part: PartFacts,
  { standard, note }: EquivalentStandard,
  others: readonly Part[],
): Alternative<Part>[] {
  const quality = qualityOf(part)
  const [best] = others
    .filter(other => other.standard === standard && other.size === part.size && other.model === part.model)
    .flatMap(other => {
      const far = distanceBetween(quality, qualityOf(other))
      return far === undefined ? [] : [{ other, far }]
    })
    .toSorted((one, two) => one.far - two.far)
  return best ? [{ role: 'Equivalent standard', why: note, part: best.other }] : []
}

function otherGrades<Part extends PartFacts>(part: PartFacts, family: readonly Part[]): Alternative<Part>[] {
  const quality = qualityOf(part)
  const distance = (other: Part) => distanceBetween(quality, qualityOf(other)) ?? Infinity
  return family
    .filter(
      ({ size, grade }) => size !== null && size === part.size && grade !== null && grade !== part.grade,
    )
    .map(other => ({ other, far: distance(other) }))
    .toSorted((one, two) => (one.far === two.far ? 0 : one.far - two.far))
    .slice(0, MAX_GRADES)
    .map(({ other }) => ({ role: 'Other grade', why: `same size in ${other.grade}`, part: other }))
}

function nearestLengths<Part extends PartFacts>(
  part: PartFacts,
  family: readonly Part[],
): Alternative<Part>[] {
  const length = measureOf(part, 'l')
  const before = beforeLength(part)
  if (length === undefined || before === undefined) return []
  const others = family.flatMap(other => {
    const its = measureOf(other, 'l')
    const isLike = other.grade === part.grade && beforeLength(other) === before
    return isLike && its !== undefined && its !== length ? [{ other, difference: its - length }] : []
  })
  const shorter = others.filter(({ difference }) => difference < 0).toSorted(byDifference)[0]
  const longer = others.filter(({ difference }) => difference > 0).toSorted(byDifference)[0]
  return [shorter, longer].flatMap(found =>
    found
      ? [{ role: 'Nearest size', why: describe(found.difference, part), part: found.other } as const]
      : [],
  )
}

/** Of a size that ends in its length, what comes before it: 'M8' of 'M8 x 40'. */
function beforeLength({ size }: PartFacts): string | undefined {
  const at = size?.lastIndexOf(' x ') ?? -1
  return at < 0 ? undefined : size?.slice(0, at)
}

function byDifference(one: { difference: number }, other: { difference: number }): number {
  return Math.abs(one.difference) - Math.abs(other.difference)
}

/** '5 mm longer', '1/4" shorter' */
function describe(difference: number, { size }: PartFacts): string {
  const apart = Math.abs(difference)
  const written = size?.endsWith('"')
    ? `${writeInches(apart, INCH_FRACTION_MM)}"`
    : `${Number(apart.toFixed(2))} mm`
  return `${written} ${difference < 0 ? 'shorter' : 'longer'}`
}
