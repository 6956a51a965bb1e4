import type { PaymentMethod } from '#contract/checkout/checkout.ts'
import type { Cents } from '#contract/money.ts'
import type { PostalAddress } from '#contract/postal-addresses/postal-addresses.ts'
import type { Transaction } from '#db/client.ts'
import { removeOrdered } from '../basket/remove-ordered.ts'
import type { Context, Customer } from '../context.ts'
import { requireBookable } from '../customers/find.ts'
import { findFirstResult, type Once } from '../idempotency.ts'
import { bookOrder } from '../orders/book.ts'
import type { WantedLine } from '../orders/booking.ts'
import { keepVatId } from '../postal-addresses/keep-vat-id.ts'
import { priceLines } from '../prices/plan.ts'
import { planTerms, type WishedTerms } from '../prices/plan-terms.ts'
import { may, requirePerson, requireRight } from '../rights.ts'

export interface CheckoutInput extends Omit<WishedTerms, 'customer' | 'deliveryAddress'> {
  /** Without it, the order is delivered free, and the address asked for with the payment. */
  readonly deliveryAddress?: PostalAddress | undefined
  readonly lines: readonly (WantedLine & { readonly productId: string })[]
  /** What the customer saw and agreed to pay, in cents. */
  readonly totalCents: Cents
  readonly phone: string
  readonly customerReference: string
  readonly note: string
  /** By card if it is left out. */
  readonly paymentMethod?: PaymentMethod | undefined
}

/**
 * Books an order of one or more products with its addresses, delivery and tax, and returns its id; what is booked leaves the person's
 * basket, and the VAT ID is kept with the address. Rejects what `planTerms` and
 * `bookOrder` reject.
 */
export async function checkOut(ctx: Context, input: CheckoutInput, once?: Once): Promise<string> {
  const customer = requirePerson(ctx.actor)
  return bookCheckout(ctx, customer, { input, once, isOfBasket: true })
}

/**
 * The same by an admin for the customer with this address, whose basket stays as it is. Rejects also what `requireBookable` rejects. The
 * key of `once` is the admin's.
 */
export async function checkOutFor(ctx: Context, email: string, { input, once }: Booking): Promise<string> {
  requireRight(ctx.actor, may.serveCustomers(ctx.actor))
  return bookCheckout(ctx, await requireBookable(ctx, email), { input, once, isOfBasket: false })
}

interface Booking {
  readonly input: CheckoutInput
  readonly once: Once | undefined
}

async function bookCheckout(
  ctx: Context,
  customer: Customer,
  { input, once, isOfBasket }: Booking & { readonly isOfBasket: boolean },
): Promise<string> {
  const { lines, totalCents, phone, customerReference, note, paymentMethod, deliveryAddress } = input
  const goods = priceLines(ctx, lines)
  // All in one round trip.
  const [planned] = await Promise.allSettled([
    deliveryAddress && planTerms(ctx, goods, { ...input, customer, deliveryAddress }),
    goods,
  ])
  if (planned.status === 'rejected') {
    // Whatever fails is told once it is known that this has not been done before.
    const first = await findFirstResult(ctx, once)
    if (first !== undefined) return first
    throw planned.reason
  }
  const terms = planned.value
  const written = { phone, customerReference, note, paymentMethod }
  const booking = { customer, userName: '', lines, totalCents, ...written, ...terms }
  const also = async (tx: Transaction) => {
    await keepVatId(tx, customer.id, terms)
    if (isOfBasket) await removeOrdered(tx, customer.id, lines)
  }
  return bookOrder(ctx, booking, { once, also })
}
