import { useRouter } from '@tanstack/react-router'
import { type RefObject, useRef, useState } from 'react'
import { readAmount } from '#contract/amounts.ts'
import type { BasketLine } from '#contract/basket/basket.ts'
import { answerOf, calls, problemsOf } from '../../../client.ts'
import { notify } from '../../base/actions/toast.tsx'
import { keepPage, useAction } from '../../base/actions/use-action.ts'
import { useIdempotencyKey } from '../../base/forms/use-idempotency-key.ts'
import { useProblems } from '../../base/forms/use-problems.ts'

/** What of a line a request needs; `unitPrice` is what a piece costs today. */
export type RequestedLine = Pick<BasketLine, 'product' | 'name' | 'quantity' | 'unitPrice'>

/** A request for a better price while it is written. Nothing typed is lost: what is wrong is said beside its field. */
export function useRequest({
  lines,
  beginning,
  form,
}: {
  lines: readonly RequestedLine[]
  beginning: string
  form: RefObject<HTMLFormElement | null>
}) {
  const router = useRouter()
  const once = useIdempotencyKey()
  const [question, setQuestion] = useState(beginning)
  const [wanted, setWanted] = useState<Readonly<Record<string, string>>>({})
  const { setProblems, problemOf } = useProblems(form)
  const isSent = useRef(false)
  const { isBusy, act } = useAction({ refresh: keepPage, onFailure: place })

  async function ask(): Promise<void> {
    const json = {
      question,
      lines: lines.map(({ product, quantity: availability }) => ({
        product,
        availability,
        wantedPrice: readAmount(wanted[product] ?? '').trim() || undefined,
      })),
    }
    const headers = { 'idempotency-key': once.keyFor(json) }
    const { insertedId: id } = await answerOf(calls.quote.$post({ json }, { headers }))
    isSent.current = true
    notify.success('We have your request and will answer by email')
    await router.navigate({ to: '/dashboard/quotes/$id', params: { id } })
  }

  // No retry in a toast: only the form sends again, with what is in it then.
  function place(error: unknown): false {
    const errors = problemsOf(error)
    setProblems(errors)
    const isPlaced = errors.every(({ field }) => field === 'question' || field.endsWith('.wantedPrice'))
    if (errors.length === 0 || !isPlaced) notify.failure(error)
    return false
  }

  function send(): void {
    // Without words it would be no request, but a quote at today's prices.
    const isEmpty = question.trim() === ''
    setProblems(isEmpty ? [{ field: 'question', message: 'must not be blank' }] : [])
    if (!isEmpty) void act(ask)
  }

  return {
    question,
    setQuestion,
    wanted,
    want: (product: string, price: string) => setWanted({ ...wanted, [product]: price }),
    isBusy,
    hasChanges: () => !isSent.current && (question !== beginning || Object.values(wanted).some(Boolean)),
    send,
    problemOf,
  }
}
