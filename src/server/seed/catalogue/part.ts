import { type Category, categoryOf, type Finish, type Size } from '@parts-hub/parts'
import { sizeOf } from '@parts-hub/parts/sizes'
import { type Cents, cents } from '#contract/money.ts'

/** A part of the catalogue: the size that its pictures, drawing and model are made from, and how it is sold. */
export interface CataloguePart extends Omit<Size, 'code'> {
  /** The house's prefix and the size's code. */
  readonly sku: string
  readonly category: Category
  /** At most 60 characters; orders may find a product by it, so it is unique. */
  readonly name: string
  readonly material: string
  readonly finish: Finish
  readonly priceCents: Cents
  readonly minQuantity: number
  /** Pieces in stock. */
  readonly available: number
  readonly description: string
}

/** A part of this size, as it is sold. Throws if there is no such size. */
export function definePart(
  code: string,
  {
    priceCents,
    ...sale
  }: Omit<CataloguePart, 'sku' | 'category' | 'family' | 'standard' | 'dimensions' | 'priceCents'> & {
    readonly priceCents: number
  },
): CataloguePart {
  const { family, standard, dimensions } = sizeOf(code)
  const made = { family, sku: `PH-${code}`, category: categoryOf(family), standard, dimensions }
  return { ...made, ...sale, priceCents: cents(priceCents) }
}
