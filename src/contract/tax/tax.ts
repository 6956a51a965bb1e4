/* Without zod: pages show net prices, and the database names treatments. */
import { type Cents, cents, subtractCents, toCents, toEuros } from '../money.ts'

/**
 * How a sale is taxed: `taxed` with the VAT of where it goes, `reverse-charge` by the customer, a business in another
 * country of the European Union, or not at all as an `export`.
 */
export const taxTreatments = ['taxed', 'reverse-charge', 'export'] as const
export type TaxTreatment = (typeof taxTreatments)[number]

/** Why VAT is charged despite a VAT ID: the customer's email address is `unconfirmed`, or the register's answer is `pending`. */
export const vatIdDoubts = ['unconfirmed', 'pending'] as const
export type VatIdDoubt = (typeof vatIdDoubts)[number]

/**
 * What is known of a VAT ID: `pending` until its register could be asked, then `valid` or `invalid`; `unanswered` if it could
 * not be asked for too long.
 */
export const vatCheckStatuses = ['pending', 'valid', 'invalid', 'unanswered'] as const

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
