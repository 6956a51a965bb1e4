import { eq } from 'drizzle-orm'
import { mentionCountry } from '#contract/countries.ts'
import { type DeliveryMethodId, deliveryMethodNames } from '#contract/delivery-methods.ts'
import { formatEuros, toEuros } from '#contract/money.ts'
import type { PostalAddress } from '#contract/postal-addresses.ts'
import type { Transaction } from '#db/client.ts'
import { orders } from '#db/schema.ts'
import { estimate } from '../checkout/estimate.ts'
import type { Context } from '../context.ts'
import { isByShop, recordAct } from '../customers/by-shop.ts'
import { explainNoDelivery, offerDelivery } from '../delivery/offer.ts'
import { weigh } from '../delivery/rates.ts'
import { conflict, invalid, notFound } from '../errors.ts'
import { correctInvoice } from '../invoices/make.ts'
import { isPrintedAlike } from '../papers/printed-alike.ts'
import { closeIntentOf } from '../payments/close.ts'
import { placeOfSupply, sellerOf } from '../tax/seller.ts'
import { type Tax, taxOf } from '../tax/tax.ts'
import { normalizeVatId } from '../tax/vat-id.ts'
import { MIN_CHARGE_CENTS } from './booking.ts'
import { type DeliveryWish, readDeliveryWish, type WishedDelivery } from './delivery-wish.ts'
import { readLines } from './lines.ts'
import { notifyOfCorrection } from './mails.ts'
import type { OrderRow } from './read.ts'
import type { OrderRecord } from './record.ts'
import { release } from './release.ts'
import { lockOrder, recordOrderEvent } from './states.ts'
import { bookSupplement, lockSupplements, readSupplements } from './supplements.ts'

/**
 * Changes the addresses and the words of an order that is paid or on account, and so has an invoice. Its total stays, and the VAT within it
 * becomes that of the destination; an order without a way of delivery gets the standard one. Where all of it costs more there than was paid,
 * the difference is due before it is shipped, in place of the one that was open. If papers now say something else, corrected invoices
 * are made. Only the customer can agree to pay more: an admin changes what costs no more than that. Rejects (invalid) a country that is
 * not delivered to, and (conflict) another method or VAT ID, another country if VAT was taken off the total, a new total that is not agreed, any on account, and a difference that is paid meanwhile.
 */
export async function changeInvoicedDelivery(
  ctx: Context,
  order: OrderRow,
  wish: DeliveryWish,
): Promise<void> {
  const wished = readDeliveryWish(order, wish)
  const { country } = wished.deliveryAddress
  const way = await findWay(ctx, order, wished.deliveryAddress)
  const { method: deliveryMethod } = way
  requireSameTerms({ ...order, deliveryMethod }, wish)
  const tax = taxWithin(ctx, { ...order, deliveryMethod }, wished.deliveryAddress)
  const delivery = { ...wished, deliveryMethod, taxTreatment: tax.treatment, vatPercent: tax.percent }
  const isReplaced = way.cents !== undefined
  const paidCents = paidFor(order, await readSupplements(ctx.db, order.id))
  const dueCents =
    way.cents === undefined
      ? (order.due?.cents ?? 0)
      : beyondPaid(ctx, order, { tax, deliveryCents: way.cents, paidCents })
  requireAgreed(order, wish, { paidCents, dueCents, country, mayCostMore: !isByShop(ctx, order) })
  if (isReplaced && order.due) await closeDifference(ctx, order.due.orderId)
  await ctx.db.transaction(async tx => {
    const locked = await lockOrder(tx, order.id)
    if (!locked) throw notFound('order')
    if (locked.status !== order.status) throw conflict(`This order has just become ${locked.status}`)
    const supplements = await lockSupplements(tx, order.id)
    const open = supplements.find(({ status }) => status === 'booked')
    if (
      open?.id !== order.due?.orderId ||
      paidFor(locked, supplements) !== paidCents ||
      hasMoved(order, locked)
    )
      throw conflict('This order has just changed; please try again')
    const at = ctx.now()
    if (isReplaced && open) await release(ctx, tx, open, { to: 'cancelled' })
    if (isReplaced && dueCents > 0)
      await bookSupplement(tx, { ...locked, lines: order.lines }, { cents: dueCents, delivery, at })
    const detail = dueCents > 0 ? `${deliveryMethod}, ${formatCents(dueCents)} due` : deliveryMethod
    await recordOrderEvent(tx, order.id, 'delivery-changed', { at, detail, isByShop: isByShop(ctx, locked) })
    await recordAct(tx, ctx, locked, {
      action: 'order-redirected',
      before: { country: locked.deliveryAddress?.country ?? null },
      after: { country },
    })
    for (const each of [locked, ...supplements.filter(({ status }) => status === 'paid')])
      await redirect(ctx, tx, each, delivery)
    if (!isReplaced && open) await tx.update(orders).set(delivery).where(eq(orders.id, open.id))
  })
}

type Redirected = WishedDelivery & Pick<OrderRecord, 'deliveryMethod' | 'taxTreatment' | 'vatPercent'>

/** Changes where an order with an invoice goes, and corrects that if it now says something else. */
async function redirect(ctx: Context, tx: Transaction, order: OrderRecord, delivery: Redirected) {
  await tx.update(orders).set(delivery).where(eq(orders.id, order.id))
  const paper = { lines: await readLines(tx, order.id), billing: ctx.billing, at: ctx.now() }
  const changed = { ...order, ...delivery }
  if (isPrintedAlike(order, changed, paper)) return
  await notifyOfCorrection(tx, order.id)
  await correctInvoice(tx, changed, paper)
}

