import { say } from '#contract/phrase.ts'
import type { Context } from '../context.ts'
import { lastOf } from '../delivery/back-orders.ts'
import { weigh } from '../delivery/rates.ts'
import {
  type CheckoutPlan,
  type PricedGoods,
  planSale,
  type QuotedDelivery,
  type SaleTerms,
} from '../prices/plan.ts'
import { may, requireSight } from '../rights.ts'
import { getQuote, type QuoteRow } from './read.ts'
import type { QuoteRecord } from './record.ts'

/** What ordering the actor's own quote would cost if it went there in this way; nothing is booked. Rejects what `planSale` rejects. */
export async function estimateQuote(
  ctx: Context,
  id: string,
  wish: Omit<SaleTerms, 'customer' | 'quoted'>,
): Promise<CheckoutPlan> {
  const quote = await getQuote(ctx, id)
  requireSight(ctx.actor, may.orderQuote(ctx.actor, quote), say`quote`)
  const terms = { ...wish, customer: ctx.actor, quoted: quotedDelivery(quote) }
  return planSale(ctx, goodsOf(quote), terms)
}

/** What a quote is of, at its prices: as it would leave the works if it were ordered now. */
export function goodsOf({ lines }: Pick<QuoteRow, 'lines'>): PricedGoods {
  const promises = lines.flatMap(({ backOrder }) => backOrder ?? [])
  return { lines, grams: weigh(lines), leavesBy: lastOf(promises) }
}

/** The delivery that a quote keeps the price of; undefined if it is of the goods alone. */
export function quotedDelivery(
  quote: Pick<QuoteRecord, 'deliveryAddress' | 'deliveryMethod' | 'deliveryCents'>,
): QuotedDelivery | undefined {
  const { deliveryAddress, deliveryMethod: method, deliveryCents: cents } = quote
  return deliveryAddress && method ? { country: deliveryAddress.country, method, cents } : undefined
}
