import type { BasketChange } from './basket-change.ts'

/** A change of the basket that was pressed and has not been made. */
export interface KeptChange {
  /** The id of the person whose basket it is; null for a visitor. */
  readonly owner: string | null
  readonly change: BasketChange
  /** When the page began on which it was pressed, in ms. */
  readonly page: number
  /** How long after that, in ms. */
  readonly at: number
}

/** What the keys in the storage of the tab begin with. */
export const KEPT = 'press '

/** Keeps a change in this tab, sent again under the same id made once: if the page is left before it is made, the next one makes it. Without storage it lasts as long as the page. */
export function keepChange(id: string, owner: string | null, change: BasketChange): void {
  const kept: KeptChange = { owner, change, page: performance.timeOrigin, at: performance.now() }
  try {
    sessionStorage.setItem(KEPT + id, JSON.stringify(kept))
  } catch {}
}

/** It has been made, or refused. */
export function dropChange(id: string): void {
  try {
    sessionStorage.removeItem(KEPT + id)
  } catch {}
}
