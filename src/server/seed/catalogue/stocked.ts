import type { Values } from '@parts-hub/parts'
import type { Offer } from './offer.ts'

/** Families of fewer sizes are stocked whole. */
const MANY = 60
/** ISO 261: threads of the second and third choice, in mm. */
const RARE = new Set([3.5, 7, 9, 11, 14, 18, 22, 27, 33, 39, 45, 52])

/**
 * Whether the shop keeps a size in its nth grade, from 0. The usual grade is kept in every size; of what comes in many lengths
 * the next grade and the first stainless steel are kept in the sizes that move: up to 20 mm thick, of the first choice, no
 * longer than four diameters and 10 mm.
 */
export function isStocked({ range, grades }: Offer, { d, l }: Values, grade: number): boolean {
  if (grade === 0 || range.sizes.length < MANY || d === undefined || l === undefined) return true
  const stainless = grades.findIndex(({ finish }) => finish === 'Stainless')
  const isKept = grade === 1 || grade === stainless
  return isKept && d <= 20 && !RARE.has(d) && l <= 4 * d + 10
}
