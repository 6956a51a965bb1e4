/* Without zod, as pages show net prices. */
import { subtractCents, toCents, toEuros } from './money.ts'
import { shareCents } from './share-cents.ts'

/** What the lines of a sale and its delivery are without VAT, in euros; together they are the net total again, to the cent. */
export interface NetShares {
  readonly lines: readonly number[]
  readonly delivery: number
  /** The lines together. */
  readonly goods: number
}

/**
 * Divides the net total of a sale among its lines and its delivery by what they cost with VAT, in euros: as papers do, so that every page says
 * what the invoice will say. Lines that cost nothing leave nothing to divide.
 */
export function shareNet(
  net: number,
  { lines, delivery = 0 }: { readonly lines: readonly number[]; readonly delivery?: number },
): NetShares {
  const gross = [...lines, delivery].map(toCents)
  const shares = gross.some(amount => amount > 0) ? shareCents(toCents(net), gross) : gross
  const deliveryCents = shares.at(-1) ?? 0
  return {
    lines: shares.slice(0, -1).map(toEuros),
    delivery: toEuros(deliveryCents),
    goods: toEuros(subtractCents(toCents(net), deliveryCents)),
  }
}
