import { inArray } from 'drizzle-orm'
import type { Category } from '#contract/catalog/catalog.ts'
import type { Database } from '#db/client.ts'
import { products } from '#db/schema.ts'
import type { OrderLine } from './record.ts'

/** A line with where its product stands in the catalogue now; null once it is removed. */
export type LocatedLine = OrderLine & {
  readonly category: Category | null
  readonly familyId: string | null
}

/** The lines of an order with what the addresses of their products' pages are made of. */
export async function locateLines(
  db: Pick<Database, 'select'>,
  lines: readonly OrderLine[],
): Promise<LocatedLine[]> {
  const ids = lines.flatMap(({ productId }) => productId ?? [])
  const rows = await db
    .select({ id: products.id, category: products.category, familyId: products.familyId })
    .from(products)
    .where(inArray(products.id, ids))
  const byId = new Map(rows.map(row => [row.id, row]))
  return lines.map(line => {
    const { category = null, familyId = null } = byId.get(line.productId ?? '') ?? {}
    return { ...line, category, familyId }
  })
}
