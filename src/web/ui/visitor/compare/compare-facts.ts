import { wordDimension } from '@parts-hub/parts'
import type { Dimension, Product } from '#contract/catalog/catalog.ts'
import { categoryNames } from '#contract/catalog/category-names.ts'
import { namesOf, publicFacts } from '#contract/catalog/plain-facts.ts'
import { AVAILABILITY, MINIMUM_ORDER } from '../../../content/specification.ts'
import { showFact } from '../../product/facts/word-facts.ts'
import { formatPieces } from '../../product/offer/pieces.ts'
import { describeStock, isBeyondStock, unitPriceOf } from '../../product/offer/quantities.ts'

/** A price in euros, after some words. */
export interface PriceLine {
  readonly before: string
  readonly euros: number
}

/** One fact of several products. */
export interface ComparedFact {
  readonly key: string
  readonly name: string
  /** The symbol of a dimension in drawings. */
  readonly symbol: string | undefined
  /** What each product has, in lines; none where it has nothing of the kind. */
  readonly cells: readonly (readonly (string | PriceLine)[])[]
  readonly isDifferent: boolean
}

type Fact = (product: Product) => readonly (string | PriceLine | null)[]

const facts: Readonly<Record<string, Fact>> = {
  Price: product => [{ before: '', euros: unitPriceOf(product, product.min) }],
  'Larger quantities': product =>
    product.tiers.map(({ from, price }) => {
      const before = `from ${formatPieces(from)}: `
      return isBeyondStock(product, from) ? `${before}on request` : { before, euros: price }
    }),
  [AVAILABILITY]: product => [describeAvailability(product)],
  [MINIMUM_ORDER]: ({ min }) => [formatPieces(min)],
  'Sold in packs of': ({ step }) => (step > 1 ? [formatPieces(step)] : []),
  SKU: ({ sku }) => [sku],
  Category: ({ category }) => [categoryNames[category]],
  ...Object.fromEntries(
    namesOf(publicFacts).map((name): [string, Fact] => [
      publicFacts[name].label,
      product => [showFact(name, product[name])],
    ]),
  ),
}

function describeAvailability(product: Product): string {
  if (product.archived) return 'No longer made'
  return describeStock(product)
}

/** The facts of these products side by side, their dimensions last. What none of them has is left out. */
export function compareProducts(products: readonly Product[]): ComparedFact[] {
  const rows = Object.entries(facts).map(([name, fact]) => toRow(name, undefined, products.map(fact)))
  return [...rows, ...compareDimensions(products)].filter(({ cells }) =>
    cells.some(({ length }) => length > 0),
  )
}

/** Dimensions of the same symbol and meaning stand in one row. */
function compareDimensions(products: readonly Product[]): ComparedFact[] {
  const kinds = new Map(products.flatMap(({ dimensions }) => dimensions).map(each => [kindOf(each), each]))
  return [...kinds].map(([kind, { name, symbol }]) =>
    toRow(
      name,
      symbol,
      products.map(({ dimensions, standard }) => {
        const dimension = dimensions.find(each => kindOf(each) === kind)
        return dimension ? wordDimension(dimension, standard) : []
      }),
    ),
  )
}

function kindOf({ symbol, name }: Dimension): string {
  return `${symbol} ${name}`
}

function toRow(name: string, symbol: string | undefined, lines: readonly ReturnType<Fact>[]): ComparedFact {
  const cells = lines.map(cell => cell.filter(line => line !== null))
  const isDifferent = new Set(cells.map(cell => JSON.stringify(cell))).size > 1
  return { key: `${symbol ?? ''} ${name}`, name, symbol, cells, isDifferent }
}
