import { useSyncExternalStore } from 'react'
import { keepChoice } from './kept-choice.ts'

/** Whether prices are shown with or without VAT in this browser; with it, until somebody chooses. */
const prices = keepChoice('prices', ['gross', 'net'])

export const PRICES_SCRIPT = prices.script

export const choosePrices = prices.choose

/** Whether prices are shown net now. False on the server, corrected by the browser on hydration. */
export function useIsNet(): boolean {
  return useSyncExternalStore(
    prices.subscribe,
    () => prices.read() === 'net',
    () => false,
  )
}
