import { sayCountry } from '#contract/countries.ts'
import { type DeliveryMethodId, deliveryMethodNames } from '#contract/delivery/methods.ts'
import { addCents, type Cents, subtractCents, toEuros } from '#contract/money.ts'
import { phraseOf, say } from '#contract/phrase.ts'
import type { PostalAddress } from '#contract/postal-addresses/postal-addresses.ts'
import type { Context } from '../context.ts'
import { explainNoDelivery, offerDelivery } from '../delivery/offer.ts'
import { weigh } from '../delivery/rates.ts'
import { conflict, invalid } from '../errors.ts'
import { isByShop } from '../order-life/by-shop.ts'
import type { OrderRow } from '../order-life/read.ts'
import type { OrderRecord } from '../order-life/record.ts'
import { readSupplements } from '../order-life/states.ts'
import { estimate } from '../prices/estimate.ts'
import { vatAreaOf } from '../tax/areas.ts'
import { explainUnregistered } from '../tax/registrations.ts'
import { placeOfSupply, sellerOf } from '../tax/seller.ts'
import { type Tax, taxOf } from '../tax/tax.ts'
import { normalizeVatId } from '../tax/vat-id.ts'
import { MIN_CHARGE_CENTS } from './booking.ts'
import { type DeliveryWish, type InvoicedDelivery, readDeliveryWish } from './delivery-wish.ts'

interface InvoicedPlan {
  readonly delivery: InvoicedDelivery
  /** Whether what it costs there was asked anew; otherwise what was due for it stays so. */
  readonly isPricedAnew: boolean
  /** What was paid for the order, with its delivery, or is owed on account. */
  readonly paidCents: Cents
  /** How much more it costs. */
  readonly dueCents: Cents
}

/**
 * Plans another address for an order with an invoice. Its total stays, and the VAT within it becomes that of the destination; within its
 * VAT area it stays taxed as it was booked. An order without a way of delivery gets the standard one. Where all of it costs more there than
 * was paid, the difference is due before it is shipped; only the customer can agree to that, not an admin. Rejects (invalid) a country that
 * is not delivered to, and (conflict) another method or VAT ID, another country if VAT was taken off the total, a new total that is not
 * agreed, and any on account.
 */
export async function planInvoicedDelivery(
  ctx: Context,
  order: OrderRow,
  wish: DeliveryWish,
): Promise<InvoicedPlan> {
  const wished = readDeliveryWish(order, wish)
  const { deliveryAddress: address } = wished
  const way = await findWay(ctx, order, address)
  const { method: deliveryMethod } = way
  requireSameTerms({ ...order, deliveryMethod }, wish)
  const tax = taxWithin(ctx, { ...order, deliveryMethod }, address)
  const { treatment: taxTreatment, percent: vatPercent, sellerVatId = null } = tax
  const delivery = { ...wished, deliveryMethod, taxTreatment, vatPercent, sellerVatId }
  const paidCents = paidFor(order, await readSupplements(ctx.db, order.id))
  const isPricedAnew = way.cents !== undefined
  const dueCents =
    way.cents === undefined
      ? (order.due?.cents ?? 0)
      : beyondPaid(ctx, order, { tax, deliveryCents: way.cents, paidCents })
  const due = { paidCents, dueCents, country: address.country, mayCostMore: !isByShop(ctx, order) }
  requireAgreed(order, wish, due)
  return { delivery, isPricedAnew, paidCents, dueCents }
}

/** What was paid for an order, with its delivery, or is owed on account, in cents. */
export function paidFor(order: OrderRecord, supplements: readonly OrderRecord[]): Cents {
  const paid = supplements.filter(({ status }) => status === 'paid')
  return addCents(order.totalCents, ...paid.map(({ totalCents }) => totalCents))
}

interface Costs {
  readonly tax: Tax
  readonly deliveryCents: Cents
  readonly paidCents: Cents
}

/** How much more an order costs than was paid; 0 if it is less, or less than a card can be charged. Nothing is given back. */
function beyondPaid(
  { billing }: Context,
  { lines }: OrderRow,
  { tax, deliveryCents, paidCents }: Costs,
): Cents {
  const costs = estimate({ lines, deliveryCents, tax, vatPercent: billing.vatPercent })
  if (!costs) throw invalid('deliveryAddress.country', say`costs more than the shop can charge`)
  const cents = subtractCents(costs.totalCents, paidCents)
  return cents < MIN_CHARGE_CENTS ? 0 : cents
}

interface Due {
  readonly paidCents: Cents
  readonly dueCents: Cents
  readonly country: string
  /** Whether the actor can agree to pay more. */
  readonly mayCostMore: boolean
}

