import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Order } from '#contract/orders/orders.ts'
import type { Intent } from '#contract/payments/payments.ts'
import { answerOf, CallError, calls, fetchShop, toCallError } from '../../../client.ts'
import { describeFailure } from '../../base/actions/failure.ts'
import { notify } from '../../base/actions/toast.tsx'

export type PaymentState =
  | { readonly step: 'opening' }
  | { readonly step: 'refused'; readonly message: string }
  /** The person's address has to be confirmed first. */
  | { readonly step: 'unconfirmed'; readonly message: string }
  /** Not current while the intent for a new price is opened: the form stays, but cannot charge. */
  | { readonly step: 'ready'; readonly intent: Intent; readonly isCurrent: boolean }
  | { readonly step: 'recording'; readonly transactionId: string }
  /** The card was charged, but the shop has not recorded it. */
  | { readonly step: 'unrecorded'; readonly transactionId: string }
  /** The payment came too late and will be refunded. */
  | { readonly step: 'returned'; readonly message: string }
  | { readonly step: 'paid'; readonly transactionId: string }

/** Takes an order from opening its payment to paid; opens another if its price changes. */
export function usePayment({ _id: id, price, status }: Order, onPaid: () => void) {
  const router = useRouter()
  const [state, setState] = useState<PaymentState>({ step: 'opening' })
  const openings = useRef(0)

  async function open(): Promise<void> {
    openings.current += 1
    const opening = openings.current
    setState(before => (before.step === 'ready' ? { ...before, isCurrent: false } : { step: 'opening' }))
    try {
      const json = { price, order: id }
      const intent = await answerOf(calls['create-payment-intent'].$post({ json }))
      if (opening === openings.current) setState({ step: 'ready', intent, isCurrent: true })
    } catch (error) {
      if (opening !== openings.current) return
      if (error instanceof CallError && error.status === 403)
        return setState({ step: 'unconfirmed', message: error.message })
      setState({ step: 'refused', message: describeFailure(error).text })
      notify.failure(error, { retry: () => void open() })
      // Already paid, or expired meanwhile: the reloaded order shows which.
      if (error instanceof CallError && [404, 409].includes(error.status)) await router.invalidate()
    }
  }

  async function record(transactionId: string): Promise<void> {
    setState({ step: 'recording', transactionId })
    try {
      await recordPayment(id, transactionId)
      setState({ step: 'paid', transactionId })
      onPaid()
    } catch (error) {
      const isReturned = error instanceof CallError && error.status === 409
      setState(
        isReturned ? { step: 'returned', message: error.message } : { step: 'unrecorded', transactionId },
      )
      notify.failure(error, { retry: isReturned ? undefined : () => void record(transactionId) })
    }
  }

  const openAtFirst = useEffectEvent(open)
  useEffect(() => {
    if (status === 'booked') void openAtFirst()
  }, [status, price])

  return { state, open, record }
}

/** Pauses between the attempts, in ms. */
const PAUSES = [500, 1500, 4000]

/**
 * Reports a payment to the shop, repeating it a few times on transient failures: repeats are harmless. Rejects with a CallError.
 */
async function recordPayment(orderId: string, transactionId: string): Promise<void> {
  for (const pause of [...PAUSES, undefined]) {
    const failure = await report(orderId, transactionId)
    if (!failure) return
    if (pause === undefined || !isTransient(failure)) throw failure
    await new Promise(resolve => setTimeout(resolve, pause))
  }
}

async function report(orderId: string, transactionId: string): Promise<CallError | undefined> {
  const body = JSON.stringify({ order: orderId, transactionId })
  // The public contract names no content type here: the browser sends text/plain, and the shop reads it as JSON.
  const answer = await fetchShop(`/order/${orderId}`, { method: 'PATCH', body }).catch(() => undefined)
  if (!answer) return new CallError(0)
  return answer.ok ? undefined : toCallError(answer)
}

function isTransient({ status }: CallError): boolean {
  return status === 0 || status === 429 || status >= 500
}
