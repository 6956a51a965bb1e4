import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Columns, type Others, type RowOf, readSheet, type Sheet } from './sheet.ts'

export { list, number, oneOf, optional, text, texts } from './cells.ts'

/** A standard's table of dimensions: a row for each nominal size. */
export interface Table<Row> {
  /** As it is named on a drawing: 'ISO 4017'; null: the house's own, or a maker's. */
  readonly standard: string | null
  /** Where its figures were read; null: they are to be confirmed. */
  readonly source: string | null
  /** The sizes it knows, from the smallest. */
  readonly nominals: readonly number[]
  /** The row of a nominal size. Throws if the standard has none. */
  readonly row: (nominal: number) => Row
}

/** The tables of a standard's series. */
export interface Series<Row> {
  readonly standard: string | null
  readonly source: string | null
  /** The table of a series. Throws if the standard has none of this name. */
  readonly of: (series: string | number) => Table<Row>
}

/** A table without nominal sizes. */
export interface Rows<Row> {
  readonly standard: string | null
  readonly source: string | null
  readonly rows: readonly Row[]
}

type Numbers<Name extends string> = RowOf<Name, Record<never, never>>

/**
 * The table in `<name>.csv`, its rows by the nominal size in the first column. `numbers` are its columns of numbers, `others` those of
 * something else, with how they are read. Throws what is wrong with the file, with line and column.
 */
export function readTable<Name extends string>(name: string, numbers: readonly Name[]): Table<Numbers<Name>>
export function readTable<Name extends string, More extends Others>(
  name: string,
  numbers: readonly Name[],
  others: More,
): Table<RowOf<Name, More>>
export function readTable(name: string, numbers: readonly string[], others: Others = {}): Table<unknown> {
  const sheet = open(name, { keys: 'nominal', numbers, others })
  return tableOf(name, sheet, sheet.rows)
}

/** The tables in `<name>.csv`, each of the series that the first column names; the second has the nominal sizes. As above. */
export function readSeries<Name extends string>(
  name: string,
  numbers: readonly Name[],
): Series<Numbers<Name>> {
  const sheet = open(name, { keys: 'series and nominal', numbers, others: {} })
  const rowsOf = Map.groupBy(sheet.rows, ({ series }) => series)
  const tables = new Map([...rowsOf].map(([of, rows]) => [of, tableOf(`${name}, ${of}`, sheet, rows)]))
  return {
    standard: sheet.standard,
    source: sheet.source,
    of(series) {
      const table = tables.get(String(series))
      if (!table) throw new Error(`${name} has no series ${series}`)
      return table
    },
  }
}

/** The rows of `<name>.csv` in their order, where no column alone tells them apart. As above. */
export function readRows<Name extends string>(name: string, numbers: readonly Name[]): Rows<Numbers<Name>>
export function readRows<Name extends string, More extends Others>(
  name: string,
  numbers: readonly Name[],
  others: More,
): Rows<RowOf<Name, More>>
export function readRows(name: string, numbers: readonly string[], others: Others = {}): Rows<unknown> {
  const { standard, source, rows } = open(name, { keys: 'none', numbers, others })
  return { standard, source, rows: rows.map(({ row }) => row) }
}

/** The row for a size of a table whose nominal sizes are the upper ends of steps: that of the first it does not exceed. */
export function stepOf<Row>(table: Table<Row>, size: number): Row {
  const end = table.nominals.find(nominal => size <= nominal)
  if (end === undefined) throw new Error(`${table.standard} ends below ${size}`)
  return table.row(end)
}

function open<Name extends string, More extends Others>(name: string, columns: Columns<Name, More>) {
  const file = `${name}.csv`
  return readSheet(file, readFileSync(join(import.meta.dirname, file), 'utf8'), columns)
}

function tableOf<Row>(name: string, { standard, source }: Sheet<Row>, rows: Sheet<Row>['rows']): Table<Row> {
  const byNominal = new Map(rows.map(({ nominal, row }) => [nominal, row]))
  if (byNominal.size < rows.length) throw new Error(`${name} has a nominal size twice`)
  return {
    standard,
    source,
    nominals: [...byNominal.keys()].sort((one, other) => one - other),
    row(nominal) {
      const row = byNominal.get(nominal)
      if (!row) throw new Error(`${name} has no nominal size of ${nominal}`)
      return row
    },
  }
}
