import type { PostalAddress } from '#contract/postal-addresses/postal-addresses.ts'
import type { Context, Customer } from '../context.ts'
import { offerDelivery } from '../delivery/offer.ts'
import { findDefaultAddresses } from '../postal-addresses/defaults.ts'
import { sumGoods } from '../prices/estimate.ts'
import type { PricedGoods } from '../prices/plan.ts'
import { type PlannedTerms, planTerms, type WishedTerms } from '../prices/plan-terms.ts'

type WishedQuote = Partial<WishedTerms> & Pick<WishedTerms, 'vatId'> & { readonly customer: Customer }

/** How a quote is delivered and taxed. */
type QuoteTerms = { [Term in keyof PlannedTerms]: PlannedTerms[Term] | null } & Pick<
  PlannedTerms,
  'deliveryCents' | 'taxTreatment' | 'vatPercent'
>

/**
 * Plans the delivery and the tax of a quote to the address given, or else to the customer's default one. Without either, or where nothing so
 * heavy is delivered to the default one, it is of the goods alone: they are delivered as they will be ordered.
 */
export async function planQuote(ctx: Context, goods: PricedGoods, wish: WishedQuote): Promise<QuoteTerms> {
  const { customer, deliveryAddress } = wish
  if (deliveryAddress) return planTerms(ctx, goods, { ...wish, deliveryAddress })
  const { delivery, billing } = await findDefaultAddresses(ctx, customer.id)
  if (!delivery || !(await isDeliveredTo(ctx, goods, delivery))) return goodsAlone(ctx)
  return planTerms(ctx, goods, {
    customer,
    deliveryAddress: delivery,
    billingAddress: billing ?? undefined,
    vatId: wish.vatId,
  })
}

async function isDeliveredTo(
  ctx: Context,
  { lines, grams }: PricedGoods,
  { country, postcode }: PostalAddress,
): Promise<boolean> {
  const goodsCents = sumGoods(lines) ?? 0
  return (await offerDelivery(ctx, { country, postcode, grams, goodsCents })).length > 0
}

function goodsAlone({ billing }: Pick<Context, 'billing'>): QuoteTerms {
  return {
    deliveryAddress: null,
    billingAddress: null,
    deliveryMethod: null,
    deliveryCents: 0,
    reliefCents: 0,
    taxTreatment: 'taxed',
    vatPercent: billing.vatPercent,
    sellerVatId: null,
    vatId: null,
    vatCheckId: null,
  }
}
