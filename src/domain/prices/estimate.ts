import { MAX_CENTS, multiplyCents } from '#contract/money.ts'
import { splitVat } from '#contract/tax/split-vat.ts'
import { reliefOf, type Tax } from '../tax/tax.ts'

/** A line as it would be booked; its price is that of one piece at this quantity, gross. */
export interface PricedLine {
  readonly quantity: number
  readonly unitPriceCents: number
}

export interface EstimateInput {
  readonly lines: readonly PricedLine[]
  /** Gross. */
  readonly deliveryCents: number
  readonly tax: Tax
  /** The VAT within the seller's prices, in percent. */
  readonly vatPercent: number
}

/** What a purchase costs. Goods and delivery are list prices, which include the seller's own VAT. */
export interface Estimate extends Tax {
  readonly goodsCents: number
  readonly deliveryCents: number
  /** VAT within these prices that is not charged. */
  readonly reliefCents: number
  /** What is to be paid: goods and delivery less the relief. */
  readonly totalCents: number
  /** The total split by the rate of the sale, `percent`. */
  readonly netCents: number
  readonly vatCents: number
}

/**
 * The one place where a total is made. In whole cents: net and VAT add up to the total. Undefined if goods or total are more than
 * MAX_CENTS.
 */
export function estimate({ lines, deliveryCents, tax, vatPercent }: EstimateInput): Estimate | undefined {
  const goodsCents = sumGoods(lines)
  if (goodsCents === undefined || goodsCents + deliveryCents > MAX_CENTS) return undefined
  const grossCents = goodsCents + deliveryCents
  const reliefCents = reliefOf(grossCents, tax, { vatPercent })
  const totalCents = grossCents - reliefCents
  const { netCents, vatCents } = splitVat(totalCents, tax.percent)
  return { goodsCents, deliveryCents, reliefCents, totalCents, netCents, vatCents, ...tax }
}

/** What the lines cost together, gross, in cents; undefined above MAX_CENTS. */
export function sumGoods(lines: readonly PricedLine[]): number | undefined {
  let sum = 0
  for (const { unitPriceCents, quantity } of lines) {
    const lineCents = multiplyCents(unitPriceCents, quantity)
    if (lineCents === undefined || sum + lineCents > MAX_CENTS) return undefined
    sum += lineCents
  }
  return sum
}
