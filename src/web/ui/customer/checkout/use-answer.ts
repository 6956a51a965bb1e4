import { useEffect, useState } from 'react'
import type { CheckoutEstimate } from '#contract/checkout/checkout.ts'
import { problemsOf } from '../../../client.ts'
import { describeFailure } from '../../base/actions/failure.ts'

/** What an order would cost, or why it cannot be delivered so. */
interface Answer {
  readonly estimate?: CheckoutEstimate | undefined
  /** What is wrong with the VAT ID. */
  readonly vatIdProblem?: string | undefined
  readonly problem?: string | undefined
}

export interface ShownEstimate extends Answer {
  /** Whether it answers the present question; the last estimate, and what was wrong with the VAT ID, stay until the next answer is there. */
  readonly isCurrent: boolean
  /** Whether the estimate is an earlier question's, and another is on its way. */
  readonly isStale: boolean
}

type Ask<Question> = (question: Question, signal: AbortSignal) => Promise<CheckoutEstimate>

/** Asks whenever the question is another object; an answer to an older one, whose `question` is returned with it, is not shown as one to this. `ask` stays the same. */
export function useAnswer<Question>(
  question: Question | undefined,
  ask: Ask<Question>,
): ShownEstimate & { readonly question?: Question } {
  const [answer, setAnswer] = useState<Answer & { readonly question?: Question }>({})
  useEffect(() => {
    if (question === undefined) return
    const asking = new AbortController()
    void tell(ask(question, asking.signal)).then(told => {
      if (!asking.signal.aborted)
        setAnswer(({ estimate: last }) => ({ ...told, estimate: told.estimate ?? last, question }))
    })
    return () => asking.abort()
  }, [question, ask])
  const { problem: _, ...last } = answer
  return question !== undefined && answer.question === question
    ? { ...answer, isCurrent: true, isStale: false }
    : { ...last, isCurrent: false, isStale: question !== undefined && answer.estimate !== undefined }
}

/** Never rejects: what is wrong is an answer too. */
async function tell(asked: Promise<CheckoutEstimate>): Promise<Answer> {
  try {
    return { estimate: await asked }
  } catch (error) {
    const [problem] = problemsOf(error)
    if (problem?.field === 'vatId') return { vatIdProblem: `The VAT ID ${problem.message}.` }
    return { problem: problem?.message ?? describeFailure(error).text }
  }
}
