import { useContext } from 'react'
import type { BasketLine } from '#contract/basket.ts'
import { RemovedLine } from './removed-line.ts'
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
  return (
    <button
      type="button"
      disabled={isOff}
      aria-label={`Remove ${line.name}`}
      onClick={() => void change(keeper => keeper.remove(line.product)).then(done => done && remember(line))}
      className={className}
    >
      Remove
    </button>
  )
}
