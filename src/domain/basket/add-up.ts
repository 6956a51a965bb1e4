import { MAX_QUANTITY } from '#contract/catalog.ts'

/** What adding up needs to know of a line. */
interface Countable {
  readonly quantity: number
  /** Saved for later. */
  readonly isSaved: boolean
}

/**
 * One line from two of the same product: quantities add up, to 1,000,000 at most. If only one of them is saved for later, the
 * other one counts alone, and the line is not saved.
 */
export function addUp(one: Countable, other: Countable): Countable {
  if (one.isSaved !== other.isSaved) return one.isSaved ? other : one
  return { quantity: Math.min(one.quantity + other.quantity, MAX_QUANTITY), isSaved: one.isSaved }
}
