import type { ReactNode } from 'react'
import type { Phrase } from '#contract/phrase.ts'
import { useWords, type Words } from '../../../words.ts'
import { type ColumnsFrom, cellLooks, SheetRow, SheetTable } from './SheetTable.tsx'

/** A column of a list. */
export interface Column<Row> {
  /** Its head, which tells it from the others. */
  readonly label: Phrase | string
  /** What stands in it for the row at an index, with what words it. */
  readonly show: (row: Row, index: number, words: Words) => ReactNode
  /** What its cells look like besides. */
  readonly className?: string
}

interface ListTableProps<Row> {
  /** Describes the table to screen readers if no heading does. */
  caption?: Phrase | string
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
  const words = useWords()
  const heads = columns.map(({ label }) => words.word(label))
  const cell = `${cellLooks[columnsFrom]} ${cellClassName}`
  return (
    <SheetTable
      caption={caption && words.word(caption)}
      columns={heads}
      columnsFrom={columnsFrom}
      className={className}
    >
      {rows.map((row, index) => (
        <SheetRow key={keyOf(row)} columnsFrom={columnsFrom}>
          {columns.map(({ show, className: own = '' }, column) => (
            <td key={heads[column]} className={`${cell} ${own}`}>
              {columnsFrom === '48rem' && (
                <span aria-hidden="true" className="block text-sm text-muted @3xl:hidden">
                  {heads[column]}
                </span>
              )}
              {show(row, index, words)}
            </td>
          ))}
        </SheetRow>
      ))}
    </SheetTable>
  )
}
