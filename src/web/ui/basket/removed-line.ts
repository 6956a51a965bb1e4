import { createContext } from 'react'
import type { BasketLine } from '#contract/basket.ts'

/** Receives each line that is removed, to offer to put it back. */
export const RemovedLine = createContext<(line: BasketLine) => void>(() => {})
