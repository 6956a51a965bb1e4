import { eq } from 'drizzle-orm'
import type { BackOrder } from '#contract/catalog/back-orders.ts'
import type { PaymentMethod } from '#contract/checkout/checkout.ts'
import type { Cents } from '#contract/money.ts'
import { say } from '#contract/phrase.ts'
import type { PostalAddress } from '#contract/postal-addresses/postal-addresses.ts'
import type { Transaction } from '#db/client.ts'
import { quotes } from '#db/schema.ts'
import { removeOrdered } from '../basket/remove-ordered.ts'
import type { Context, Customer } from '../context.ts'
import { findFirstResult, type Once, runOnce } from '../idempotency.ts'
import { bookOrderWithin } from '../orders/book.ts'
import type { BookingTerms, WantedLine } from '../orders/booking.ts'
import { keepVatId } from '../postal-addresses/keep-vat-id.ts'
import { planTerms, type WishedTerms } from '../prices/plan-terms.ts'
import { may, requireSight } from '../rights.ts'
import { goodsOf, quotedDelivery } from './estimate.ts'
import { getQuote, type QuoteRow } from './read.ts'
import { lockQuote } from './require-quote.ts'
import { requireOffered } from './validity.ts'

interface QuoteOrderInput extends Omit<WishedTerms, 'customer' | 'deliveryAddress' | 'quoted'> {
  /** Without it, the quote is delivered, taxed and billed as it says. */
  readonly deliveryAddress?: PostalAddress | undefined
  /** What the customer saw and agreed to pay, in cents. */
  readonly totalCents: Cents
  readonly phone: string
  /** '' keeps that of the quote, like the note. */
  readonly customerReference: string
  readonly note: string
  /** By card if it is left out. */
  readonly paymentMethod?: PaymentMethod | undefined
  /** What the customer agrees to wait for, of each line in their order. */
  readonly backOrders?: readonly (BackOrder | undefined)[] | undefined
}

/**
 * Books the order of the actor's own quote at its prices, and returns the order's id. Rejects (conflict) a quote that is not, or no longer,
 * offered, and what `planTerms` and `bookOrder` reject, every line at fault by its place in the quote. However often and
 * by how many calls at once it is ordered, there is one order.
 */
export async function orderQuote(
  ctx: Context,
  id: string,
  input: QuoteOrderInput,
  once?: Once,
): Promise<string> {
  const quote = await getQuote(ctx, id)
  requireSight(ctx.actor, may.orderQuote(ctx.actor, quote), say`quote`)
  const first = await findFirstResult(ctx, once)
  if (first !== undefined) return first
  // What has been ordered meanwhile is refused below, unless this repeats the call that ordered it.
  if (quote.status !== 'ordered') requireOffered(ctx, quote)
  const customer = ctx.actor
  const terms = await planOrder(ctx, quote, { ...input, customer })
  const { totalCents, phone, paymentMethod, backOrders = [] } = input
  const customerReference = input.customerReference || quote.customerReference
  const note = input.note || quote.note
  const written = { phone, customerReference, note, paymentMethod }
  const booking = { customer, userName: '', totalCents, ...written, ...terms }
  const book = async (tx: Transaction) => {
    const locked = await lockQuote(ctx, tx, id, may.orderQuote)
    requireOffered(ctx, locked)
    const orderId = await bookOrderWithin(ctx, tx, { ...booking, lines: wantedLines(quote, backOrders) })
    await tx
      .update(quotes)
      .set({ status: 'ordered', orderId, version: locked.version + 1 })
      .where(eq(quotes.id, id))
    await keepVatId(tx, customer.id, terms)
    await removeOrdered(tx, customer.id, wantedLines(quote, backOrders))
    return orderId
  }
  const orderId = await (once ? runOnce(ctx, once, book) : ctx.db.transaction(book))
  ctx.changed('catalog')
  return orderId
}

function wantedLines(
  { lines }: QuoteRow,
  backOrders: readonly (BackOrder | undefined)[],
): (WantedLine & { readonly productId: string })[] {
  return lines.map(({ productId, quantity, unitPriceCents }, index) => ({
    productId: productId ?? '',
    quantity,
    quotedUnitCents: unitPriceCents,
    backOrder: backOrders[index],
    path: `lines.${index}.`,
  }))
}

/** As the quote says, or as the customer wishes now; a delivery that was quoted costs what was quoted. */
async function planOrder(
  ctx: Context,
  quote: QuoteRow,
  { customer, ...input }: QuoteOrderInput & { readonly customer: Customer },
): Promise<BookingTerms> {
  const wish = input.deliveryAddress ? { ...input, deliveryAddress: input.deliveryAddress } : asQuoted(quote)
  if (!wish) return {}
  return planTerms(ctx, goodsOf(quote), { ...wish, customer, quoted: quotedDelivery(quote) })
}

/** Undefined for a quote of the goods alone: they are delivered free, and the address is asked for with the payment. */
function asQuoted(quote: QuoteRow): Omit<WishedTerms, 'customer'> | undefined {
  const { deliveryAddress, billingAddress, deliveryMethod, vatId } = quote
  if (!deliveryAddress) return undefined
  return {
    deliveryAddress,
    billingAddress: billingAddress ?? undefined,
    deliveryMethod: deliveryMethod ?? undefined,
    vatId: vatId ?? '',
  }
}
