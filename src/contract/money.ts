/* Without zod, so that pages that calculate prices need not load it. */
import { byLanguage, type Language } from './language.ts'

declare const unit: unique symbol

/**
 * An amount in whole cents, below zero too. Only the functions of this file make one, so no other number is taken for it:
 * sums and products go through them. 0 is the same in every unit.
 */
export type Cents = 0 | (number & { readonly [unit]: 'cents' })

/** An amount in euros: any number, but no cents. */
export type Euros = number & { readonly [unit]?: never }

/** A number of cents as an amount. Throws unless it is a whole number that is kept exactly (below 2^53). */
export function cents(count: number): Cents {
  if (!Number.isSafeInteger(count)) throw new RangeError(`${count} is no amount in cents`)
  return count as Cents
}

/** The largest amount the shop handles: EUR 10 million. Far below 2^53, so every amount stays exact. */
export const MAX_CENTS = /* @__PURE__ */ cents(1_000_000_000)

/** Larger than the error of binary floating point in amounts up to MAX_CENTS, far smaller than a third decimal. */
const DUST_CENTS = 1e-6

const DECIMAL = /^(\d{1,9})(?:\.(\d{1,2}))?$/

/**
 * Converts euros from the wire (a number, or a string of digits such as "12.50") into whole cents. Numbers may have
 * floating-point errors (3 * 9.95 = 29.849999999999998): anything within a millionth of a cent of whole cents is rounded
 * to them. Returns undefined for a third decimal, a sign, or anything that is not a number.
 */
export function parseEuros(value: Euros | string): Cents | undefined {
  if (typeof value === 'number') {
    const count = Math.round(value * 100)
    const isWhole = Math.abs(value * 100 - count) <= DUST_CENTS
    return isWhole && count >= 0 && count <= MAX_CENTS ? cents(count) : undefined
  }
  const match = DECIMAL.exec(value.trim())
  if (!match?.[1]) return undefined
  const count = Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'))
  return count <= MAX_CENTS ? cents(count) : undefined
}

/** Euros that are an amount already, as cents: 19.95 becomes 1995. What a person wrote goes through `readAmount` and `parseEuros`. */
export function toCents(euros: Euros): Cents {
  return cents(Math.round(euros * 100))
}

/** Cents as euros for the wire: 1995 becomes 19.95. */
export function toEuros(amount: Cents): Euros {
  return amount / 100
}

const formats = /* @__PURE__ */ byLanguage(
  locale =>
    // A piece may cost less than a cent.
    new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR', maximumFractionDigits: 4 }),
)

/** Euros as people read them: 1234.5 becomes "€1,234.50"; the price of a piece may have four decimals: "€0.2101". */
export function formatEuros(euros: Euros, language?: Language): string {
  return formats(language).format(euros)
}

/** Euros as machines and input fields have them: 1234.5 becomes "1234.50". */
export function writeEuros(euros: Euros): string {
  return euros.toFixed(2)
}

/** Cents as people read them, in euros. */
export const formatCents = (amount: Cents): string => formatEuros(toEuros(amount))

/** The sum of amounts; 0 of none. */
export function addCents(...amounts: readonly Cents[]): Cents {
  return cents(amounts.reduce<number>((sum, amount) => sum + amount, 0))
}

/** What the most pieces of the dearest product cost, EUR 10 trillion: still exact. No order comes near. */
const LARGEST_SUM = 1e15

/**
 * The same for what is only shown or compared, not booked: baskets can hold more than a number keeps exactly. A sum above EUR 10 trillion is
 * given as that.
 */
export function addCapped(...amounts: readonly Cents[]): Cents {
  const sum = amounts.reduce<number>((all, amount) => all + amount, 0)
  return cents(Math.min(sum, LARGEST_SUM))
}

/** What is left of an amount without another; below zero if that is larger. */
export function subtractCents(amount: Cents, other: Cents): Cents {
  return cents(amount - other)
}

/** Quantity times unit price. */
export function multiplyCents(unitPrice: Cents, quantity: number): Cents {
  return cents(unitPrice * quantity)
}

/** So many percent of an amount, rounded to whole cents, half a cent up. */
export function percentOfCents(amount: Cents, percent: number): Cents {
  return cents(Math.round((amount * percent) / 100))
}

/** The smaller of two amounts. */
export function smallerOf(one: Cents, other: Cents): Cents {
  return one < other ? one : other
}

/** The larger of two amounts. */
export function largerOf(one: Cents, other: Cents): Cents {
  return one > other ? one : other
}
