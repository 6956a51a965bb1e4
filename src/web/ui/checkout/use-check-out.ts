import { useRouter } from '@tanstack/react-router'
import type { Basket } from '#contract/basket.ts'
import type { SavedAddress } from '#contract/postal-addresses.ts'
import { answerOf, CallError, calls } from '../../client.ts'
import { useIdempotencyKey } from '../forms/use-idempotency-key.ts'
import { notify } from '../toast.tsx'
import { keepPage, useAction } from '../use-action.ts'
import { type CheckoutTerms, linesOf } from './checkout-terms.ts'

interface CheckOutOptions {
  readonly basket: Basket
  readonly terms: CheckoutTerms
  readonly delivery: SavedAddress | undefined
  readonly billing: SavedAddress | undefined
  /** Reads the basket anew, with the prices and the stock of now. */
  readonly reload: () => Promise<void>
}

/** Books the order, once however often it is sent, and goes on to the payment. What has changed meanwhile is said and shown. */
export function useCheckOut({ basket, terms, delivery, billing, reload }: CheckOutOptions) {
  const router = useRouter()
  const once = useIdempotencyKey()
  const { isOff, act } = useAction({ refresh: keepPage, onFailure: explain })

  async function book(price: number): Promise<void> {
    if (!delivery) return
    const { method, vatId, customerReference, note } = terms
    const json = {
      lines: linesOf(basket),
      price,
      phone: delivery.phone,
      deliveryAddress: delivery,
      billingAddress: billing,
      deliveryMethod: method,
      vatId,
      customerReference,
      note,
    }
    const headers = { 'idempotency-key': once.keyFor(json) }
    const { insertedId: id } = await answerOf(calls.checkout.$post({ json }, { headers }))
    once.renew()
    await router.navigate({ to: '/dashboard/payment/$id', params: { id }, reloadDocument: true })
  }

  async function explain(error: unknown): Promise<false> {
    notify.failure(error)
    if (error instanceof CallError && error.status === 409) await reload()
    return false
  }

  return { isOff, checkOut: (price: number) => void act(() => book(price)) }
}
