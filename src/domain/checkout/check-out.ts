import type { DeliveryMethodId } from '#contract/delivery-methods.ts'
import type { PostalAddress } from '#contract/postal-addresses.ts'
import { removeOrdered } from '../basket/remove-ordered.ts'
import type { Context } from '../context.ts'
import type { Once } from '../idempotency.ts'
import { bookOrder } from '../orders/book.ts'
import type { BookingTerms, WantedLine } from '../orders/booking.ts'
import { requireActor } from '../policies.ts'
import { checkPostalAddress } from '../postal-addresses/check.ts'
import { planCheckout } from './plan.ts'

export interface CheckoutInput {
  readonly lines: readonly (WantedLine & { readonly productId: string })[]
  /** What the customer saw and agreed to pay, in cents. */
  readonly totalCents: number
  readonly phone: string
  readonly deliveryAddress?: PostalAddress | undefined
  /** Without it, the delivery address. */
  readonly billingAddress?: PostalAddress | undefined
  readonly deliveryMethod?: DeliveryMethodId | undefined
  /** '' for private persons. */
  readonly vatId: string
  readonly customerReference: string
  readonly note: string
}

/**
 * Books an order of one or more products with its addresses, delivery and tax, and returns its id; what is booked leaves the person's
 * basket. Rejects what `planCheckout`
 * and `bookOrder` reject, and addresses that their country does not write so (invalid, by the names of their parts).
 */
export async function checkOut(ctx: Context, input: CheckoutInput, once?: Once): Promise<string> {
  const { email, name } = requireActor(ctx.actor)
  const { lines, totalCents, phone, customerReference, note } = input
  const terms = await planTerms(ctx, input)
  const booking = { email, userName: name, phone, lines, totalCents, customerReference, note, ...terms }
  const id = await bookOrder(ctx, booking, once)
  await removeOrdered(ctx, lines)
  return id
}

/** None without an address: the order is delivered free, and the address asked for with the payment. */
async function planTerms(ctx: Context, input: CheckoutInput): Promise<BookingTerms> {
  if (!input.deliveryAddress) return {}
  const deliveryAddress = checkPostalAddress(input.deliveryAddress, 'deliveryAddress')
  const billingAddress = input.billingAddress
    ? checkPostalAddress(input.billingAddress, 'billingAddress')
    : deliveryAddress
  const { country, postcode } = deliveryAddress
  const plan = await planCheckout(ctx, { ...input, country, postcode }, 'deliveryAddress.')
  return {
    deliveryAddress,
    billingAddress,
    deliveryMethod: plan.delivery.method,
    deliveryCents: plan.deliveryCents,
    reliefCents: plan.reliefCents,
    taxTreatment: plan.treatment,
    vatPercent: plan.percent,
    ...(plan.vatId !== '' && { vatId: plan.vatId }),
  }
}
