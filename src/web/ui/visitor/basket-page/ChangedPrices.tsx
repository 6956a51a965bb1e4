import type { BasketLine } from '#contract/basket/basket.ts'
import { useBasketAction } from '../../basket/use-basket-action.ts'

/** Says how many prices have changed since they were last seen, until they are accepted. */
export function ChangedPrices({ lines }: { lines: readonly BasketLine[] }) {
  const { isOff, change } = useBasketAction()
  const changed = lines.filter(({ was }) => was !== null).length
  if (changed === 0) return null
  return (
    <div className="sheet mb-4 flex flex-wrap items-center justify-between gap-3 border-l-4 border-l-warning px-4 py-3 print:hidden">
      <p>
        {changed === 1 ? '1 price has' : `${changed} prices have`} changed since you last saw{' '}
        {changed === 1 ? 'it' : 'them'}.
      </p>
      <button
        type="button"
        disabled={isOff}
        onClick={() => void change({ act: 'acceptPrices' })}
        className="btn btn-outline btn-sm"
      >
        Accept the new {changed === 1 ? 'price' : 'prices'}
      </button>
    </div>
  )
}
