import { type Cents, toEuros } from '../money.ts'

/** Tiers as they are kept, in cents, from tiers as the wire's schema has parsed them: their price is in cents already. */
export function keepTiers(
  parsed: readonly { readonly from: number; readonly price: Cents }[],
): { from: number; priceCents: Cents }[] {
  return parsed.map(({ from, price: priceCents }) => ({ from, priceCents }))
}

/** Tiers as the wire shows them, in euros. */
export function showTiers(
  kept: readonly { readonly from: number; readonly priceCents: Cents }[],
): { from: number; price: number }[] {
  return kept.map(({ from, priceCents }) => ({ from, price: toEuros(priceCents) }))
}

/** The tier that a quantity reaches, of tiers from small to large quantities; undefined below the first. */
export function tierOf<Tier extends { readonly from: number }>(
  tiers: readonly Tier[],
  quantity: number,
): Tier | undefined {
  return tiers.findLast(({ from }) => from <= quantity)
}

/** The most pieces of a product that can be asked for at once. */
export const MAX_QUANTITY = 1_000_000
