import { useRouter } from '@tanstack/react-router'
import { type RefObject, useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { PostalAddress, SavedAddress } from '#contract/postal-addresses/postal-addresses.ts'
import { CallError } from '../../../client.ts'
import { notify } from '../../base/actions/toast.tsx'
import { keepPage, useAction } from '../../base/actions/use-action.ts'
import { addressValues } from '../../base/addresses/address-values.ts'
import { placeProblems } from '../../base/forms/place-problems.ts'
import { useIdempotencyKey } from '../../base/forms/use-idempotency-key.ts'
import type { CheckoutTerms } from '../../customer/checkout/checkout-terms.ts'
import type { Purchase } from '../../customer/checkout/purchase.ts'

interface BookForOptions {
  readonly purchase: Purchase
  readonly terms: CheckoutTerms
  readonly form: UseFormReturn<PostalAddress>
  readonly billing: SavedAddress | undefined
  /** Reads the products anew, with the prices and the stock of now. */
  readonly readAnew: () => Promise<unknown>
}

/** Books for a customer, once however often it is sent, and goes on to the order. What has changed meanwhile is said and shown. */
export function useBookFor({ purchase, terms, form, billing, readAnew }: BookForOptions): {
  readonly isOff: boolean
  /** Set once it is booked: nothing is lost any more by leaving. */
  readonly isBooked: RefObject<boolean>
  readonly book: (total: number) => void
} {
  const router = useRouter()
  const once = useIdempotencyKey()
  const isBooked = useRef(false)
  const { isOff, act } = useAction({ refresh: keepPage, onFailure: explain })

  async function send(deliveryAddress: PostalAddress, price: number): Promise<void> {
    const { method: deliveryMethod, vatId, customerReference, note, payment: paymentMethod } = terms
    const { phone } = deliveryAddress
    const written = { phone, vatId, customerReference, note, paymentMethod }
    const billingAddress = billing && addressValues(billing)
    const json = { price, deliveryAddress, billingAddress, deliveryMethod, ...written }
    const id = await purchase.book(json, once.keyFor([purchase.lines, json]))
    once.renew()
    isBooked.current = true
    notify.success('It is booked, and the customer gets the mail about it')
    await router.navigate({ to: '/dashboard/orders/$id', params: { id } })
  }

  async function explain(error: unknown): Promise<false> {
    if (placeProblems(error, form, 'deliveryAddress.')) return false
    notify.failure(error)
    if (error instanceof CallError && error.status === 409) await readAnew()
    return false
  }

  const book = (total: number) =>
    void form.handleSubmit(async address => {
      await act(() => send(address, total))
    })()
  return { isOff, isBooked, book }
}
