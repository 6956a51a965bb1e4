import { sql } from 'drizzle-orm'
import type { DeliveryMethodId } from '#contract/delivery/methods.ts'
import { type Cents, MAX_CENTS, toEuros } from '#contract/money.ts'
import { say } from '#contract/phrase.ts'
import type { VatIdDoubt } from '#contract/tax/tax.ts'
import type { Database } from '#db/client.ts'
import { preparedOnce } from '#db/prepared.ts'
import { products } from '#db/schema.ts'
import { unitPriceOf } from '../catalog/packs.ts'
import type { Context, Customer } from '../context.ts'
import { type Calendar, lastOf, promiseBackOrder } from '../delivery/back-orders.ts'
import { readMethods } from '../delivery/methods.ts'
import { chooseDelivery, type DeliveryOffer, explainNoDelivery, offerDelivery } from '../delivery/offer.ts'
import { invalid } from '../errors.ts'
import { checkVatId, explainDoubt } from '../tax/check-vat-id.ts'
import { placeOfSupply, sellerOf } from '../tax/seller.ts'
import { taxOf } from '../tax/tax.ts'
import type { VatCheckRow } from '../tax/vat-checks.ts'
import { type Estimate, estimate, type PricedLine, sumGoods } from './estimate.ts'

/** What is sold, at its prices, and what all of it weighs. */
export interface PricedGoods {
  readonly lines: readonly PricedLine[]
  readonly grams: number
  /** The day by which the last pieces beyond the stock leave the works; undefined if there are none. */
  readonly leavesBy?: string | undefined
}

/** Where it goes, how, and to whom. */
export interface SaleTerms {
  /** Null: a visitor, or somebody who has closed their account. */
  readonly customer: Customer | null
  readonly country: string
  readonly postcode: string
  /** Without it, the usual one where it is offered, or else the first that is: the standard one. */
  readonly deliveryMethod?: DeliveryMethodId | undefined
  /** As the order was to be delivered until now. */
  readonly usualMethod?: DeliveryMethodId | null
  /** '' for private persons. */
  readonly vatId: string
  /** What a delivery that was quoted or booked costs: so much, whatever its price is now. */
  readonly quoted?: QuotedDelivery | undefined
}

/** A delivery to a country in one way, and what it was quoted to cost, gross. */
export interface QuotedDelivery {
  readonly country: string
  readonly method: DeliveryMethodId
  readonly cents: Cents
}

/** What is to be bought at the prices of this moment, where it goes, and how. */
export interface CheckoutWish extends SaleTerms {
  readonly lines: readonly { readonly productId: string; readonly quantity: number }[]
}

/** What it would cost now, and how it can be delivered. */
export interface CheckoutPlan extends Estimate {
  readonly delivery: DeliveryOffer
  readonly offers: readonly DeliveryOffer[]
  /** Normalised; '' for private persons. */
  readonly vatId: string
  /** What the register answered about it, or will answer. */
  readonly vatCheck: VatCheckRow | undefined
  /** Why VAT is charged despite the VAT ID. */
  readonly doubt: VatIdDoubt | null
}

/**
 * Plans an order at the prices of this moment, as `planSale` does; nothing is booked. Products that do not exist cost nothing here: the
 * booking names them.
 */
export async function planCheckout(ctx: Context, wish: CheckoutWish, path = ''): Promise<CheckoutPlan> {
  return planSale(ctx, priceLines(ctx, wish.lines), wish, path)
}

/**
 * Plans the delivery and the tax of goods whose prices are agreed. Rejects (invalid) a country or a method that these goods are not
 * delivered to or by, a VAT ID that is not valid there, and a total above what the shop handles. `path` precedes the field of the
 * country: 'deliveryAddress.country'.
 */
