import type { Table } from './table.ts'

/** The row for a size of a table whose nominal sizes are the upper ends of steps: that of the first it does not exceed. */
export function stepOf<Row>(table: Table<Row>, size: number): Row {
  const end = table.nominals.find(nominal => size <= nominal)
  if (end === undefined) throw new Error(`${table.standard} ends below ${size} mm`)
  return table.row(end)
}
