/**
 * Divides an amount in proportion to the weights, in whole cents that add up to it again: each gets its share rounded
 * down, and the cents that remain go to those whose share lost most (the method of the largest remainder), the first of
 * equals first. If the weights are all 0, so is the amount, or this throws.
 */
export function shareCents(cents: number, weights: readonly number[]): number[] {
  const amount = BigInt(cents)
  const sum = weights.reduce((total, weight) => total + BigInt(weight), 0n)
  if (sum === 0n) {
    if (cents !== 0) throw new Error(`nothing to divide ${cents} cents among`)
    return weights.map(() => 0)
  }
  const shares = weights.map((weight, index) => {
    const exact = amount * BigInt(weight)
    return { index, cents: Number(exact / sum), remainder: exact % sum }
  })
  const left = cents - shares.reduce((total, share) => total + share.cents, 0)
  const luckiest = shares.toSorted((a, b) => compare(b.remainder, a.remainder) || a.index - b.index)
  for (const share of luckiest.slice(0, left)) share.cents += 1
  return shares.map(share => share.cents)
}

const compare = (a: bigint, b: bigint) => (a === b ? 0 : a < b ? -1 : 1)
