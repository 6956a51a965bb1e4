import { toEuros } from '#contract/money.ts'
import type { products } from '#db/schema.ts'

type ProductRow = typeof products.$inferSelect

/** What an admin may change of a product, as its columns. */
export type ProductEdit = Partial<
  Pick<
    ProductRow,
    | 'name'
    | 'priceCents'
    | 'minQuantity'
    | 'description'
    | 'category'
    | 'sku'
    | 'standard'
    | 'material'
    | 'finish'
    | 'dimensions'
    | 'image'
    | 'furtherImages'
    | 'lowStock'
    | 'archivedAt'
  >
>

/** The same in words of the wire, for the audit trail and for whoever lost a race. */
export function factsOf(row: ProductRow): Record<string, unknown> {
  return {
    name: row.name,
    price: toEuros(row.priceCents),
    min: row.minQuantity,
    description: row.description,
    category: row.category,
    sku: row.sku,
    standard: row.standard,
    material: row.material,
    finish: row.finish,
    dimensions: row.dimensions,
    pictures: [row.image, ...row.furtherImages],
    lowStock: row.lowStock,
    archived: row.archivedAt !== null,
  }
}

/** The facts that an edit has changed, before and after. */
export function compareFacts(before: ProductRow, after: ProductRow) {
  const [old, present] = [factsOf(before), factsOf(after)]
  const names = Object.keys(old).filter(name => JSON.stringify(old[name]) !== JSON.stringify(present[name]))
  const pick = (facts: Record<string, unknown>) => Object.fromEntries(names.map(name => [name, facts[name]]))
  return { hasChanged: names.length > 0, before: pick(old), after: pick(present) }
}
