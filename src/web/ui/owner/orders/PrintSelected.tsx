import { useState } from 'react'
import type { ManagedOrder } from '#contract/orders/managed.ts'
import { keepPage, useAction } from '../../base/actions/use-action.ts'
import type { Selection } from '../../base/list/use-selection.ts'
import { PrintLabels } from '../order/PrintLabels.tsx'
import { printAddressLabels, printPackingSlips, printPickList } from '../order/print-calls.ts'

const isSent = ({ toShip, status, supplementOf }: ManagedOrder) =>
  toShip || (status === 'shipped' && supplementOf === null)
const isLabelled = (order: ManagedOrder) =>
  isSent(order) && order.deliveryAddress !== null && order.deliveryMethod !== 'pick-up'

/** Saves what the warehouse needs of the selected orders, and says which it leaves out. The selection stays, for what comes next. */
export function PrintSelected({
  orders,
  selection: { selected },
}: {
  orders: readonly ManagedOrder[]
  selection: Selection
}) {
  const { isOff, act } = useAction({ refresh: keepPage })
  const [isAsked, setAsked] = useState(false)
  const [left, setLeft] = useState<readonly string[]>([])
  const chosen = orders.filter(({ _id }) => selected.includes(_id))
  const labelled = chosen.filter(isLabelled).map(({ _id }) => _id)

  /** The ids of those that a paper is for; the numbers of the others are shown. */
  function choose(isFor: (order: ManagedOrder) => boolean): string[] {
    setLeft(chosen.filter(order => !isFor(order)).map(({ number }) => number))
    return chosen.filter(isFor).map(({ _id }) => _id)
  }

  async function print(
    isFor: (order: ManagedOrder) => boolean,
    save: (ids: readonly string[]) => Promise<void>,
  ): Promise<void> {
    const ids = choose(isFor)
    if (ids.length > 0) await act(() => save(ids))
  }

  const papers = {
    'Pick list': () => void print(({ toShip }) => toShip, printPickList),
    'Packing slips': () => void print(isSent, ids => printPackingSlips(ids)),
    Labels: () => setAsked(choose(isLabelled).length > 0),
  }

  return (
    <>
      {Object.entries(papers).map(([name, start]) => (
        <button
          key={name}
          type="button"
          disabled={isOff || selected.length === 0}
          onClick={start}
          className="btn btn-outline btn-sm"
        >
          {name}
        </button>
      ))}
      <output className="w-full text-sm text-muted empty:hidden">
        {left.length > 0 && `Left out, as there is nothing to send now: ${left.join(', ')}.`}
      </output>
      {isAsked && (
        <PrintLabels
          count={labelled.length}
          print={first => printAddressLabels(labelled, first)}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  )
}
