import type { Values } from '@parts-hub/parts'
import type { Range, RangeSize } from '@parts-hub/parts/ranges'
import type { Grade } from './grade.ts'

/** How the shop sells the sizes of a range: a family of the catalogue. */
export interface Offer {
  /** The family's address: 'hexagon-screws-iso-4017'. Each is given once. */
  readonly slug: string
  /** As the family is listed: 'Hexagon screw, full thread'. */
  readonly name: string
  /** What it is and what it is for, in two or three sentences. */
  readonly summary: string
  readonly range: Range
  /** What every size is made in, the usual grade first. */
  readonly grades: readonly Grade[]
  /** Whether a size is made in a grade; all are, without it. */
  readonly isMade?: (size: RangeSize, grade: Grade) => boolean
  /** The SKU without its prefix of the size that stands for the family in lists: '4017-M10X40'. */
  readonly leading: string
  /** A product's name, of at most 60 characters: 'Hex Bolt M10 x 40, Full Thread, 8.8'. Each is given once. */
  readonly nameOf: (size: RangeSize, grade: Grade) => string
  /** What a buyer wants to know of a size, in 120 to 420 characters with the grade's text. */
  readonly describe: (size: RangeSize, grade: Grade) => string
  /** What making one piece costs besides its material, in cents, in plain steel. */
  readonly workOf: (dimensions: Values) => number
}
