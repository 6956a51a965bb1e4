import type { ReactNode } from 'react'

/** Rows under columns. Where there is no room for columns, each row is a sheet. */
export function DataTable({
  caption,
  columns,
  children,
}: {
  caption: string
  columns: readonly string[]
  children: ReactNode
}) {
  return (
    <div className="@container">
      <table className="block w-full border-separate border-spacing-0 @3xl:sheet @3xl:table">
        <caption className="sr-only">{caption}</caption>
        <thead className="sr-only @3xl:not-sr-only @3xl:table-header-group">
          <tr className="text-left">
            {columns.map(column => (
              <th key={column} scope="col" className="eyebrow p-3 whitespace-nowrap text-muted">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="grid gap-4 @3xl:table-row-group">{children}</tbody>
      </table>
    </div>
  )
}

export function DataRow({ children }: { children: ReactNode }) {
  return <tr className="sheet block p-4 @3xl:table-row @3xl:border-0 @3xl:p-0">{children}</tr>
}

/** One value: under its column, or under its label where there are no columns. */
export function DataCell({ label, children }: { label: string; children: ReactNode }) {
  return (
    <td className="block py-1.5 wrap-break-word @3xl:table-cell @3xl:border-t @3xl:border-line @3xl:p-3 @3xl:align-top">
      <span aria-hidden="true" className="block text-sm text-muted @3xl:hidden">
        {label}
      </span>
      {children}
    </td>
  )
}
