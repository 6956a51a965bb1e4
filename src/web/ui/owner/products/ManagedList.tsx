import type { ManagedProduct } from '#contract/catalog/products.ts'
import { useRights } from '../../../rights.ts'
import { ColumnChooser } from '../../base/list/ColumnChooser.tsx'
import { ListTable } from '../../base/list/ListTable.tsx'
import { SelectionBar } from '../../base/list/SelectionBar.tsx'
import { useColumns } from '../../base/list/use-columns.ts'
import { useSelection } from '../../base/list/use-selection.ts'
import { choosable, chosenColumns, managedColumns, nameColumn, selectColumn } from './managed-columns.tsx'
import { ProductActions } from './ProductActions.tsx'

/** Products, with actions for several at once. `isArchive`: these are the archived ones. */
export function ManagedList({
  products,
  isArchive,
}: {
  products: readonly ManagedProduct[]
  isArchive: boolean
}) {
  const selection = useSelection(products.map(({ _id }) => _id))
  const [chosen, toggle] = useColumns(choosable, chosenColumns)
  const select = useRights()('manageProducts') ? [selectColumn(selection)] : []
  return (
    <>
      <SelectionBar label="Selected products" selection={selection}>
        <ProductActions selection={selection} isArchive={isArchive} />
      </SelectionBar>
      <ColumnChooser
        names={choosable.names.map(name => [name, managedColumns[name].label] as const)}
        chosen={chosen}
        onToggle={toggle}
      />
      <ListTable
        caption="Products"
        columns={[...select, nameColumn, ...chosen.map(name => managedColumns[name])]}
        rows={products}
        keyOf={({ _id }) => _id}
        columnsFrom="56rem"
        className="text-[0.9375rem]"
      />
    </>
  )
}