export async function planSale(
  ctx: Context,
  goods: PricedGoods | Promise<PricedGoods>,
  wish: SaleTerms,
  path = '',
): Promise<CheckoutPlan> {
  // In one round trip.
  const [{ lines, grams, leavesBy }, methods] = await Promise.all([goods, readMethods(ctx.db)])
  const goodsCents = sumGoods(lines)
  if (goodsCents === undefined) throw tooDear()
  const { country, postcode } = wish
  const consignment = { country, postcode, grams, goodsCents, leavesBy }
  const offers = (await offerDelivery(ctx, consignment, methods)).map(offer => keepQuoted(offer, wish))
  const [standard] = offers
  if (!standard) throw invalid(`${path}country`, await explainNoDelivery(ctx, consignment))
  const { deliveryMethod, usualMethod } = wish
  const delivery = deliveryMethod
    ? chooseDelivery(offers, deliveryMethod, country)
    : (offers.find(({ method }) => method === usualMethod) ?? standard)
  const seller = sellerOf(ctx)
  const place = placeOfSupply(wish, delivery.method, seller)
  const checked =
    wish.vatId === '' ? undefined : await checkVatId(ctx, wish.vatId, { place, customer: wish.customer })
  const vatId = checked?.vatId ?? ''
  const sale = { ...place, vatId, at: ctx.now() }
  const relied = taxOf({ ...sale, isVatIdValid: checked !== undefined }, seller)
  const doubt =
    checked && relied.treatment === 'reverse-charge' ? explainDoubt(ctx, wish.customer, checked) : null
  const tax = doubt === null ? relied : taxOf(sale, seller)
  const { vatPercent } = seller
  const costs = estimate({ lines, deliveryCents: delivery.cents, tax, vatPercent })
  if (!costs) throw tooDear()
  return { ...costs, delivery, offers, vatId, vatCheck: checked?.check, doubt }
}

function keepQuoted(offer: DeliveryOffer, { country, quoted }: SaleTerms): DeliveryOffer {
  const isQuoted = quoted?.country === country && quoted.method === offer.method
  return isQuoted ? { ...offer, cents: quoted.cents } : offer
}

/** What a plan says of an order, by the names of its columns. */
export function termsOf(plan: CheckoutPlan) {
  const { delivery, deliveryCents, reliefCents, treatment, percent, sellerVatId, vatId, vatCheck } = plan
  return {
    deliveryMethod: delivery.method,
    deliveryCents,
    reliefCents,
    taxTreatment: treatment,
    vatPercent: percent,
    sellerVatId: sellerVatId ?? null,
    vatId: vatId === '' ? null : vatId,
    vatCheckId: vatCheck?.id ?? null,
  }
}

const tooDear = () => invalid('lines', say`must come to at most ${toEuros(MAX_CENTS)} euros`)

/** The lines at the prices of this moment, and what they weigh. */
export async function priceLines(
  ctx: Pick<Context, 'db'> & Calendar,
  lines: CheckoutWish['lines'],
): Promise<PricedGoods> {
  const ids = [...new Set(lines.map(({ productId }) => productId))]
  const rows = await preparePriced(ctx.db).execute({ ids })
  const byId = new Map(rows.map(row => [row.id, row]))
  const promises = lines.flatMap(({ productId, quantity }) => {
    const product = byId.get(productId)
    return (product && promiseBackOrder(ctx, product, quantity)) ?? []
  })
  let grams = 0
  const priced = lines.flatMap(({ productId, quantity }) => {
    const product = byId.get(productId)
    if (!product) return []
    grams += (product.weightGrams ?? 0) * quantity
    return { quantity, unitPriceCents: unitPriceOf(product, quantity) }
  })
  return { lines: priced, grams: Math.ceil(grams), leavesBy: lastOf(promises) }
}

const preparePriced = preparedOnce((db: Pick<Database, 'select'>) =>
  db
    .select({
      id: products.id,
      priceCents: products.priceCents,
      priceTiers: products.priceTiers,
      weightGrams: products.weightGrams,
      available: products.available,
      backOrderDays: products.backOrderDays,
      backOrdered: products.backOrdered,
    })
    .from(products)
    .where(sql`${products.id} = any(${sql.placeholder('ids')})`)
    .prepare('priced_products'),
)
