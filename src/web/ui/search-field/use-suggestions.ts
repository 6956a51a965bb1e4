import { type Dispatch, useEffect } from 'react'
import { answerOf, calls } from '../../client.ts'
import type { Combobox, ComboboxEvent } from './combobox.ts'

const MOST = '10'
/** How long somebody must pause in typing, and how long an answer may take, in ms. */
const PAUSE_MS = 80
const PATIENCE_MS = 5_000

/** Asks for suggestions for what is typed. There is at most one call at a time: the next text aborts the one before. */
export function useSuggestions({ text, isOpen }: Combobox, dispatch: Dispatch<ComboboxEvent>): void {
  const q = text.trim()
  useEffect(() => {
    if (!isOpen || q === '') return
    const asking = new AbortController()
    const signal = AbortSignal.any([asking.signal, AbortSignal.timeout(PATIENCE_MS + PAUSE_MS)])
    const ask = () =>
      answerOf(calls.suggest.$get({ query: { q, limit: MOST } }, { init: { signal } }))
        // Without suggestions the field still searches.
        .catch(() => [])
        .then(suggestions => {
          if (!asking.signal.aborted) dispatch({ type: 'answered', suggestions })
        })
    const timer = setTimeout(() => void ask(), PAUSE_MS)
    return () => {
      clearTimeout(timer)
      asking.abort()
    }
  }, [isOpen, q, dispatch])
}
