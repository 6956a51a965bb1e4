import { useEffect, useMemo, useState } from 'react'
import type { Basket } from '#contract/basket.ts'
import type { CheckoutEstimate, CheckoutQuestion } from '#contract/checkout.ts'
import type { SavedAddress } from '#contract/postal-addresses.ts'
import { answerOf, CallError, calls } from '../../client.ts'
import { describeFailure } from '../failure.ts'
import { type CheckoutTerms, linesOf } from './checkout-terms.ts'

/** What the order would cost, or why it cannot be delivered so. */
interface Answer {
  readonly estimate?: CheckoutEstimate | undefined
  /** What is wrong with the VAT ID. */
  readonly vatIdProblem?: string | undefined
  readonly problem?: string | undefined
}

export interface ShownEstimate extends Answer {
  /** Whether it answers the present terms; the last estimate stays until the next is there. */
  readonly isCurrent: boolean
}

/** Estimates anew whenever the terms change; an answer to older terms is not shown as one to these. */
export function useEstimate(
  basket: Basket,
  address: SavedAddress | undefined,
  { method, vatId }: Pick<CheckoutTerms, 'method' | 'vatId'>,
): ShownEstimate {
  const [answer, setAnswer] = useState<Answer & { readonly question?: CheckoutQuestion }>({})
  const country = address?.country
  const postcode = address?.postcode ?? ''
  const question = useMemo<CheckoutQuestion | undefined>(
    () =>
      country === undefined
        ? undefined
        : { lines: linesOf(basket), country, postcode, deliveryMethod: method, vatId },
    [basket, country, postcode, method, vatId],
  )
  useEffect(() => {
    if (!question) return
    const asking = new AbortController()
    void ask(question, asking.signal).then(told => {
      if (!asking.signal.aborted)
        setAnswer(({ estimate: last }) => ({ ...told, estimate: told.estimate ?? last, question }))
    })
    return () => asking.abort()
  }, [question])
  return question && answer.question === question
    ? { ...answer, isCurrent: true }
    : { estimate: answer.estimate, isCurrent: false }
}

/** Never rejects: what is wrong is an answer too. */
async function ask(question: CheckoutQuestion, signal: AbortSignal): Promise<Answer> {
  try {
    return {
      estimate: await answerOf(calls.checkout.estimate.$post({ json: question }, { init: { signal } })),
    }
  } catch (error) {
    const [problem] = error instanceof CallError ? (error.problem?.errors ?? []) : []
    if (problem?.field === 'vatId') return { vatIdProblem: `The VAT ID ${problem.message}.` }
    return { problem: problem?.message ?? describeFailure(error).text }
  }
}
