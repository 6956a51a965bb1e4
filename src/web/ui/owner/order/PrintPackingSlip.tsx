import type { OrderToPack } from '#contract/orders/managed.ts'
import { keepPage, useAction } from '../../base/actions/use-action.ts'
import { printPackingSlips } from './print-calls.ts'

/** Saves the packing slip of an order. */
export function PrintPackingSlip({ order: { _id, number } }: { order: OrderToPack }) {
  const { isOff, act } = useAction({ refresh: keepPage })
  const print = () => act(() => printPackingSlips([_id], `packing-slip-${number}.pdf`))
  return (
    <button type="button" className="btn btn-outline" disabled={isOff} onClick={() => void print()}>
      Packing slip
    </button>
  )
}
