import { type Family, finishes, isFamily, type Surface } from '@parts-hub/parts'
import type { Product } from '#contract/catalog.ts'
import { numbersOf } from '../dimension-labels.ts'

/** What a product's model is built from. */
export interface ModelledPart {
  readonly family: Family
  /** By their symbol, in the units of the family's terms. */
  readonly dimensions: Readonly<Record<string, number>>
  readonly surface: Surface
}

/** What the model of this product is built from; undefined where there is no model of it. */
export function partOfProduct(product: Product): ModelledPart | undefined {
  const { model, finish } = product
  if (!isFamily(model)) return undefined
  return { family: model, dimensions: numbersOf(product), surface: surfaceOf(finish) }
}

function surfaceOf(finish: string | null): Surface {
  const [, surface] = Object.entries(finishes).find(([name]) => name === finish) ?? []
  return surface ?? 'steel'
}
