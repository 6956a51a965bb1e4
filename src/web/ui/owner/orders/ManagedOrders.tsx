import type { ManagedOrder } from '#contract/orders/managed.ts'
import { useRights } from '../../../rights.ts'
import { ColumnChooser } from '../../base/list/ColumnChooser.tsx'
import { ListTable } from '../../base/list/ListTable.tsx'
import { SelectionBar } from '../../base/list/SelectionBar.tsx'
import { useColumns } from '../../base/list/use-columns.ts'
import { useSelection } from '../../base/list/use-selection.ts'
import {
  choosable,
  chosenColumns,
  isOfMoney,
  numberColumn,
  orderColumns,
  selectColumn,
} from './order-columns.tsx'
import { PrintSelected } from './PrintSelected.tsx'
import { ShipSelected } from './ShipSelected.tsx'
import type { ShippedOrder } from './UndoShipped.tsx'

/** A page of orders, with what can be done with several at once. */
export function ManagedOrders({
  orders,
  onShipped,
}: {
  orders: readonly ManagedOrder[]
  onShipped: (shipped: readonly ShippedOrder[]) => void
}) {
  const selection = useSelection(orders.map(({ _id }) => _id))
  const [chosen, toggle] = useColumns(choosable, chosenColumns)
  const has = useRights()
  const isShown = (name: (typeof choosable.names)[number]) => has('readOrder') || !isOfMoney(name)
  const select = has('shipOrder') ? [selectColumn(selection)] : []
  return (
    <>
      <SelectionBar label="Selected orders" selection={selection}>
        <PrintSelected orders={orders} selection={selection} />
        <ShipSelected orders={orders} selection={selection} onShipped={onShipped} />
      </SelectionBar>
      <ColumnChooser
        names={choosable.names.filter(isShown).map(name => [name, orderColumns[name].label] as const)}
        chosen={chosen}
        onToggle={toggle}
      />
      <ListTable
        caption="Orders"
        columns={[...select, numberColumn, ...chosen.filter(isShown).map(name => orderColumns[name])]}
        rows={orders}
        keyOf={({ _id }) => _id}
        columnsFrom="56rem"
        className="text-[0.9375rem]"
      />
    </>
  )
}
