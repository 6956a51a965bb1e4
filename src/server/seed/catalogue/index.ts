import { type Category, categoryOf, type Finish, type Size } from '@parts-hub/parts'
import { sizeOf } from '@parts-hub/parts/sizes'
import { z } from 'zod'
import { type Cents, cents } from '#contract/money.ts'
import { type CsvRow, count, named, parseRow, words } from '#csv/rows.ts'
import { finish, readRows } from './csv.ts'

/** A part of the catalogue: the size that its pictures, drawing and model are made from, and how it is sold. */
export interface CataloguePart extends Omit<Size, 'code'> {
  /** The house's prefix and the size's code. */
  readonly sku: string
  readonly category: Category
  /** At most 60 characters; orders may find a product by it, so it is unique. */
  readonly name: string
  /** As its family's table calls what it is made of; null: the usual of its family. */
  readonly grade: string | null
  readonly material: string
  readonly finish: Finish
  readonly priceCents: Cents
  readonly minQuantity: number
  /** Pieces in stock. */
  readonly available: number
  readonly description: string
}

const row = z.strictObject({
  size: named(sizeOf),
  name: words.max(60),
  grade: z.string().transform(cell => (cell === '' ? null : cell)),
  material: words,
  finish,
  priceCents: count.transform(cents),
  minQuantity: count,
  available: count,
  description: words,
})

/** The parts that rows say. Throws place and column of a cell that cannot be read. */
export function partsOf(rows: readonly CsvRow[]): readonly CataloguePart[] {
  return rows.map(({ place, cells }) => {
    const { size, ...sale } = parseRow(place, cells, row)
    const { code, ...made } = size
    return { sku: `PH-${code}`, category: categoryOf(made.family), ...made, ...sale }
  })
}

/** The catalogue, category by category. */
export const catalogue = partsOf(readRows('products.csv'))
