import { MAX_QUANTITY } from '../catalog/price-tiers.ts'
/* Without zod, as pages need it. */

/** The most lines of a basket, those saved for later included. */
export const MAX_BASKET_LINES = 500
/** The most lines whose files are packed: they are made one after the other, models in up to seconds each. */
export const MAX_PACKED_LINES = 100

/** What so many pieces become: at least the minimum, in whole packs. */
export function fitQuantity(
  quantity: number,
  { min, step }: { readonly min: number; readonly step: number },
): number {
  return Math.ceil(Math.max(quantity, min) / step) * step
}

/** Why a line cannot be ordered as it is. */
export const lineProblems = ['archived', 'sold-out', 'too-many', 'below-minimum', 'broken-pack'] as const
export type LineProblemKind = (typeof lineProblems)[number]

/** What adding up needs to know of a line. */
interface Countable {
  readonly quantity: number
  /** Whether it is saved for later. */
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
