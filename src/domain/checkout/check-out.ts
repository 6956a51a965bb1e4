import type { PaymentMethod } from '#contract/payment-method.ts'
import type { PostalAddress } from '#contract/postal-addresses.ts'
import { removeOrdered } from '../basket/remove-ordered.ts'
import type { Context } from '../context.ts'
import { findFirstResult, type Once } from '../idempotency.ts'
import { bookOrder } from '../orders/book.ts'
import type { WantedLine } from '../orders/booking.ts'
import { requireActor } from '../policies.ts'
import { priceLines } from './plan.ts'
import { planTerms, type WishedTerms } from './plan-terms.ts'

export interface CheckoutInput extends Omit<WishedTerms, 'deliveryAddress'> {
  /** Without it, the order is delivered free, and the address asked for with the payment. */
  readonly deliveryAddress?: PostalAddress | undefined
  readonly lines: readonly (WantedLine & { readonly productId: string })[]
  /** What the customer saw and agreed to pay, in cents. */
  readonly totalCents: number
  readonly phone: string
  readonly customerReference: string
  readonly note: string
  /** By card if it is left out. */
  readonly paymentMethod?: PaymentMethod | undefined
}

/**
 * Books an order of one or more products with its addresses, delivery and tax, and returns its id; what is booked leaves the person's
 * basket. Rejects what `planTerms` and
 * `bookOrder` reject.
 */
export async function checkOut(ctx: Context, input: CheckoutInput, once?: Once): Promise<string> {
  const { email, name } = requireActor(ctx.actor)
  const first = await findFirstResult(ctx, once)
  if (first !== undefined) return first
  const { lines, totalCents, phone, customerReference, note, paymentMethod, deliveryAddress } = input
  const terms = deliveryAddress
    ? await planTerms(ctx, await priceLines(ctx, lines), { ...input, deliveryAddress })
    : {}
  const written = { phone, customerReference, note, paymentMethod }
  const booking = { email, userName: name, lines, totalCents, ...written, ...terms }
  const id = await bookOrder(ctx, booking, once)
  await removeOrdered(ctx, lines)
  return id
}
