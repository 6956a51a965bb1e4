import { eq, sql } from 'drizzle-orm'
import type { Cents } from '#contract/money.ts'
import type { Database } from '#db/client.ts'
import { preparedOnce } from '#db/prepared.ts'
import { products } from '#db/schema.ts'
import type { Context, Customer } from '../context.ts'
import { readMethods } from '../delivery/methods.ts'
import { offerDelivery } from '../delivery/offer.ts'
import { weigh } from '../delivery/rates.ts'
import { findDefaultAddresses } from '../postal-addresses/defaults.ts'
import { sellerOf } from '../tax/seller.ts'
import { taxOf } from '../tax/tax.ts'
import type { BookingTerms, WantedLine } from './booking.ts'

interface FormBooking {
  readonly customer: Customer
  readonly line: WantedLine
  readonly goodsCents: Cents
}

/**
 * The delivery of an order that says nothing about it: to the customer's default address in the standard way, if that is free and VAT is
 * charged there, so that the total stays quantity times price. Otherwise nothing: the address is asked for with the payment.
 */
export async function findDefaultDelivery(
  ctx: Context,
  { customer, line, goodsCents }: FormBooking,
): Promise<BookingTerms> {
  // In one round trip.
  const [{ delivery, billing }, grams, methods] = await Promise.all([
    findDefaultAddresses(ctx, customer.id),
    weighLine(ctx, line),
    readMethods(ctx.db),
  ])
  if (!delivery) return {}
  const { country, postcode } = delivery
  const tax = taxOf({ country, postcode, at: ctx.now() }, sellerOf(ctx))
  if (tax.treatment !== 'taxed') return {}
  const [standard] = await offerDelivery(ctx, { country, postcode, grams, goodsCents }, methods)
  if (!standard || standard.cents > 0 || standard.method === 'pick-up') return {}
  return {
    deliveryAddress: delivery,
    billingAddress: billing ?? delivery,
    deliveryMethod: standard.method,
    vatPercent: tax.percent,
    sellerVatId: tax.sellerVatId,
  }
}

/** A product that does not exist weighs nothing: the booking names it. */
async function weighLine(
  ctx: Context,
  { productId, productName = '', quantity }: WantedLine,
): Promise<number> {
  const [product] = await (productId === undefined
    ? prepareWeight.name(ctx.db).execute({ key: productName })
    : prepareWeight.id(ctx.db).execute({ key: productId }))
  return weigh([{ quantity, weightGrams: product?.weightGrams ?? null }])
}

const weightBy = (findBy: 'id' | 'name') =>
  preparedOnce((db: Pick<Database, 'select'>) =>
    db
      .select({ weightGrams: products.weightGrams })
      .from(products)
      .where(eq(products[findBy], sql.placeholder('key')))
      .prepare(`weight_by_${findBy}`),
  )
const prepareWeight = { id: weightBy('id'), name: weightBy('name') }
