import { tierOf } from '#contract/catalog/price-tiers.ts'
import { multiplyCents, toCents, toEuros } from '#contract/money.ts'
import type { FamilyTable, TableColumn, TableRow } from '#contract/search/search.ts'

/** A size as its family's table shows it; prices in euros, quantities in pieces. */
export interface Size {
  readonly id: string
  readonly sku: string | null
  /** 'M8 x 40'; its name if it has no size. */
  readonly label: string
  readonly grade: string | null
  readonly price: number
  /** What 100 pieces cost, at a price that can be had from stock. */
  readonly per100: number
  readonly available: number
  readonly min: number
  readonly step: number
  readonly backOrderDays: number | null
  /** One for each column; null where the size has no such dimension. */
  readonly values: readonly (number | null)[]
}

/** A dimension that all sizes have in common. */
interface SharedFigure extends TableColumn {
  readonly value: number
}

/** The sizes of a family in columns. What is the same for all sizes is no column. */
export interface SizeTable {
  readonly columns: readonly TableColumn[]
  readonly shared: readonly SharedFigure[]
  /** In the order in which they first appear; one at most if it is the same for all. */
  readonly grades: readonly string[]
  readonly sizes: readonly Size[]
}

/** The table of a family, as the call answers it, with what is the same for all of its sizes taken out of the rows. */
export function sizeTableOf({ columns, rows }: Pick<FamilyTable, 'columns' | 'rows'>): SizeTable {
  const shared: SharedFigure[] = []
  const varying: number[] = []
  for (const [index, column] of columns.entries()) {
    const first = rows[0]?.values[index]
    const isShared = typeof first === 'number' && rows.every(({ values }) => values[index] === first)
    if (isShared) shared.push({ ...column, value: first })
    else varying.push(index)
  }
  return {
    columns: varying.flatMap(index => columns[index] ?? []),
    shared,
    grades: [...new Set(rows.flatMap(({ grade }) => grade ?? []))],
    sizes: rows.map(row => sizeOf(row, varying)),
  }
}

function sizeOf(row: TableRow, columns: readonly number[]): Size {
  const { _id: id, sku, name, size, grade, price, available, min, step, backOrderDays, values } = row
  return {
    id,
    sku,
    label: size ?? name,
    grade,
    price,
    per100: priceOf100(row),
    available,
    min,
    step,
    backOrderDays,
    values: columns.map(index => values[index] ?? null),
  }
}

/** What 100 pieces cost, in euros, by the tier that an order of 100 pieces, or of all that are in stock, reaches. */
function priceOf100({ price, tiers, available }: Pick<TableRow, 'price' | 'tiers' | 'available'>): number {
  return toEuros(multiplyCents(toCents(tierOf(tiers, Math.min(100, available))?.price ?? price), 100))
}

/** A size without the names of its facts: a page carries many. */
export type PackedSize = readonly [
  id: string,
  sku: string | null,
  label: string,
  grade: string | null,
  price: number,
  per100: number,
  available: number,
  min: number,
  step: number,
  backOrderDays: number | null,
  values: readonly (number | null)[],
]

export function packSize(size: Size): PackedSize {
  const { id, sku, label, grade, price, per100, available, min, step, backOrderDays, values } = size
  return [id, sku, label, grade, price, per100, available, min, step, backOrderDays, values]
}

export function unpackSize(packed: PackedSize): Size {
  const [id, sku, label, grade, price, per100, available, min, step, backOrderDays, values] = packed
  return { id, sku, label, grade, price, per100, available, min, step, backOrderDays, values }
}
