import type { Basket } from '#contract/basket.ts'
import { keepPage, useAction } from '../use-action.ts'
import type { BasketKeeper } from './basket-keeper.ts'
import { changeBasket } from './basket-store.ts'

/** Runs changes of the basket for the buttons of one component: disables them meanwhile, and reports failures. */
export function useBasketAction() {
  const { isOff, act } = useAction({ refresh: keepPage })
  return {
    isOff,
    /** Returns whether it succeeded. */
    change: (how: (keeper: BasketKeeper) => Promise<Basket>) => act(() => changeBasket(how)),
  }
}
