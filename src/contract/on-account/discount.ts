/* Without zod, as pages need it. */
import { type Cents, cents } from '../money.ts'

/** So many percent of an amount, with at most two decimals, in whole cents, half a cent up. */
export function discountOf(amount: Cents, percent: number): Cents {
  const exact = BigInt(amount) * BigInt(Math.round(percent * 100))
  return cents(Number((2n * exact + 10_000n) / 20_000n))
}
