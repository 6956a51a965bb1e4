import { type RefObject, useState } from 'react'
import { readAmount, readCount } from '#contract/amounts.ts'
import type { Quote } from '#contract/quotes/quotes.ts'
import { VALID_DAYS } from '#contract/quotes/states.ts'
import { answerOf, CallError, calls, problemsOf } from '../../../client.ts'
import { notify } from '../../base/actions/toast.tsx'
import { useAction } from '../../base/actions/use-action.ts'
import { useProblems } from '../../base/forms/use-problems.ts'
import { type AnswerDraft, startAnswer } from './answer-draft.ts'

/** Answers a request at the version that was shown. Nothing typed is lost, neither to a mistake nor to somebody who was faster. */
export function useAnswer(quote: Quote, place: RefObject<HTMLElement | null>) {
  const [draft, setDraft] = useState(() => startAnswer(quote, VALID_DAYS))
  const { setProblems, problemOf } = useProblems(place)
  /** Whether it has changed since it was shown. */
  const [isAnswered, setAnswered] = useState(false)
  const { isBusy, act } = useAction({ onFailure: explain })
  const param = { id: encodeURIComponent(quote._id) }
  const header = { 'if-match': `"${quote.version}"` }

  function send(): void {
    const json = {
      prices: draft.prices.map(readAmount),
      answer: draft.answer,
      days: readCount(draft.days),
    }
    setProblems([])
    void act(() => answerOf(calls.quote[':id'].prices.$put({ param, header, json })), {
      success: 'The quote is on its way to the customer',
    })
  }

  function decline(): void {
    setProblems([])
    void act(
      () => answerOf(calls.quote[':id'].decline.$post({ param, header, json: { reason: draft.reason } })),
      {
        success: 'The request is declined',
      },
    )
  }

  // No retry in a toast: only the forms send again, with what is in them then.
  function explain(error: unknown): false {
    const status = error instanceof CallError ? error.status : 0
    const errors = problemsOf(error)
    if (status === 412 || status === 409) setAnswered(true)
    else if (errors.length > 0 && errors.every(({ field }) => isShown(field))) setProblems(errors)
    else notify.failure(error)
    return false
  }

  return {
    draft,
    change: (changed: Partial<AnswerDraft>) => setDraft({ ...draft, ...changed }),
    setPrice: (index: number, price: string) =>
      setDraft({ ...draft, prices: draft.prices.map((each, other) => (other === index ? price : each)) }),
    isBusy,
    isAnswered,
    hasChanges: () =>
      quote.status === 'requested' &&
      JSON.stringify(draft) !== JSON.stringify(startAnswer(quote, VALID_DAYS)),
    send,
    decline,
    problemOf,
  }
}

/** Whether there is a field beside which this can be said. */
function isShown(field: string): boolean {
  return /^(prices\.\d+|answer|days|reason)$/.test(field)
}
