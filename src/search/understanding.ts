/**
 * One measure of a size as people write it. Lengths are in mm. `other` is a number of something else, which its text names:
 * '17 teeth', '500 N', 'Letter F'.
 */
export interface Measure {
  readonly kind: 'metric-thread' | 'inch-thread' | 'pipe-thread' | 'length' | 'other'
  /** As the shop writes it: 'M8', '1/4-20', 'G1/4', '25', '1 1/2"', '500 N'. */
  readonly text: string
  /** Of a thread its outside diameter; of `other` the number itself. */
  readonly mm: number
  /** As far as it was written: 'M8x1' has 1, '1/4-20' has 1.27. */
  readonly pitchMm: number | null
}

/** The price of a piece in cents, as what is bounded. */
export const PRICE = 'price'
/** The first dimension of a size, whatever it is. */
export const FIRST = 'first'

/** What a dimension of a size keeps, its ends included; null: no end on this side. In mm, of a price in cents. */
export interface Bound {
  /** The dimension, by its key in addresses: the first of these that a size has, as 'free-length' or 'length'. */
  readonly keys: readonly string[]
  readonly min: number | null
  readonly max: number | null
}

/**
 * One way to read a part of a query, and what a product must have to fit it:
 * - `size`: these measures, in this order, of its size or of its dimensions
 * - `standard`: this standard, 'ISO 4017'; `near` standards differ in a detail that `note` says
 * - `quality`: one of the qualities of its material, grade or finish: 'a2', 'brass', '8.8', 'zinc-plated'
 * - `code`: this in its SKU or its name, apart from separators and case: '62052RS'
 * - `bounds`: dimensions, or its price, within these bounds
 * - `words`: all of these words in its texts, as `wordsOf` gives them
 */
export type Reading =
  | { readonly kind: 'size'; readonly measures: readonly Measure[] }
  | { readonly kind: 'standard'; readonly standard: string; readonly isNear: boolean }
  | { readonly kind: 'quality'; readonly quality: string }
  | { readonly kind: 'code'; readonly code: string }
  | { readonly kind: 'bounds'; readonly bounds: readonly Bound[] }
  | { readonly kind: 'words'; readonly words: readonly string[] }

/** A part of a query, `start` to `end` of its characters. It fits a product in any one of its readings, the likeliest first. */
export interface Term {
  readonly start: number
  readonly end: number
  /** As a person is shown it: 'M8 × 40'. */
  readonly text: string
  /** What a person should know of how it was read: 'DIN 912 is ISO 4762'; null if nothing. */
  readonly note: string | null
  readonly readings: readonly Reading[]
  /** It names what is not made: what is read is the nearest that is, or nothing is near. */
  readonly notMade?: 'near' | 'alone'
  /** It says what the part is for, and is left out before what the part is. */
  readonly isPurpose?: boolean
  /** What is not made, by its usual name: of 'Rohr' 'pipe'. */
  readonly name?: string
}

/** A query as it was understood: its terms in the order in which they were written. */
export interface Understanding {
  readonly terms: readonly Term[]
}

/** The words of the catalogue, to mend typing mistakes by. */
export interface Vocabulary {
  /** Whether a word, as `wordsOf` gives it, or one that begins with it, is in the catalogue. */
  has(word: string): boolean
  /** Whether this very word is in the catalogue. */
  hasWhole(word: string): boolean
  /** Whether something is called so, and not only described. */
  isOfName(word: string): boolean
  /** The known word that was probably meant; undefined if none is near enough. */
  nearest(word: string): string | undefined
}

/** Whether it is, at first, the name of something. */
export function isOfWords({ readings: [first] }: Term): boolean {
  return first?.kind === 'words'
}

/** Whether it is, at first, a material, a strength or a finish. */
export function isOfQuality({ readings: [first] }: Term): boolean {
  return first?.kind === 'quality'
}
