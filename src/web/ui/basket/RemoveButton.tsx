import { useContext } from 'react'
import type { BasketLine } from '#contract/basket/basket.ts'
import { RemovedLine } from './removed-line.ts'
import { peekBasket } from './shown-basket.ts'
import { useBasketAction } from './use-basket-action.ts'

/** Takes a line out of the basket; the page offers to put it back. */
export function RemoveButton({
  line,
  className = 'btn btn-ghost btn-sm',
}: {
  line: BasketLine
  className?: string
}) {
  const { isOff, change } = useBasketAction()
  const remember = useContext(RemovedLine)

  async function remove(): Promise<void> {
    const lines = peekBasket().basket?.lines ?? []
    const place = lines.findIndex(({ product }) => product === line.product)
    const before = place === -1 ? undefined : lines[place + 1]?.product
    if (await change({ act: 'remove', product: line.product })) remember({ line, before })
  }

  return (
    <button
      type="button"
      disabled={isOff}
      aria-label={`Remove ${line.name}`}
      onClick={() => void remove()}
      className={className}
    >
      Remove
    </button>
  )
}
