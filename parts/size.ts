import type { DimensionsOf, Family } from './families.ts'
import type { Values } from './family.ts'

/** A part of a family with its numbers: what drawing, model and mass are made from. */
export interface Size {
  readonly family: Family
  /** The standard's number and the size, as '4017-M10X40'; each is given once. */
  readonly code: string
  /** The standard it is made to, as 'ISO 4017'; null where there is none. */
  readonly standard: string | null
  readonly dimensions: Values
}

/** A size of one family, with a number for each of the family's dimensions and none besides. */
export function defineSize<F extends Family>(
  family: F,
  code: string,
  standard: string | null,
  dimensions: DimensionsOf<F>,
): Size {
  return { family, code, standard, dimensions }
}
