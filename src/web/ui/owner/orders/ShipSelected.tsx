import { useState } from 'react'
import type { ManagedOrder, ShippedOrders } from '#contract/orders/managed.ts'
import { ConfirmDialog } from '../../base/actions/ConfirmDialog.tsx'
import { useAction } from '../../base/actions/use-action.ts'
import { describeCount } from '../../base/list/ListPage.tsx'
import type { Selection } from '../../base/list/use-selection.ts'
import { shipMany } from './order-calls.ts'
import type { ShippedOrder } from './UndoShipped.tsx'

interface Refused {
  readonly number: string
  readonly reason: string
}

/** Marks the selected orders as shipped, after a confirmation, and says which could not be, and why. */
export function ShipSelected({
  orders,
  selection: { selected, clear },
  onShipped,
}: {
  orders: readonly ManagedOrder[]
  selection: Selection
  /** Told what is shipped now, and can be undone. */
  onShipped: (shipped: readonly ShippedOrder[]) => void
}) {
  const { isOff, act } = useAction()
  const [isAsked, setAsked] = useState(false)
  const [refused, setRefused] = useState<readonly Refused[]>([])
  const close = () => setAsked(false)

  function explain(answers: ShippedOrders['orders']): string {
    const numbers = new Map(orders.map(({ _id, number }) => [_id, number]))
    setRefused(
      answers.flatMap(({ _id, reason }) =>
        reason === null ? [] : [{ number: numbers.get(_id) ?? _id, reason }],
      ),
    )
    onShipped(
      answers.flatMap(({ _id: id, shipment }) =>
        shipment === null ? [] : [{ id, shipment, number: numbers.get(id) ?? id }],
      ),
    )
    return `${describeCount(answers.filter(({ isShipped }) => isShipped).length, 'order is', 'orders are')} shipped`
  }

  async function ship(): Promise<void> {
    close()
    if (await act(() => shipMany(selected), { success: explain })) clear()
  }

  return (
    <>
      <button
        type="button"
        disabled={isOff || selected.length === 0}
        onClick={() => setAsked(true)}
        className="btn btn-outline btn-sm"
      >
        Mark as shipped
      </button>
      <output className="w-full text-sm text-error empty:hidden">
        {refused.map(({ number, reason }) => (
          <span key={number} className="block">
            {number}: {reason}.
          </span>
        ))}
      </output>
      {isAsked && (
        <ConfirmDialog
          title={`Mark ${describeCount(selected.length, 'order', 'orders')} as shipped?`}
          onClose={close}
          actions={
            <>
              <button type="button" className="btn btn-secondary" onClick={() => void ship()}>
                Mark as shipped
              </button>
              <button type="button" className="btn btn-outline" onClick={close}>
                Cancel
              </button>
            </>
          }
        >
          All that is left of them. Their customers are told by mail once it can no longer be undone. Orders
          that cannot be shipped stay as they are.
        </ConfirmDialog>
      )}
    </>
  )
}
