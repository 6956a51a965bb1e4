import type { PostalAddress } from '#contract/postal-addresses/postal-addresses.ts'
import { checkPostalAddress } from '../address-forms/check.ts'
import type { Context } from '../context.ts'
import { type PricedGoods, planSale, type SaleTerms, termsOf } from './plan.ts'

/** Where goods are to go, how, and to whom. */
export interface WishedTerms extends Pick<SaleTerms, 'customer' | 'deliveryMethod' | 'vatId' | 'quoted'> {
  readonly deliveryAddress: PostalAddress
  /** Without it, the delivery address. */
  readonly billingAddress?: PostalAddress | undefined
}

export type PlannedTerms = Awaited<ReturnType<typeof planTerms>>

/**
 * Plans the delivery and the tax of goods whose prices are agreed. Rejects what `planSale` rejects, and addresses that their country does
 * not write so (invalid, by the names of their parts).
 */
export async function planTerms(ctx: Context, goods: PricedGoods | Promise<PricedGoods>, wish: WishedTerms) {
  const deliveryAddress = checkPostalAddress(wish.deliveryAddress, 'deliveryAddress')
  const billingAddress = wish.billingAddress
    ? checkPostalAddress(wish.billingAddress, 'billingAddress')
    : deliveryAddress
  const { country, postcode } = deliveryAddress
  const plan = await planSale(ctx, goods, { ...wish, country, postcode }, 'deliveryAddress.')
  return { deliveryAddress, billingAddress, ...termsOf(plan) }
}
