import { addCents, type Cents, MAX_CENTS, multiplyCents, subtractCents } from '#contract/money.ts'
import { splitVat } from '#contract/tax/tax.ts'
import { reliefOf, type Tax } from '../tax/tax.ts'

/** A line as it would be booked; its price is that of one piece at this quantity, gross. */
export interface PricedLine {
  readonly quantity: number
  readonly unitPriceCents: Cents
}

export interface EstimateInput {
  readonly lines: readonly PricedLine[]
  /** Gross. */
  readonly deliveryCents: Cents
  readonly tax: Tax
  /** The VAT within the seller's prices, in percent. */
  readonly vatPercent: number
}

/** What a purchase costs. Goods and delivery are list prices, which include the seller's own VAT. */
export interface Estimate extends Tax {
  readonly goodsCents: Cents
  readonly deliveryCents: Cents
  /** VAT within these prices that is not charged. */
  readonly reliefCents: Cents
  /** What is to be paid: goods and delivery less the relief. */
  readonly totalCents: Cents
  /** The total split by the rate of the sale, `percent`. */
  readonly netCents: Cents
  readonly vatCents: Cents
}

/**
 * The one place where a total is made. In whole cents: net and VAT add up to the total. Undefined if goods or total are more than
 * MAX_CENTS.
 */
export function estimate({ lines, deliveryCents, tax, vatPercent }: EstimateInput): Estimate | undefined {
  const goodsCents = sumGoods(lines)
  if (goodsCents === undefined) return undefined
  const grossCents = addCents(goodsCents, deliveryCents)
  if (grossCents > MAX_CENTS) return undefined
  const reliefCents = reliefOf(grossCents, tax, { vatPercent })
  const totalCents = subtractCents(grossCents, reliefCents)
  const { netCents, vatCents } = splitVat(totalCents, tax.percent)
  return { goodsCents, deliveryCents, reliefCents, totalCents, netCents, vatCents, ...tax }
}

/** What the lines cost together, gross; undefined above MAX_CENTS. */
export function sumGoods(lines: readonly PricedLine[]): Cents | undefined {
  let sum: Cents = 0
  for (const { unitPriceCents, quantity } of lines) {
    sum = addCents(sum, multiplyCents(unitPriceCents, quantity))
    if (sum > MAX_CENTS) return undefined
  }
  return sum
}
