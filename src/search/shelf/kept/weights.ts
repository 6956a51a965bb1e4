/**
 * How well a part of a query fits, by where it was found; of a product they are added up. A code or a label as a whole names
 * a size. What only a description says, or a dimension among the others, counts where nothing says it better.
 */
export const weights = {
  wholeCode: 200,
  endOfCode: 180,
  wholeLabel: 150,
  partOfCode: 149,
  beginningOfLabel: 148,
  /** A dimension by its name. */
  bounds: 147,
  name: 110,
  /** A wrapped bush of sintered bronze is less of a sintered bush. */
  quality: 109,
  /** A machine screw nut is less of a screw than a machine screw. */
  belonging: 107,
  standard: 105,
  firstDimensions: 95,
  withinLabel: 80,
  /** 'Cap screw, low head' is a cap screw. */
  addition: 75,
  category: 60,
  beginningOfCode: 55,
  /** M8 x 1 where M8 was asked for, which has the coarse pitch. */
  otherPitch: 40,
  /** 'Shaft collar with set screw' is no screw. */
  company: 36,
  summary: 35,
  dimension: 30,
  description: 20,
} as const

/** From here on, it names the size. */
export const NAMES_SIZE = weights.partOfCode
/** Up to here, it counts only where nothing fits better. */
export const WEAK = weights.company

/** More for what is of the category that the query names in full. */
export const NAMED_CATEGORY = 100

/** Of a word that only begins so. */
export const HALF_TYPED = 8
/** Of each further reading of a part, of which the first is the likeliest. */
const PER_READING = 4
const MAX_READING = 3
/** Of a standard that differs in a detail. */
export const NEAR = 12

/** A weight less a deduction, never nothing. */
export function less(weight: number, deduction: number): number {
  return Math.max(1, weight - deduction)
}

export function deductionOf(reading: number): number {
  return PER_READING * Math.min(reading, MAX_READING)
}
