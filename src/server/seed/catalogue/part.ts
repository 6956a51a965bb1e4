import type { Category } from '../../../contract/catalog.ts'
import type { DimensionsOf, Family } from '../../../../parts/terms.ts'
import type { Finish } from '../../../../parts/finishes.ts'

/** A part of the catalogue: what is sold, and the numbers its pictures, drawings and models are made from. */
export interface CataloguePart<F extends Family = Family> {
  readonly family: F
  readonly sku: string
  /** At most 60 characters; orders may find a product by it, so it is unique. */
  readonly name: string
  readonly category: Category
  /** The standard it is made to, as 'ISO 4017'; null where there is none. */
  readonly standard: string | null
  readonly material: string
  readonly finish: Finish
  readonly dimensions: Readonly<Record<string, number>>
  readonly priceCents: number
  readonly minQuantity: number
  /** Pieces in stock. */
  readonly available: number
  readonly description: string
}

/** A part of one family, with a number for each of the family's dimensions and none besides. */
export function definePart<F extends Family>(
  family: F,
  part: Omit<CataloguePart<F>, 'family' | 'dimensions'> & { readonly dimensions: DimensionsOf<F> },
): CataloguePart<F> {
  return { ...part, family }
}
