/* Without zod, as pages need it. */
import { type Cents, cents } from '../money.ts'

/** So many percent of an amount, with at most two decimals, in whole cents, half a cent up. */
export function discountOf(amount: Cents, percent: number): Cents {
  const exact = BigInt(amount) * BigInt(Math.round(percent * 100))
  return cents(Number((2n * exact + 10_000n) / 20_000n))
}

/** Percent with at most two decimals, free of the dust of binary floating point; undefined of a number with more. */
export function readPercent(percent: number): number | undefined {
  const hundredths = Math.round(percent * 100)
  return Math.abs(percent * 100 - hundredths) < 1e-6 ? hundredths / 100 : undefined
}

/** Percent with two decimals, as XML has them: 2.5 becomes '2.50'. */
export const writePercent = (percent: number): string => percent.toFixed(2)
