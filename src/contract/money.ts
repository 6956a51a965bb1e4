/* Without zod, so that pages that calculate prices need not load it. */

/** The largest amount the shop handles, in cents: EUR 10 million. Far below 2^53, so every amount stays exact. */
export const MAX_CENTS = 1_000_000_000

/** Larger than the error of binary floating point in amounts up to MAX_CENTS, far smaller than a third decimal. */
const DUST_CENTS = 1e-6

const DECIMAL = /^(\d{1,9})(?:\.(\d{1,2}))?$/

/**
 * Converts euros from the wire (a number, or a string of digits such as "12.50") into whole cents. Numbers may have
 * floating-point errors (3 * 9.95 = 29.849999999999998): anything within a millionth of a cent of whole cents is rounded
 * to them. Returns undefined for a third decimal, a sign, or anything that is not a number.
 */
export function parseEuros(value: number | string): number | undefined {
  if (typeof value === 'number') {
    const cents = Math.round(value * 100)
    const isWhole = Math.abs(value * 100 - cents) <= DUST_CENTS
    return isWhole && cents >= 0 && cents <= MAX_CENTS ? cents : undefined
  }
  const match = DECIMAL.exec(value.trim())
  if (!match?.[1]) return undefined
  const cents = Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'))
  return cents <= MAX_CENTS ? cents : undefined
}

/** Euros that are an amount already, as cents: 19.95 becomes 1995. What a person wrote goes through `readAmount` and `parseEuros`. */
export function toCents(euros: number): number {
  return Math.round(euros * 100)
}

/** Cents as euros for the wire: 1995 becomes 19.95. */
export function toEuros(cents: number): number {
  return cents / 100
}

/** Pure, so that pages that format with their own words leave it out. */
const euroFormat = /* @__PURE__ */ new Intl.NumberFormat('en-IE', { style: 'currency', currency: 'EUR' })

/** Euros as people read them: 1234.5 becomes "€1,234.50". */
export function formatEuros(euros: number): string {
  return euroFormat.format(euros)
}

/** Cents as people read them, in euros. */
export const formatCents = (cents: number): string => formatEuros(toEuros(cents))

/** Quantity times unit price in cents, or undefined above MAX_CENTS. Exact: both are integers below 2^53. */
export function multiplyCents(unitCents: number, quantity: number): number | undefined {
  const total = BigInt(unitCents) * BigInt(quantity)
  return total <= BigInt(MAX_CENTS) ? Number(total) : undefined
}