function requireAgreed(
  { due, paymentMethod }: OrderRow,
  { agreedCents }: DeliveryWish,
  { paidCents, dueCents, country, mayCostMore }: Due,
): void {
  const totalCents = addCents(paidCents, dueCents)
  if (dueCents === 0) return
  const more = say`Delivery to ${sayCountry(country)} costs ${{ cents: dueCents }} more than was paid`
  if (paymentMethod === 'account')
    throw conflict(say`${more}, and this order is on account. ${ASK_US}`, {
      field: 'deliveryAddress.country',
    })
  const knownCents = addCents(paidCents, due?.cents ?? 0)
  if (!mayCostMore && totalCents > knownCents)
    throw conflict(say`${more}. Only the customer can agree to that, on the page of their order`, {
      field: 'deliveryAddress.country',
    })
  if (totalCents === (agreedCents ?? knownCents)) return
  const current = { total: toEuros(totalCents), paid: toEuros(paidCents), due: toEuros(dueCents) }
  throw conflict(say`${more}: please agree to pay that before we ship`, { field: 'agreed', current })
}

/** The way in which the order goes there: its own, or the standard one; with what that costs unless it is agreed already. */
async function findWay(
  ctx: Context,
  order: OrderRow,
  address: PostalAddress,
): Promise<{ method: DeliveryMethodId; cents?: Cents }> {
  const { deliveryMethod, deliveryAddress, goodsCents, lines } = order
  const { country, postcode } = address
  const field = 'deliveryAddress.country'
  // A way that is no longer offered was nevertheless paid for.
  if (deliveryMethod !== null && deliveryAddress?.country === country) {
    const isNear = vatAreaOf(deliveryAddress) === vatAreaOf(address)
    const unregistered = isNear ? undefined : explainUnregistered(address, sellerOf(ctx))
    if (unregistered === undefined) return { method: deliveryMethod }
    throw invalid(field, say`${unregistered}. ${ASK_US}`)
  }
  const consignment = { country, postcode, grams: weigh(lines), goodsCents }
  const offers = await offerDelivery(ctx, consignment)
  if (offers.length === 0) throw invalid(field, say`${await explainNoDelivery(ctx, consignment)}. ${ASK_US}`)
  const offer =
    deliveryMethod === null
      ? offers.find(({ method }) => method !== 'pick-up')
      : offers.find(({ method }) => method === deliveryMethod)
  if (offer) return offer
  const name = phraseOf(deliveryMethod === null ? 'Delivery' : deliveryMethodNames[deliveryMethod])
  throw invalid(field, say`${name} is not offered for these goods to ${sayCountry(country)}. ${ASK_US}`)
}

const ASK_US = say`Please give another address, or contact us to give the order back`

function requireSameTerms({ deliveryMethod, vatId }: OrderRecord, wish: DeliveryWish): void {
  if (wish.deliveryMethod !== undefined && wish.deliveryMethod !== deliveryMethod)
    throw conflict(say`This order has its invoice: how it is delivered can no longer be changed`, {
      field: 'deliveryMethod',
    })
  if (wish.vatId !== undefined && normalizeVatId(wish.vatId) !== (vatId ?? ''))
    throw conflict(say`This order has its invoice: its VAT ID can no longer be changed`, { field: 'vatId' })
}

/** How a sale to this address is taxed within what was paid. */
function taxWithin(ctx: Context, order: OrderRow, address: PostalAddress): Tax {
  const { deliveryMethod, createdAt, paidAt, vatId, reliefCents, taxTreatment, deliveryAddress } = order
  const seller = sellerOf(ctx)
  const place = placeOfSupply(address, deliveryMethod, seller)
  const area = vatAreaOf(place)
  const before = deliveryAddress && placeOfSupply(deliveryAddress, deliveryMethod, seller)
  const booked = bookedTax(order)
  if (booked && before && area !== null && vatAreaOf(before) === area) return booked
  // What was not relied on when it was booked is not relied on now.
  const isVatIdValid = taxTreatment === 'reverse-charge'
  const sale = { ...place, isVatIdValid, at: paidAt ?? createdAt }
  const tax = taxOf({ ...sale, ...(vatId !== null && { vatId }) }, seller)
  const isTaxedAlike = tax.treatment === taxTreatment && address.country === deliveryAddress?.country
  if (reliefCents > 0 && !isTaxedAlike)
    throw conflict(
      say`This order is without VAT, which depends on the country: that can no longer be changed. Please contact us to give it back, and order again`,
      { field: 'deliveryAddress.country' },
    )
  return tax
}

/** How an order was taxed; undefined if that was not stored. */
function bookedTax({ taxTreatment: treatment, vatPercent: percent, sellerVatId }: OrderRow): Tax | undefined {
  if (percent === null) return undefined
  return { treatment, percent, ...(sellerVatId !== null && { sellerVatId }) }
}
