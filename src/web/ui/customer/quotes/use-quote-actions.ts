import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import type { Quote } from '#contract/quotes/quotes.ts'
import { answerOf, CallError, calls } from '../../../client.ts'
import { describeFailure } from '../../base/actions/failure.ts'
import { notify } from '../../base/actions/toast.tsx'
import { keepPage, useAction } from '../../base/actions/use-action.ts'
import { addressValues } from '../../base/addresses/address-values.ts'
import { useIdempotencyKey } from '../../base/forms/use-idempotency-key.ts'

/** Orders a quote, asks for it again or takes a request back. What stands against it stays beside the buttons. */
export function useQuoteActions(quote: Quote) {
  const router = useRouter()
  const once = useIdempotencyKey()
  const [problem, setProblem] = useState<string>()
  const { isOff, act } = useAction({ refresh: keepPage, onFailure: explain })
  const param = { id: encodeURIComponent(quote._id) }

  async function order(): Promise<void> {
    const json = { price: quote.total, phone: quote.deliveryAddress?.phone }
    const headers = { 'idempotency-key': once.keyFor(json) }
    const { insertedId: id } = await answerOf(calls.quote[':id'].order.$post({ param, json }, { headers }))
    await router.navigate({ to: '/dashboard/payment/$id', params: { id }, reloadDocument: true })
  }

  /** The same again, of the products that are still made. */
  async function askAgain(): Promise<void> {
    const { deliveryAddress, billingAddress, deliveryMethod, vatId, customerReference, note } = quote
    const lines = quote.lines.flatMap(({ product, availability, todayPrice }) =>
      product !== null && todayPrice !== null ? [{ product, availability }] : [],
    )
    if (lines.length === 0) return notify.refusal('None of these parts is made any longer.')
    const terms = deliveryAddress && {
      deliveryAddress: addressValues(deliveryAddress),
      billingAddress: billingAddress && addressValues(billingAddress),
      deliveryMethod,
      vatId,
    }
    const json = { lines, customerReference, note, ...terms }
    const headers = { 'idempotency-key': once.keyFor(json) }
    const { insertedId: id } = await answerOf(calls.quote.$post({ json }, { headers }))
    notify.success('A new quote, at today’s prices')
    await router.navigate({ to: '/dashboard/quotes/$id', params: { id } })
  }

  async function withdraw(): Promise<void> {
    await answerOf(calls.quote[':id'].withdraw.$post({ param }))
    notify.success('The request is taken back')
    await router.invalidate()
  }

  async function explain(error: unknown): Promise<false> {
    setProblem(describeFailure(error).text)
    // The quote may have run out, or its products may have gone.
    if (error instanceof CallError && error.status === 409) await router.invalidate()
    return false
  }

  function run(action: () => Promise<void>): () => void {
    return () => {
      setProblem(undefined)
      void act(action)
    }
  }

  return { isOff, problem, order: run(order), askAgain: run(askAgain), withdraw: run(withdraw) }
}
