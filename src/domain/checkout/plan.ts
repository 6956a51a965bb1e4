import { inArray } from 'drizzle-orm'
import type { DeliveryMethodId } from '#contract/delivery-methods.ts'
import { MAX_CENTS } from '#contract/money.ts'
import { products } from '#db/schema.ts'
import { unitPriceOf } from '../catalog/packs.ts'
import type { Context } from '../context.ts'
import { chooseDelivery, type DeliveryOffer, explainNoDelivery, offerDelivery } from '../delivery/offer.ts'
import { invalid } from '../errors.ts'
import { checkVatId } from '../tax/check-vat-id.ts'
import { taxOf } from '../tax/tax.ts'
import { type Estimate, estimate, type PricedLine, sumGoods } from './estimate.ts'

/** What is to be bought, where it goes, and how. */
export interface CheckoutWish {
  readonly lines: readonly { readonly productId: string; readonly quantity: number }[]
  readonly country: string
  readonly postcode: string
  /** Without it, the first that is offered: the standard one. */
  readonly deliveryMethod?: DeliveryMethodId | undefined
  /** '' for private persons. */
  readonly vatId: string
}

/** What it would cost now, and how it can be delivered. */
export interface CheckoutPlan extends Estimate {
  readonly delivery: DeliveryOffer
  readonly offers: readonly DeliveryOffer[]
  /** Normalised; '' for private persons. */
  readonly vatId: string
}

/**
 * Plans an order at the prices of this moment; nothing is booked. Rejects (invalid) a country or a method that these goods are not
 * delivered to or by, a VAT ID that is not valid there, and a total above what the shop handles. Products that do not exist cost
 * nothing here: the booking names them. `path` precedes the field of the country: 'deliveryAddress.country'.
 */
export async function planCheckout(ctx: Context, wish: CheckoutWish, path = ''): Promise<CheckoutPlan> {
  const { lines, grams } = await priceLines(ctx, wish)
  const goodsCents = sumGoods(lines)
  if (goodsCents === undefined) throw tooDear()
  const consignment = { country: wish.country, grams, goodsCents }
  const offers = await offerDelivery(ctx, consignment)
  const [standard] = offers
  if (!standard) throw invalid(`${path}country`, await explainNoDelivery(ctx, consignment))
  const { deliveryMethod } = wish
  const delivery = deliveryMethod ? await chooseDelivery(ctx, consignment, deliveryMethod) : standard
  const vatId = wish.vatId === '' ? '' : (await checkVatId(ctx, wish.vatId, wish)).vatId
  const { seller, vatPercent, timeZone } = ctx.billing
  const { country, postcode } = wish
  const sale = { country, postcode, vatId, isVatIdValid: vatId !== '', at: ctx.now() }
  const tax = taxOf(sale, { country: seller.country, vatPercent, timeZone })
  const costs = estimate({ lines, deliveryCents: delivery.cents, tax, vatPercent })
  if (!costs) throw tooDear()
  return { ...costs, delivery, offers, vatId }
}

const tooDear = () => invalid('lines', `must come to at most ${MAX_CENTS / 100} euros`)

async function priceLines(
  ctx: Context,
  { lines }: CheckoutWish,
): Promise<{ lines: readonly PricedLine[]; grams: number }> {
  const rows = await ctx.db
    .select({
      id: products.id,
      priceCents: products.priceCents,
      priceTiers: products.priceTiers,
      weightGrams: products.weightGrams,
    })
    .from(products)
    .where(inArray(products.id, [...new Set(lines.map(({ productId }) => productId))]))
  const byId = new Map(rows.map(row => [row.id, row]))
  let grams = 0
  const priced = lines.flatMap(({ productId, quantity }) => {
    const product = byId.get(productId)
    if (!product) return []
    grams += (product.weightGrams ?? 0) * quantity
    return { quantity, unitPriceCents: unitPriceOf(product, quantity) }
  })
  return { lines: priced, grams: Math.ceil(grams) }
}
