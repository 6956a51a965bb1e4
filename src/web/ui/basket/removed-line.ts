import { createContext } from 'react'
import type { BasketLine } from '#contract/basket/basket.ts'

/** A line that was removed, and the product of the one it stood before; undefined if it was the last. */
export interface Removal {
  readonly line: BasketLine
  readonly before: string | undefined
}

/** Receives each line that is removed, to offer to put it back. */
export const RemovedLine = createContext<(removal: Removal) => void>(() => {})
