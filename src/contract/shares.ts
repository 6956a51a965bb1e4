/* Without zod, as pages show net prices. */
import { type Cents, cents, subtractCents, toCents, toEuros } from './money.ts'

/**
 * Divides an amount in proportion to the weights, in whole cents that add up to it again: each gets its share rounded
 * down, and the cents that remain go to those whose share lost most (the method of the largest remainder), the first of
 * equals first. If the weights are all 0, so is the amount, or this throws.
 */
export function shareCents(total: Cents, weights: readonly number[]): Cents[] {
  const amount = BigInt(total)
  const sum = weights.reduce((all, weight) => all + BigInt(weight), 0n)
  if (sum === 0n) {
    if (total !== 0) throw new Error(`nothing to divide ${total} cents among`)
    return weights.map(() => 0)
  }
  const shares = weights.map((weight, index) => {
    const exact = amount * BigInt(weight)
    return { index, count: Number(exact / sum), remainder: exact % sum }
  })
  const left = shares.reduce((rest, share) => rest - share.count, Number(total))
  const luckiest = shares.toSorted((a, b) => compare(b.remainder, a.remainder) || a.index - b.index)
  for (const share of luckiest.slice(0, left)) share.count += 1
  return shares.map(share => cents(share.count))
}

const compare = (a: bigint, b: bigint) => (a === b ? 0 : a < b ? -1 : 1)

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
