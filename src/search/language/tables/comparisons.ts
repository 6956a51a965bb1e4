import { FIRST, PRICE } from '../../understanding.ts'
import { LENGTH } from './dimensions.ts'

/** Words that bound a number from one side. */
export interface Comparison {
  readonly side: 'min' | 'max'
  /** The number itself is beyond the bound. */
  readonly isStrict: boolean
  /** What is bounded where the query does not say. */
  readonly keys: readonly string[]
  readonly written: string
}

/** Of a screw its length, of a drill its diameter. */
const ANY = [...LENGTH, FIRST]

/** Umlauts are written without their dots, which words lose. */
export const COMPARISONS: readonly Comparison[] = [
  { side: 'min', isStrict: true, keys: LENGTH, written: 'longer than, longer then, langer als, laenger als' },
  {
    side: 'max',
    isStrict: true,
    keys: LENGTH,
    written: 'shorter than, shorter then, kurzer als, kuerzer als',
  },
  {
    side: 'max',
    isStrict: false,
    keys: LENGTH,
    written: 'no longer than, not longer than, nicht langer als, hochstens lang',
  },
  { side: 'min', isStrict: false, keys: LENGTH, written: 'no shorter than, not shorter than' },
  {
    side: 'min',
    isStrict: true,
    keys: [FIRST],
    written: 'bigger than, larger than, wider than, thicker than, grosser als, dicker als, breiter als',
  },
  {
    side: 'max',
    isStrict: true,
    keys: [FIRST],
    written: 'smaller than, thinner than, narrower than, kleiner als, dunner als, schmaler als',
  },
  {
    side: 'min',
    isStrict: true,
    keys: ANY,
    written: 'more than, over, above, greater than, exceeding, uber, mehr als',
  },
  {
    side: 'max',
    isStrict: true,
    keys: ANY,
    written: 'less than, for less than, under, below, fewer than, unter, weniger als',
  },
  {
    side: 'min',
    isStrict: false,
    keys: ANY,
    written:
      'at least, min, minimum, not less than, no less than, mindestens, ab, min length, minimum length',
  },
  {
    side: 'max',
    isStrict: false,
    keys: ANY,
    written:
      'at most, up to, max, maximum, no more than, not more than, not over, hochstens, maximal, bis, bis zu, max length, maximum length',
  },
  {
    side: 'max',
    isStrict: true,
    keys: [PRICE],
    written: 'cheaper than, costing less than, billiger als, gunstiger als',
  },
]

/** Signs that bound a number. */
export const SIGNS: ReadonlyMap<string, Pick<Comparison, 'side' | 'isStrict' | 'keys'>> = new Map([
  ['>', { side: 'min', isStrict: true, keys: ANY }],
  ['<', { side: 'max', isStrict: true, keys: ANY }],
  ['>=', { side: 'min', isStrict: false, keys: ANY }],
  ['<=', { side: 'max', isStrict: false, keys: ANY }],
  ['≥', { side: 'min', isStrict: false, keys: ANY }],
  ['≤', { side: 'max', isStrict: false, keys: ANY }],
])

/** Both ends of a range are bounded by what is written behind it. */
export const BETWEEN: readonly string[] = ['between', 'from', 'zwischen', 'von']
