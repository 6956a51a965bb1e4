import { finishes } from '@parts-hub/parts'
import type { CataloguePart } from './index.ts'

/**
 * What one photograph stands for: a family in one finish, and of what is long, in one proportion; 'hex-bolt/zinc/medium'.
 */
export function subjectOf({
  family,
  finish,
  dimensions,
}: Pick<CataloguePart, 'family' | 'finish' | 'dimensions'>): string {
  return [family, finishes[finish], proportionOf(dimensions)].filter(Boolean).join('/')
}

/** A coupling nut is as high as three diameters, a high nut as one and a half. */
const LONG_NUT = 2

/** Short, medium or long, by length against diameter; of nuts only whether they are long. Null for what has none of the two. */
function proportionOf({ d, l, m }: CataloguePart['dimensions']): 'short' | 'medium' | 'long' | null {
  if (d === undefined) return null
  if (l === undefined) return m !== undefined && m >= LONG_NUT * d ? 'long' : null
  const slenderness = l / d
  if (slenderness < 2.5) return 'short'
  return slenderness < 7 ? 'medium' : 'long'
}
