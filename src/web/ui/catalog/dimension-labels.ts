import { formatDimension } from '@parts-hub/parts'
import type { Product } from '#contract/catalog.ts'

/** How many dimensions a card has room for. The ones that matter most come first. */
const KEY_DIMENSIONS = 3
const NO_BREAK_SPACE = '\u{a0}'

/** What tells a product from its neighbours: 'Thread 10 mm · Length 40 mm · Width across flats 16 mm'. */
export function describeKeyDimensions({ dimensions }: Pick<Product, 'dimensions'>): string {
  return dimensions
    .slice(0, KEY_DIMENSIONS)
    .map(dimension => `${dimension.name}${NO_BREAK_SPACE}${formatDimension(dimension)}`)
    .join(' · ')
}

/** A product's dimensions by their symbol, as models and drawings take them. */
export function numbersOf({ dimensions }: Pick<Product, 'dimensions'>): Record<string, number> {
  return Object.fromEntries(dimensions.map(({ symbol, value }) => [symbol, value]))
}
