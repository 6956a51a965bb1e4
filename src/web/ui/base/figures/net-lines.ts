import { shareNet } from '#contract/shares.ts'
import { netOf } from '#contract/tax/tax.ts'
import { useVatPercent } from './Price.tsx'

/**
 * What lines are without VAT, in euros: shares of the net of what they come to together, so that they add up to it. For list prices, whose VAT
 * is the seller's own.
 */
export function useNetLines(lines: readonly { readonly total: number }[], total: number): readonly number[] {
  const percent = useVatPercent()
  return shareNet(netOf(total, percent), { lines: lines.map(line => line.total) }).lines
}
