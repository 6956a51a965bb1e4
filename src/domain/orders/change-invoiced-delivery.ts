import { eq } from 'drizzle-orm'
import { mentionCountry } from '#contract/countries.ts'
import { deliveryMethodNames } from '#contract/delivery-methods.ts'
import type { PostalAddress } from '#contract/postal-addresses.ts'
import { orders } from '#db/schema.ts'
import type { Context } from '../context.ts'
import { explainNoDelivery, offerDelivery } from '../delivery/offer.ts'
import { weigh } from '../delivery/rates.ts'
import { conflict, invalid, notFound } from '../errors.ts'
import { correctInvoice } from '../invoices/make.ts'
import { isPrintedAlike } from '../papers/printed-alike.ts'
import { placeOfSupply, sellerOf } from '../tax/seller.ts'
import { taxOf } from '../tax/tax.ts'
import { normalizeVatId } from '../tax/vat-id.ts'
import { type DeliveryWish, readDeliveryWish } from './delivery-wish.ts'
import { notifyOfCorrection } from './mails.ts'
import type { OrderRow } from './read.ts'
import type { OrderRecord } from './record.ts'
import { lockOrder, recordOrderEvent } from './states.ts'

/**
 * Changes the addresses and the words of an order that is paid or on account, and so has an invoice. Its total stays, and the VAT within it
 * becomes that of the destination; an order without a way of delivery gets the standard one, at no cost. If papers now say something else, a
 * corrected invoice is made. Rejects (invalid) a country that is not delivered to, and (conflict) another method or VAT ID, and another country
 * if VAT was taken off the total.
 */
export async function changeInvoicedDelivery(
  ctx: Context,
  order: OrderRow,
  wish: DeliveryWish,
): Promise<void> {
  const delivery = readDeliveryWish(order, wish)
  const deliveryMethod = await findMethod(ctx, order, delivery.deliveryAddress)
  requireSameTerms({ ...order, deliveryMethod }, wish)
  await ctx.db.transaction(async tx => {
    const locked = await lockOrder(tx, order.id)
    if (!locked) throw notFound('order')
    if (locked.status !== order.status) throw conflict(`This order has just become ${locked.status}`)
    const terms = {
      ...delivery,
      deliveryMethod,
      ...taxWithin(ctx, { ...locked, deliveryMethod }, delivery.deliveryAddress),
    }
    const changed = { ...locked, ...terms }
    const paper = { lines: order.lines, billing: ctx.billing, at: ctx.now() }
    await tx.update(orders).set(terms).where(eq(orders.id, order.id))
    await recordOrderEvent(tx, order.id, 'delivery-changed', { at: paper.at, detail: deliveryMethod })
    if (isPrintedAlike(locked, changed, paper)) return
    await notifyOfCorrection(tx, order.id)
    await correctInvoice(tx, changed, paper)
  })
}

/** The way in which the order goes there: its own, or the standard one. */
async function findMethod(ctx: Context, order: OrderRow, { country }: PostalAddress) {
  const { deliveryMethod, deliveryAddress, goodsCents, lines } = order
  // A way that is no longer offered was nevertheless paid for.
  if (deliveryMethod !== null && deliveryAddress?.country === country) return deliveryMethod
  const consignment = { country, grams: weigh(lines), goodsCents }
  const offers = await offerDelivery(ctx, consignment)
  const field = 'deliveryAddress.country'
  if (offers.length === 0) throw invalid(field, `${await explainNoDelivery(ctx, consignment)}. ${ASK_US}`)
  const offer =
    deliveryMethod === null
      ? offers.find(({ method }) => method !== 'pick-up')
      : offers.find(({ method }) => method === deliveryMethod)
  if (offer) return offer.method
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
function taxWithin(ctx: Context, order: OrderRecord, address: PostalAddress) {
  const { deliveryMethod, createdAt, paidAt, vatId, reliefCents, taxTreatment, deliveryAddress } = order
  const seller = sellerOf(ctx)
  const place = placeOfSupply(address, deliveryMethod, seller)
  const sale = { ...place, isVatIdValid: vatId !== null, at: paidAt ?? createdAt }
  const { treatment, percent } = taxOf({ ...sale, ...(vatId !== null && { vatId }) }, seller)
  const isTaxedAlike = treatment === taxTreatment && address.country === deliveryAddress?.country
  if (reliefCents > 0 && !isTaxedAlike)
    throw conflict(
      'This order is without VAT, which depends on the country: that can no longer be changed. Please contact us to give it back, and order again',
      { field: 'deliveryAddress.country' },
    )
  return { taxTreatment: treatment, vatPercent: percent }
}
