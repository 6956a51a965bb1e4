import type { Cents } from '#contract/money.ts'
import type { PartFacts } from './part.ts'
import { qualityOf } from './quality.ts'
import { strengthOf } from './strength.ts'

/** Another part, with what a piece of it and one of the part that it is compared with cost in the same quantity. */
export interface Offered<Part> {
  readonly part: Part
  readonly cents: Cents
  readonly comparedCents: Cents
}

/** A part of the same shape and size that costs less or holds more. */
export interface Alike<Part> {
  readonly role: 'Cheaper' | 'Stronger' | 'Stronger and cheaper'
  /** What differs: 'A2-70 instead of 8.8, tensile strength 700 instead of 800 MPa, 24 % less a piece'. */
  readonly why: string
  readonly part: Part
}

/** So many of each role are named. */
const MOST = 2

/**
 * Of other parts those of the same shape and size that cost at least a hundredth less, the cheapest first, and those that are stronger
 * by the same figure, the least stronger first. Says what differs.
 */
export function rankAlike<Part extends PartFacts>(
  part: PartFacts,
  offered: readonly Offered<Part>[],
): Alike<Part>[] {
  const own = strengthOf(part)
  const others = offered
    .filter(({ part: other }) => other.size === part.size && other.model === part.model)
    // What holds far less, and melts.
    .filter(({ part: other }) => isPlastic(other) === isPlastic(part))
    .map(offer => {
      const strength = strengthOf(offer.part)
      const isComparable = own !== undefined && strength?.of === own.of
      const less = Math.floor(((offer.comparedCents - offer.cents) * 100) / offer.comparedCents)
      return { ...offer, less, stronger: isComparable ? strength.value - own.value : 0 }
    })
  const cheaper = others.filter(({ less }) => less >= 1).toSorted((one, other) => other.less - one.less)
  const stronger = others
    .filter(each => each.stronger > 0)
    .toSorted((one, other) => one.stronger - other.stronger || one.cents - other.cents)
  const shown = new Set([...cheaper.slice(0, MOST), ...stronger.slice(0, MOST)])
  return [...shown].map(({ part: other, less, stronger: more }) => ({
    role: more > 0 ? (less >= 1 ? 'Stronger and cheaper' : 'Stronger') : 'Cheaper',
    why: [...differences(part, other), ...(less >= 1 ? [`${less} % less a piece`] : [])].join(', '),
    part: other,
  }))
}

const isPlastic = (part: PartFacts) => qualityOf(part).metal === 'plastic'

/** In what two parts of the same size differ. */
function differences(part: PartFacts, other: PartFacts): string[] {
  const [own, its] = [strengthOf(part), strengthOf(other)]
  const differs = (one: string | null, than: string | null): one is string => one !== null && one !== than
  const [grade, otherGrade] = [classOf(part), classOf(other)]
  const isOtherGrade = differs(otherGrade, grade)
  const isOfOtherStrength = its !== undefined && own?.of === its.of && own.value !== its.value
  return [
    ...(differs(other.standard, part.standard) ? [other.standard] : []),
    ...(isOtherGrade ? [insteadOf(otherGrade, grade)] : []),
    ...(!isOtherGrade && differs(other.material, part.material)
      ? [insteadOf(other.material, part.material)]
      : []),
    ...(isOfOtherStrength ? [`${its.of} ${its.value} instead of ${own.value} ${its.unit}`] : []),
    ...(differs(other.finish, part.finish)
      ? [insteadOf(other.finish.toLowerCase(), part.finish?.toLowerCase() ?? null)]
      : []),
  ]
}

/** A grade without its finish: '8.8' of '8.8, Zinc'. */
const classOf = ({ grade }: PartFacts) => grade?.split(', ')[0] ?? null

const insteadOf = (its: string, own: string | null) => (own === null ? its : `${its} instead of ${own}`)
