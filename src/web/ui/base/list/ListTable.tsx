import type { ReactNode } from 'react'
import { type ColumnsFrom, cellLooks, SheetRow, SheetTable } from './SheetTable.tsx'

/** A column of a list. */
export interface Column<Row> {
  /** Its head, which tells it from the others. */
  readonly label: string
  /** What stands in it for the row at an index. */
  readonly show: (row: Row, index: number) => ReactNode
  /** What its cells look like besides. */
  readonly className?: string
}

interface ListTableProps<Row> {
  /** Describes the table to screen readers if no heading does. */
  caption?: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string
  /** From which width there are columns. Where there are none, the values of a table that needs only 48rem stand under their labels. */
  columnsFrom?: ColumnsFrom
  className?: string
  /** What all its cells look like besides. */
  cellClassName?: string
}

/** Rows in columns. Without room for columns, each row is a sheet. */
export function ListTable<Row>({
  caption,
  columns,
  rows,
  keyOf,
  columnsFrom = '48rem',
  className,
  cellClassName = '',
}: ListTableProps<Row>) {
  const cell = `${cellLooks[columnsFrom]} ${cellClassName}`
  return (
    <SheetTable
      caption={caption}
      columns={columns.map(({ label }) => label)}
      columnsFrom={columnsFrom}
      className={className}
    >
      {rows.map((row, index) => (
        <SheetRow key={keyOf(row)} columnsFrom={columnsFrom}>
          {columns.map(({ label, show, className: own = '' }) => (
            <td key={label} className={`${cell} ${own}`}>
              {columnsFrom === '48rem' && (
                <span aria-hidden="true" className="block text-sm text-muted @3xl:hidden">
                  {label}
                </span>
              )}
              {show(row, index)}
            </td>
          ))}
        </SheetRow>
      ))}
    </SheetTable>
  )
}
