import { keepPage, useAction } from '../base/actions/use-action.ts'
import type { BasketChange } from './basket-change.ts'
import { changeBasket } from './basket-store.ts'

/** Runs changes of the basket for the buttons of one component: disables them meanwhile, and reports failures. */
export function useBasketAction() {
  const { isOff, act } = useAction({ refresh: keepPage })
  return {
    isOff,
    /** Returns whether it succeeded. */
    change: (change: BasketChange) => act(() => changeBasket(change)),
  }
}
