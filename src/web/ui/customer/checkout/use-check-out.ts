import { useRouter } from '@tanstack/react-router'
import type { SavedAddress } from '#contract/postal-addresses/postal-addresses.ts'
import { CallError } from '../../../client.ts'
import { notify } from '../../base/actions/toast.tsx'
import { keepPage, useAction } from '../../base/actions/use-action.ts'
import { addressValues } from '../../base/addresses/address-values.ts'
import { useIdempotencyKey } from '../../base/forms/use-idempotency-key.ts'
import type { CheckoutTerms } from './checkout-terms.ts'
import type { Purchase } from './purchase.ts'

interface CheckOutOptions {
  readonly purchase: Purchase
  readonly terms: CheckoutTerms
  readonly delivery: SavedAddress | undefined
  readonly billing: SavedAddress | undefined
  /** Reads what is bought anew, with the prices and the stock of now. */
  readonly reload: () => Promise<void>
}

/** Books the order, once however often it is sent, and goes on to the payment, or to what comes next on account. What has changed meanwhile is said and shown. */
export function useCheckOut({ purchase, terms, delivery, billing, reload }: CheckOutOptions) {
  const router = useRouter()
  const once = useIdempotencyKey()
  const { isOff, act } = useAction({ refresh: keepPage, onFailure: explain })

  async function book(price: number): Promise<void> {
    if (!delivery) return
    const { method, vatId, customerReference, note, payment } = terms
    const json = {
      price,
      phone: delivery.phone,
      deliveryAddress: addressValues(delivery),
      billingAddress: billing && addressValues(billing),
      deliveryMethod: method,
      vatId,
      customerReference,
      note,
      paymentMethod: payment,
    }
    const id = await purchase.book(json, once.keyFor([purchase.lines, json]))
    once.renew()
    const to = payment === 'account' ? '/dashboard/orders/$id' : '/dashboard/payment/$id'
    await router.navigate({ to, params: { id }, reloadDocument: true })
  }

  async function explain(error: unknown): Promise<false> {
    notify.failure(error)
    if (error instanceof CallError && error.status === 409) await reload()
    return false
  }

  return { isOff, checkOut: (price: number) => void act(() => book(price)) }
}
