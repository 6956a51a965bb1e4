import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { ManagedProduct } from '#contract/products.ts'
import { ProductPicture } from '../ProductPicture.tsx'
import { SheetRow, SheetTable } from '../SheetTable.tsx'
import { ColumnChooser } from './ColumnChooser.tsx'
import { ManagedValue } from './ManagedValue.tsx'
import { SelectionBar } from './SelectionBar.tsx'
import { type ColumnName, columnNames, useColumns } from './use-columns.ts'
import { type Selection, useSelection } from './use-selection.ts'

/** Products, with actions for several at once. `isArchive`: these are the archived ones. */
export function ManagedList({
  products,
  isArchive,
}: {
  products: readonly ManagedProduct[]
  isArchive: boolean
}) {
  const selection = useSelection(products.map(({ _id }) => _id))
  const [columns, toggle] = useColumns()
  const headings = ['Select', 'Product', ...columns.map(name => columnNames[name])]
  return (
    <>
      <SelectionBar selection={selection} isArchive={isArchive} />
      <ColumnChooser columns={columns} onToggle={toggle} />
      <SheetTable columns={headings} columnsFrom="56rem" caption="Products" className="text-[0.9375rem]">
        {products.map(product => (
          <ManagedRow key={product._id} product={product} selection={selection} columns={columns} />
        ))}
      </SheetTable>
    </>
  )
}

function ManagedRow({
  product,
  selection,
  columns,
}: {
  product: ManagedProduct
  selection: Selection
  columns: readonly ColumnName[]
}) {
  const { _id: id, name, img } = product
  const block =
    'block py-1.5 @4xl:table-cell @4xl:border-t @4xl:border-line @4xl:px-3 @4xl:py-2 @4xl:align-middle'
  return (
    <SheetRow columnsFrom="56rem">
      <td className={`${block} float-right @4xl:float-none`}>
        <input
          type="checkbox"
          aria-label={`Select ${name}`}
          className="checkbox block"
          checked={selection.isSelected(id)}
          onChange={() => selection.toggle(id)}
        />
      </td>
      <td className={block}>
        <div className="flex items-center gap-3">
          <ProductPicture src={img} alt="" sizes="4rem" className="w-14! shrink-0 rounded-box" />
          <Link
            to="/dashboard/products/$id"
            params={{ id }}
            className="text-link font-semibold wrap-anywhere"
          >
            {name}
          </Link>
        </div>
      </td>
      {columns.map(column => (
        <Cell key={column} label={columnNames[column]}>
          <ManagedValue product={product} column={column} />
        </Cell>
      ))}
    </SheetRow>
  )
}

/** One figure: under its column, or beside its label if there are no columns. */
function Cell({ label, children }: { label: string; children: ReactNode }) {
  return (
    <td className="relative flex items-center justify-between gap-4 border-t border-line py-1.5 @4xl:table-cell @4xl:px-3 @4xl:py-2">
      <span aria-hidden="true" className="text-muted @4xl:hidden">
        {label}
      </span>
      <div className="text-right @4xl:text-left">{children}</div>
    </td>
  )
}
