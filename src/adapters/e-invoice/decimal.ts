import type { Cents } from '#contract/money.ts'
/** Cents as a decimal of euros: 1995 becomes '19.95'. Exact, unlike a division of floating-point numbers. */
export function toDecimal(cents: Cents): string {
  return shift(BigInt(cents), 2)
}

/**
 * What one of several pieces costs, as a decimal of euros with four places, the last one rounded; and whether nothing had to be
 * rounded.
 */
export function divideDecimal(cents: Cents, pieces: number): { decimal: string; isExact: boolean } {
  const [dividend, divisor] = [BigInt(cents) * 100n, BigInt(pieces)]
  const rounded = (2n * dividend + divisor) / (2n * divisor)
  return { decimal: shift(rounded, 4), isExact: dividend % divisor === 0n }
}

/** A whole number with a point before its last `places` digits. */
function shift(units: bigint, places: number): string {
  const digits = String(units).padStart(places + 1, '0')
  return `${digits.slice(0, -places)}.${digits.slice(-places)}`
}
