import type { LineProblemKind } from '#contract/basket/terms.ts'
import type { products } from '#db/schema.ts'

type Terms = Pick<typeof products.$inferSelect, 'archivedAt' | 'available' | 'minQuantity' | 'packStep'>

/** Why a line cannot be ordered as it is, and with which quantity it could be; null: with none, it has to be removed. */
export interface LineProblem {
  readonly kind: LineProblemKind
  readonly suggested: number | null
}

/** Why so many pieces of a product cannot be ordered; null if they can. */
export function findProblem(product: Terms, quantity: number): LineProblem | null {
  const { archivedAt, available, minQuantity, packStep } = product
  if (archivedAt) return { kind: 'archived', suggested: null }
  const most = available - (available % packStep)
  if (most < minQuantity) return { kind: 'sold-out', suggested: null }
  if (quantity > available) return { kind: 'too-many', suggested: most }
  if (quantity < minQuantity) return { kind: 'below-minimum', suggested: minQuantity }
  if (quantity % packStep === 0) return null
  return { kind: 'broken-pack', suggested: Math.min(most, roundUpToPack(quantity, packStep)) }
}

/** The fewest whole packs with at least so many pieces, in pieces. */
export function roundUpToPack(quantity: number, packStep: number): number {
  return Math.ceil(quantity / packStep) * packStep
}