/** What was paid for an order, with its delivery, or is owed on account, in cents. */
function paidFor(order: OrderRecord, supplements: readonly OrderRecord[]): number {
  const paid = supplements.filter(({ status }) => status === 'paid')
  return paid.reduce((sum, { totalCents }) => sum + totalCents, order.totalCents)
}

interface Costs {
  readonly tax: Tax
  readonly deliveryCents: number
  readonly paidCents: number
}

/** How much more an order costs than was paid; 0 if it is less, or less than a card can be charged. Nothing is given back. */
function beyondPaid(
  { billing }: Context,
  { lines }: OrderRow,
  { tax, deliveryCents, paidCents }: Costs,
): number {
  const costs = estimate({ lines, deliveryCents, tax, vatPercent: billing.vatPercent })
  if (!costs) throw invalid('deliveryAddress.country', 'costs more than the shop can charge')
  const cents = costs.totalCents - paidCents
  return cents < MIN_CHARGE_CENTS ? 0 : cents
}

interface Due {
  readonly paidCents: number
  readonly dueCents: number
  readonly country: string
  /** Whether the actor can agree to pay more. */
  readonly mayCostMore: boolean
}

function requireAgreed(
  { due, paymentMethod }: OrderRow,
  { agreedCents }: DeliveryWish,
  { paidCents, dueCents, country, mayCostMore }: Due,
): void {
  const totalCents = paidCents + dueCents
  if (dueCents === 0) return
  const more = `Delivery to ${mentionCountry(country)} costs ${formatCents(dueCents)} more than was paid`
  if (paymentMethod === 'account')
    throw conflict(`${more}, and this order is on account. ${ASK_US}`, { field: 'deliveryAddress.country' })
  const knownCents = paidCents + (due?.cents ?? 0)
  if (!mayCostMore && totalCents > knownCents)
    throw conflict(`${more}. Only the customer can agree to that, on the page of their order`, {
      field: 'deliveryAddress.country',
    })
  if (totalCents === (agreedCents ?? knownCents)) return
  const current = { total: toEuros(totalCents), paid: toEuros(paidCents), due: toEuros(dueCents) }
  throw conflict(`${more}: please agree to pay that before we ship`, { field: 'agreed', current })
}

/** Sees to it that a difference can no longer be paid. Rejected (conflict) if it has just been. */
async function closeDifference(ctx: Context, orderId: string): Promise<void> {
  if ((await closeIntentOf(ctx, orderId)) !== undefined)
    throw conflict('What was due for the delivery has just been paid; please try again')
}

/** Whether somebody else has just said where it goes. */
function hasMoved(before: OrderRecord, now: OrderRecord): boolean {
  return (
    before.deliveryMethod !== now.deliveryMethod ||
    before.deliveryAddress?.country !== now.deliveryAddress?.country
  )
}

const formatCents = (cents: number) => formatEuros(toEuros(cents))

/** The way in which the order goes there: its own, or the standard one; with what that costs unless it is agreed already. */
async function findWay(
  ctx: Context,
  order: OrderRow,
  { country }: PostalAddress,
): Promise<{ method: DeliveryMethodId; cents?: number }> {
  const { deliveryMethod, deliveryAddress, goodsCents, lines } = order
  // A way that is no longer offered was nevertheless paid for.
  if (deliveryMethod !== null && deliveryAddress?.country === country) return { method: deliveryMethod }
  const consignment = { country, grams: weigh(lines), goodsCents }
  const offers = await offerDelivery(ctx, consignment)
  const field = 'deliveryAddress.country'
  if (offers.length === 0) throw invalid(field, `${await explainNoDelivery(ctx, consignment)}. ${ASK_US}`)
  const offer =
    deliveryMethod === null
      ? offers.find(({ method }) => method !== 'pick-up')
      : offers.find(({ method }) => method === deliveryMethod)
  if (offer) return offer
  const name = deliveryMethod === null ? 'Delivery' : deliveryMethodNames[deliveryMethod]
  throw invalid(field, `${name} is not offered for these goods to ${mentionCountry(country)}. ${ASK_US}`)
}

const ASK_US = 'Please give another address, or contact us to give the order back'

function requireSameTerms({ deliveryMethod, vatId }: OrderRecord, wish: DeliveryWish): void {
  if (wish.deliveryMethod !== undefined && wish.deliveryMethod !== deliveryMethod)
    throw conflict('This order has its invoice: how it is delivered can no longer be changed', {
      field: 'deliveryMethod',
    })
  if (wish.vatId !== undefined && normalizeVatId(wish.vatId) !== (vatId ?? ''))
    throw conflict('This order has its invoice: its VAT ID can no longer be changed', { field: 'vatId' })
}

/** How a sale to this address is taxed within what was paid. */
function taxWithin(ctx: Context, order: OrderRecord, address: PostalAddress): Tax {
  const { deliveryMethod, createdAt, paidAt, vatId, reliefCents, taxTreatment, deliveryAddress } = order
  const seller = sellerOf(ctx)
  const place = placeOfSupply(address, deliveryMethod, seller)
  // What was not relied on when it was booked is not relied on now.
  const isVatIdValid = taxTreatment === 'reverse-charge'
  const sale = { ...place, isVatIdValid, at: paidAt ?? createdAt }
  const tax = taxOf({ ...sale, ...(vatId !== null && { vatId }) }, seller)
  const isTaxedAlike = tax.treatment === taxTreatment && address.country === deliveryAddress?.country
  if (reliefCents > 0 && !isTaxedAlike)
    throw conflict(
      'This order is without VAT, which depends on the country: that can no longer be changed. Please contact us to give it back, and order again',
      { field: 'deliveryAddress.country' },
    )
  return tax
}
