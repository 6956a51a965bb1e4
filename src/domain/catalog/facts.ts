import { isDeepStrictEqual } from 'node:util'
import {
  type ColumnsOf,
  dispatchFacts,
  makeFacts,
  type PlainFacts,
  readFacts,
  sizeFacts,
  warehouseFacts,
} from '#contract/catalog/plain-facts.ts'
import { showTiers } from '#contract/catalog/price-tiers.ts'
import { toEuros } from '#contract/money.ts'
import type { ProductRow } from './list.ts'

/** New values of the columns that an admin may edit. */
export type ProductEdit = Partial<
  Pick<
    ProductRow,
    | 'name'
    | 'priceCents'
    | 'minQuantity'
    | 'description'
    | 'category'
    | 'sku'
    | keyof ColumnsOf<PlainFacts>
    | 'dimensions'
    | 'image'
    | 'furtherImages'
    | 'lowStock'
    | 'archivedAt'
    | 'packStep'
    | 'backOrderDays'
    | 'priceTiers'
    | 'familyId'
  >
>

/** When a product was archived, after an edit that archives or restores it; archiving it again keeps the first time. */
export function archivedAtOf(
  before: Pick<ProductRow, 'archivedAt'> | undefined,
  isArchived: boolean,
  now: Date,
): Date | null {
  return isArchived ? (before?.archivedAt ?? now) : null
}

/** Whether a product leads after an edit: without a family it leads itself, and in a new family another size does. */
export function leadsAfter(
  before: Pick<ProductRow, 'familyId' | 'leads'> | undefined,
  familyId: string | null | undefined,
): boolean {
  if (familyId === undefined || familyId === (before?.familyId ?? null)) return before?.leads ?? true
  return familyId === null
}

/** Which other size its pictures show after an edit, if any: a new first picture is of the product itself. */
export function pictureShowsAfter(
  before: Pick<ProductRow, 'image' | 'pictureShows'>,
  image: string | undefined,
): string | null {
  return image === undefined || image === before.image ? before.pictureShows : null
}

/** The same facts with their names on the wire, for the audit trail and for rejected edits. */
export function factsOf(row: ProductRow): Record<string, unknown> {
  return {
    name: row.name,
    price: toEuros(row.priceCents),
    min: row.minQuantity,
    description: row.description,
    category: row.category,
    sku: row.sku,
    ...readFacts(makeFacts, row),
    dimensions: row.dimensions,
    step: row.packStep,
    backOrderDays: row.backOrderDays,
    tiers: showTiers(row.priceTiers),
    ...readFacts(dispatchFacts, row),
    family: row.familyId,
    ...readFacts(sizeFacts, row),
    ...readFacts(warehouseFacts, row),
    pictures: [row.image, ...row.furtherImages],
    lowStock: row.lowStock,
    archived: row.archivedAt !== null,
  }
}

/** The facts changed by an edit, before and after. */
export function compareFacts(before: ProductRow, after: ProductRow) {
  const [old, present] = [factsOf(before), factsOf(after)]
  const names = Object.keys(old).filter(name => !isDeepStrictEqual(old[name], present[name]))
  const pick = (facts: Record<string, unknown>) => Object.fromEntries(names.map(name => [name, facts[name]]))
  return { hasChanged: names.length > 0, before: pick(old), after: pick(present) }
}
