import type { ReactNode } from 'react'
import { SheetRow, SheetTable } from './SheetTable.tsx'

/** A table of figures; its cells show their column's label where there is no room for a head. */
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
    <SheetTable columns={columns} columnsFrom="48rem" caption={caption}>
      {children}
    </SheetTable>
  )
}

export function DataRow({ children }: { children: ReactNode }) {
  return <SheetRow columnsFrom="48rem">{children}</SheetRow>
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
