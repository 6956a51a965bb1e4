import { categories, type Dimension, type Unit } from '../../contract/catalog.ts'
import type { NewProductInput, ProductRow } from '../../domain/catalog.ts'
import { catalogue } from './catalogue/index.ts'
import type { DimensionTerm } from '../../../parts/family.ts'
import { families } from '../../../parts/terms.ts'
import type { CataloguePart } from './catalogue/part.ts'
import { picturesOf } from './pictures.ts'

export type SeedProduct = NewProductInput & Pick<ProductRow, 'furtherImages' | 'model'>

/** The demo catalogue, oldest first. The newest are of as many categories as there are, so that the home page shows several. */
export const seedProducts: readonly SeedProduct[] = inTurn(
  categories.map(category => catalogue.filter(part => part.category === category)),
)
  .reverse()
  .map(toProduct)

/** The first of every list, then the second of every list, and so on. */
function inTurn<Item>(lists: readonly (readonly Item[])[]): Item[] {
  const longest = Math.max(...lists.map(list => list.length))
  return Array.from({ length: longest }, (_, round) =>
    lists.flatMap(list => list.slice(round, round + 1)),
  ).flat()
}

function toProduct(part: CataloguePart): SeedProduct {
  const { family, ...facts } = part
  const [image, ...furtherImages] = picturesOf(part.sku)
  return { ...facts, image, furtherImages, dimensions: describeDimensions(part), model: family }
}

/** The numbers of a part in the order of its family's terms, the most telling ones first. */
function describeDimensions({ family, sku, dimensions }: CataloguePart): (Dimension & { unit: Unit })[] {
  return Object.entries<DimensionTerm>(families[family]).map(([symbol, [name, unit]]) => {
    const value = dimensions[symbol]
    if (value === undefined) throw new Error(`${sku} has no ${symbol} (${name})`)
    return { symbol, name, value, unit }
  })
}
