import { formatDimension } from '@parts-hub/parts'
import type { Product } from '#contract/catalog/catalog.ts'

/** The number of dimensions a card has room for. The most important ones come first. */
export const KEY_DIMENSIONS = 3
const NO_BREAK_SPACE = '\u{a0}'

/** What distinguishes a product from similar ones: 'Thread 10 mm · Length 40 mm · Width across flats 16 mm'. */
export function describeKeyDimensions({ dimensions }: Pick<Product, 'dimensions'>): string {
  return dimensions
    .slice(0, KEY_DIMENSIONS)
    .map(dimension => `${dimension.name}${NO_BREAK_SPACE}${formatDimension(dimension)}`)
    .join(' · ')
}

/** A product's dimensions by symbol, as models and drawings expect them. */
export function numbersOf({ dimensions }: Pick<Product, 'dimensions'>): Record<string, number> {
  return Object.fromEntries(dimensions.map(({ symbol, value }) => [symbol, value]))
}
