import { useRouter } from '@tanstack/react-router'
import { type Dispatch, useEffect } from 'react'
import type { Suggestion } from '#contract/search/search.ts'
import { answerOf, calls } from '../../../client.ts'
import { findOwnParts } from '../../customer/part-numbers/find-own-parts.ts'
import type { Combobox, ComboboxEvent } from './combobox.ts'

const MOST = '10'
/** How long somebody must pause in typing, and how long an answer may take, in ms. */
const PAUSE_MS = 80
const PATIENCE_MS = 5_000

/**
 * Asks for suggestions for what is typed, the products that a signed-in person calls so first: apart, as the others are the same for everybody
 * and come from memory. The next text aborts the calls for the one before.
 */
export function useSuggestions({ text, isOpen }: Combobox, dispatch: Dispatch<ComboboxEvent>): void {
  const q = text.trim()
  const { session } = useRouter().options.context
  useEffect(() => {
    if (!isOpen || q === '') return
    const asking = new AbortController()
    const signal = AbortSignal.any([asking.signal, AbortSignal.timeout(PATIENCE_MS + PAUSE_MS)])
    const ask = async () => {
      // Without suggestions the field still searches.
      const [own, found] = await Promise.all([
        session.peek() ? suggestOwn(q, signal).catch(() => []) : [],
        answerOf(calls.suggest.$get({ query: { q, limit: MOST } }, { init: { signal } })).catch(
          () => undefined,
        ),
      ])
      const isOther = ({ _id }: Suggestion) => _id === null || !own.some(each => each._id === _id)
      if (!asking.signal.aborted)
        dispatch({
          type: 'answered',
          suggestions: [...own, ...(found ?? []).filter(isOther)],
          isWhole: found !== undefined,
        })
    }
    const timer = setTimeout(() => void ask(), PAUSE_MS)
    return () => {
      clearTimeout(timer)
      asking.abort()
    }
  }, [isOpen, q, dispatch, session])
}

/** The products that the signed-in person calls so. */
async function suggestOwn(q: string, signal: AbortSignal): Promise<Suggestion[]> {
  const found = await findOwnParts(q, signal)
  return found.map(({ _id, number, name, sku, category, family }) => ({
    kind: 'size',
    text: name,
    detail: `Your number ${number}`,
    query: null,
    category,
    family,
    _id,
    sku,
    image: null,
    count: 1,
  }))
}
