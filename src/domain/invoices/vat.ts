/** A price that includes the tax, taken apart. */
export interface VatSplit {
  readonly netCents: number
  readonly vatCents: number
}

/**
 * Takes a price apart into what the goods cost and the tax on them, both in whole cents: together they are the price again.
 * `percent` may have two decimals. Half a cent goes to the goods.
 */
export function splitVat(grossCents: number, percent: number): VatSplit {
  const whole = 10_000n
  const withTax = whole + BigInt(Math.round(percent * 100))
  const netCents = Number((2n * BigInt(grossCents) * whole + withTax) / (2n * withTax))
  return { netCents, vatCents: grossCents - netCents }
}
