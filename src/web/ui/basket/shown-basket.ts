import { useSyncExternalStore } from 'react'
import type { Basket } from '#contract/basket/basket.ts'

/* Small, as every page needs it. What fills it is fetched when somebody uses a basket: basket-store.ts. */

/** What is known of the basket in this tab. */
export interface ShownBasket {
  /** The id of the person whose basket it is; null for a visitor. */
  readonly owner: string | null
  /** Undefined until it has been read. */
  readonly basket?: Basket
  /** Why lines that were put in before the sign-in are still in this browser alone; undefined if there are none. */
  readonly unmerged?: string | undefined
}

const NOBODY: ShownBasket = { owner: null }
let shown = NOBODY
const listeners = new Set<() => void>()

/** What is shown now. */
export function peekBasket(): ShownBasket {
  return shown
}

/** Shows this from now on. */
export function showBasket(wanted: ShownBasket): void {
  shown = wanted
  for (const listener of listeners) listener()
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The basket as it is known in this tab; on the server nobody's. */
export function useShownBasket(): ShownBasket {
  return useSyncExternalStore(listen, peekBasket, () => NOBODY)
}
