import { useAction } from '../../base/actions/use-action.ts'
import { refreshBasket } from '../../basket/basket-store.ts'
import { writeLines } from '../../basket/kept-lines.ts'
import { useShownBasket } from '../../basket/shown-basket.ts'

/** Says why what was put in before the sign-in is still in this browser alone, and what can be done about it. */
export function UnmergedLines() {
  const { unmerged } = useShownBasket()
  const { isOff, act } = useAction({ refresh: refreshBasket })
  if (unmerged === undefined) return null
  return (
    <div className="sheet mb-4 grid justify-items-start gap-3 border-l-4 border-l-warning px-4 py-3 print:hidden">
      <p>What you put in before you signed in could not be added. It is kept in this browser. {unmerged}</p>
      <div className="flex flex-wrap gap-2">
        <button
          type="button"
          disabled={isOff}
          onClick={() => void act(refreshBasket)}
          className="btn btn-outline btn-sm"
        >
          Try again
        </button>
        <button
          type="button"
          disabled={isOff}
          onClick={() => void act(async () => writeLines(() => []))}
          className="btn btn-ghost btn-sm"
        >
          Leave it out
        </button>
      </div>
    </div>
  )
}
