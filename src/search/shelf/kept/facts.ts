import type { Category, Dimension } from '#contract/catalog/catalog.ts'
import type { Cents } from '#contract/money.ts'

/**
 * What the shelf keeps of a listed product, or makes searchable. Amounts are in cents, quantities in pieces. Of its plain facts these are
 * chosen by hand: queries speak of each in a language of its own, which gives it its weight and its facet (`kinds.ts`, `choices.ts`).
 */
export interface SizeFacts {
  readonly id: string
  readonly name: string
  readonly sku: string | null
  readonly image: string
  readonly description: string
  readonly category: Category
  readonly standard: string | null
  readonly material: string | null
  readonly finish: string | null
  readonly grade: string | null
  readonly size: string | null
  readonly dimensions: readonly Dimension[]
  readonly familyId: string | null
  readonly leads: boolean
  readonly position: number
  readonly priceCents: Cents
  readonly priceTiers: readonly Tier[]
  readonly minQuantity: number
  readonly packStep: number
  readonly backOrderDays: number | null
  readonly available: number
  readonly version: number
  readonly createdAt: Date
}

export interface Tier {
  readonly from: number
  readonly priceCents: Cents
}

export interface FamilyFacts {
  readonly id: string
  readonly name: string
  readonly summary: string
  readonly category: Category
  /** Its place in the tree of kinds (`part-kinds.ts`). */
  readonly kind: string | null
  readonly standard: string | null
  readonly createdAt: Date
}
