import { useState } from 'react'
import { answerOf, calls } from '../../../client.ts'
import { describeFailure } from '../../base/actions/failure.ts'
import { useAction } from '../../base/actions/use-action.ts'
import { describeCount } from '../../base/list/ListPage.tsx'
import { paramOf } from '../order/print-calls.ts'

/** An order that was just shipped. */
export interface ShippedOrder {
  readonly id: string
  readonly number: string
  readonly shipment: string
}

/** Says which orders were just shipped, and undoes that, as long as no mail has left. */
export function UndoShipped({ shipped }: { shipped: readonly ShippedOrder[] }) {
  const { isOff, act } = useAction()
  const [told, setTold] = useState<readonly string[]>()

  /** Undoes one after the other, and notes those that stay as they are, and why. */
  async function undoAll(): Promise<void> {
    const refused: string[] = []
    for (const { id, number, shipment } of shipped) {
      const param = paramOf(id, shipment)
      await answerOf(calls.order[':id'].shipments[':shipment'].$delete({ param })).catch((error: unknown) => {
        refused.push(`${number}: ${describeFailure(error).text}`)
      })
    }
    setTold(refused)
  }

  return (
    <output className="sheet mb-6 flex flex-wrap items-center gap-3 p-4 print:hidden">
      {told === undefined ? (
        <>
          <span>{describeCount(shipped.length, 'order is', 'orders are')} shipped.</span>
          <button
            type="button"
            disabled={isOff}
            className="btn btn-outline btn-sm"
            onClick={() => void act(undoAll)}
          >
            Undo
          </button>
        </>
      ) : (
        <span>
          {describeCount(shipped.length - told.length, 'shipment is', 'shipments are')} undone.
          {told.map(line => (
            <span key={line} className="block text-error">
              {line}
            </span>
          ))}
        </span>
      )}
    </output>
  )
}
