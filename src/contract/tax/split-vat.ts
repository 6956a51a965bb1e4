/* Without zod, as pages show net prices. */
import { type Cents, cents, subtractCents, toCents, toEuros } from '../money.ts'

/** A price including VAT, split into net amount and tax. */
export interface VatSplit {
  readonly netCents: Cents
  readonly vatCents: Cents
}

/**
 * Splits a price into the net amount and the tax on it, in whole cents that add up to the price again. `percent` may have
 * two decimals. Half a cent is rounded up in the net amount.
 */
export function splitVat(grossCents: Cents, percent: number): VatSplit {
  const whole = 10_000n
  const withTax = whole + BigInt(Math.round(percent * 100))
  const netCents = cents(Number((2n * BigInt(grossCents) * whole + withTax) / (2n * withTax)))
  return { netCents, vatCents: subtractCents(grossCents, netCents) }
}

/** What an amount in euros is without the VAT within it, in euros, to the cent. */
export function netOf(grossEuros: number, percent: number): number {
  return toEuros(splitVat(toCents(grossEuros), percent).netCents)
}

/** What a piece costs without VAT, in euros with up to four decimals: cents alone would lie as soon as there are some pieces. */
export function netPriceOf(grossEuros: number, percent: number): number {
  return netOf(grossEuros * 100, percent) / 100
}
