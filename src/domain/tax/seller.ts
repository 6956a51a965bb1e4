import type { Context } from '../context.ts'
import type { TaxedSeller } from './tax.ts'

/** The shop as the rules of VAT see it. */
export function sellerOf({ billing }: Pick<Context, 'billing'>): TaxedSeller {
  const { seller, vatPercent, timeZone } = billing
  return { country: seller.country, vatPercent, timeZone }
}
