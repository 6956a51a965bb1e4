/* Without zod, as pages show net prices. */
import { toCents, toEuros } from './money.ts'

/** A price including VAT, split into net amount and tax. */
export interface VatSplit {
  readonly netCents: number
  readonly vatCents: number
}

/**
 * Splits a price into the net amount and the tax on it, in whole cents that add up to the price again. `percent` may have
 * two decimals. Half a cent is rounded up in the net amount.
 */
export function splitVat(grossCents: number, percent: number): VatSplit {
  const whole = 10_000n
  const withTax = whole + BigInt(Math.round(percent * 100))
  const netCents = Number((2n * BigInt(grossCents) * whole + withTax) / (2n * withTax))
  return { netCents, vatCents: grossCents - netCents }
}

/**
 * What a price in euros is without the VAT within it, in euros, for display alone: net prices are rounded one by one, so they need not add
 * up to the net of a total, which is split as a whole.
 */
export function netOf(grossEuros: number, percent: number): number {
  return toEuros(splitVat(toCents(grossEuros), percent).netCents)
}
