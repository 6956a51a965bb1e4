import { loadFamily } from '@parts-hub/parts'
import { categories, type Dimension, type Unit } from '#contract/catalog.ts'
import type { NewProductInput } from '#domain/catalog/add.ts'
import type { ProductRow } from '#domain/catalog/list.ts'
import { catalogue } from './catalogue/index.ts'
import type { CataloguePart } from './catalogue/part.ts'
import { picturesOf } from './pictures.ts'

export type SeedProduct = NewProductInput & Pick<ProductRow, 'furtherImages' | 'model'>

/** The demo catalogue, oldest first. The newest are of as many categories as there are, so that the home page shows several. */
export async function makeSeedProducts(): Promise<readonly SeedProduct[]> {
  const lists = categories.map(category => catalogue.filter(part => part.category === category))
  return Promise.all(inTurn(lists).reverse().map(toProduct))
}

/** The first of every list, then the second of every list, and so on. */
function inTurn<Item>(lists: readonly (readonly Item[])[]): Item[] {
  const longest = Math.max(...lists.map(list => list.length))
  return Array.from({ length: longest }, (_, round) =>
    lists.flatMap(list => list.slice(round, round + 1)),
  ).flat()
}

async function toProduct(part: CataloguePart): Promise<SeedProduct> {
  const { family, ...facts } = part
  const [image, ...furtherImages] = picturesOf(part.sku)
  return { ...facts, image, furtherImages, dimensions: await describeDimensions(part), model: family }
}

/** The numbers of a part in the order of its family's terms, the most telling ones first. */
async function describeDimensions({
  family,
  sku,
  dimensions,
}: CataloguePart): Promise<(Dimension & { unit: Unit })[]> {
  const { terms } = await loadFamily(family)
  return Object.entries(terms).map(([symbol, [name, unit]]) => {
    const value = dimensions[symbol]
    if (value === undefined) throw new Error(`${sku} has no ${symbol} (${name})`)
    return { symbol, name, value, unit }
  })
}
