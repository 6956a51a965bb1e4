import { type Family, isFamily, type Surface, surfaceOf } from '@parts-hub/parts'
import type { Product } from '#contract/catalog/catalog.ts'
import { numbersOf } from '../facts/dimension-labels.ts'

/** The inputs of a product's model. */
export interface ModelledPart {
  readonly family: Family
  /** By symbol, in the family's units. */
  readonly dimensions: Readonly<Record<string, number>>
  readonly surface: Surface
}

/** The inputs of this product's model; undefined if it has none. */
export function partOfProduct(product: Product): ModelledPart | undefined {
  const { model, finish } = product
  if (!isFamily(model)) return undefined
  return { family: model, dimensions: numbersOf(product), surface: surfaceOf(finish) }
}
