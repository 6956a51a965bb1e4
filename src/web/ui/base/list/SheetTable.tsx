import type { ReactNode } from 'react'

/** The container width from which a table has columns; below it, each row is a sheet of its own. */
export type ColumnsFrom = keyof typeof looks

/** Tailwind only finds class names that are written out in full. */
const looks = {
  '48rem': {
    table: '@3xl:sheet @3xl:table',
    head: '@3xl:not-sr-only @3xl:table-header-group',
    body: '@3xl:table-row-group',
    row: '@3xl:table-row @3xl:border-0 @3xl:p-0',
  },
  '56rem': {
    table: '@4xl:sheet @4xl:table',
    head: '@4xl:not-sr-only @4xl:table-header-group',
    body: '@4xl:table-row-group',
    row: '@4xl:table-row @4xl:border-0 @4xl:p-0',
  },
} as const

/** What every cell of a `ListTable` looks like: above 48rem with room around its value, above 56rem as its column says. */
export const cellLooks: Readonly<Record<ColumnsFrom, string>> = {
  '48rem':
    'block py-1.5 wrap-break-word @3xl:table-cell @3xl:border-t @3xl:border-line @3xl:p-3 @3xl:align-top',
  '56rem': '@4xl:table-cell @4xl:border-t @4xl:border-line @4xl:px-3',
}

interface SheetTableProps {
  columns: readonly string[]
  columnsFrom: ColumnsFrom
  /** Describes the table to screen readers if no heading does. */
  caption?: ReactNode
  className?: string
  /** The rows: `SheetRow`s. */
  children: ReactNode
}

/** Rows in columns. Without room for columns, each row is a sheet. */
export function SheetTable({ columns, columnsFrom, caption, className = '', children }: SheetTableProps) {
  const { table, head, body } = looks[columnsFrom]
  return (
    <div className="@container">
      <table className={`block w-full border-separate border-spacing-0 ${table} ${className}`}>
        {caption !== undefined && <caption className="sr-only">{caption}</caption>}
        <thead className={`sr-only ${head}`}>
          <tr className="text-left">
            {columns.map(column => (
              <th key={column} scope="col" className="eyebrow p-3 whitespace-nowrap text-muted">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={`grid gap-4 ${body}`}>{children}</tbody>
      </table>
    </div>
  )
}

/** One row of a `SheetTable`, with columns from the same width on. */
export function SheetRow({ columnsFrom, children }: { columnsFrom: ColumnsFrom; children: ReactNode }) {
  return <tr className={`sheet block p-4 ${looks[columnsFrom].row}`}>{children}</tr>
}
