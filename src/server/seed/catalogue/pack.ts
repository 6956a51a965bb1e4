import type { Cents } from '#contract/money.ts'

const PACKS = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000]
/** A pack costs about this much at least, in cents. */
const WORTH_PACKING = 600

/** How many pieces are sold at least: the smallest usual pack that is worth packing. */
export function packOf(priceCents: Cents): number {
  return PACKS.find(pack => pack * priceCents >= WORTH_PACKING) ?? 1000
}

/** What costs a cent or two is sold in whole boxes, everything else in any number from the minimum on. */
export function stepOf(pack: number): number {
  return pack >= 500 ? pack : 1
}

/** Fewer packs than this the demo keeps only of sizes that are sold out or low: so many reach the lowest price (`catalogue/price.ts`). */
export const USUAL_PACKS = 50

/** The stock that the demo starts with, in pieces: whole packs, as even as chance; of a hundred sizes one is sold out, two are low. */
export function stockOf(sku: string, pack: number): number {
  const chance = hashOf(sku) % 1000
  if (chance < 10) return 0
  if (chance < 30) return pack * (1 + (chance % 3))
  return pack * (USUAL_PACKS + (hashOf(`${sku} stock`) % 150))
}

/** FNV-1a: the same number for the same text at every start. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return hash >>> 0
}
