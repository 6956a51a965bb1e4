import { inArray, or, sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { products } from '#db/schema.ts'
import { type BasketProduct, productColumns } from './price.ts'

/** Finds products by what they are called by, their id or else their SKU. What is missing from the result is no product. */
export async function findProducts(
  db: Pick<Database, 'select'>,
  keys: readonly string[],
): Promise<Map<string, BasketProduct>> {
  const wanted = [...new Set(keys)]
  const found = await selectProducts(db, wanted)
  const byId = new Map(found.map(product => [product.id, product]))
  const bySku = new Map(found.map(product => [product.sku?.toLowerCase(), product]))
  return new Map(
    wanted.flatMap(key => {
      const product = byId.get(key) ?? bySku.get(key.toLowerCase())
      return product ? [[key, product] as const] : []
    }),
  )
}

/** The products with these ids or SKUs: one statement, however many there are. */
export function selectProducts(db: Pick<Database, 'select'>, keys: readonly string[]) {
  const skus = keys.map(key => key.toLowerCase())
  return db
    .select(productColumns)
    .from(products)
    .where(or(inArray(products.id, [...keys]), inArray(sql`lower(${products.sku})`, skus)))
}
