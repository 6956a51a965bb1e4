import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { Cents } from '#contract/money.ts'
import type { Database } from '#db/client.ts'
import { products, stockMovements } from '#db/schema.ts'
import type { Shelf } from '#search/shelf/kept/shelf.ts'
import { isListed } from '../catalog/states.ts'

const ROWS_AT_ONCE = 5_000

/** What of the shelf is not as in the database. */
interface Differences {
  /** Products that the shelf has otherwise, or not at all. */
  readonly changed: readonly string[]
  /** Products of the shelf that are no longer listed. */
  readonly gone: readonly string[]
}

/** Compares every listed product by its version, price and place; stock is put right at once. */
export async function readDifferences(db: Database, shelf: Shelf): Promise<Differences> {
  const { id, version, leads, priceCents, available } = products
  const gone = new Set(shelf.ids)
  const changed: string[] = []
  for (let after = ''; ; ) {
    const rows = await db
      .select({ id, version, leads, priceCents, available })
      .from(products)
      .where(and(isListed, gt(id, after)))
      .orderBy(asc(id))
      .limit(ROWS_AT_ONCE)
    for (const row of rows) {
      gone.delete(row.id)
      const at = shelf.rowOf(row.id)
      if (at === undefined || !isSame(shelf, at, row)) changed.push(row.id)
      else shelf.setAvailable(row.id, row.available)
    }
    const last = rows.at(-1)
    if (!last || rows.length < ROWS_AT_ONCE) return { changed, gone: [...gone] }
    after = last.id
  }
}

function isSame(
  { rows }: Shelf,
  at: number,
  { version, leads, priceCents }: { version: number; leads: boolean; priceCents: Cents },
): boolean {
  return (
    rows.version[at] === version && rows.priceCents[at] === priceCents && (rows.leads[at] === 1) === leads
  )
}

/** The stock of all products that had a movement since then, and the last of these movements. */
export function readMovedStock(
  db: Database,
  since: Date,
): Promise<{ productId: string; available: number; last: string }[]> {
  const { productId, id } = stockMovements
  return db
    .select({ productId, available: products.available, last: sql<string>`max(${id})` })
    .from(stockMovements)
    .innerJoin(products, eq(products.id, productId))
    .where(gt(id, firstIdAt(since)))
    .groupBy(productId, products.available)
}

/** Ids are time-ordered (RFC 9562, version 7): they begin with their milliseconds. */
function firstIdAt(time: Date): string {
  const digits = time.getTime().toString(16).padStart(12, '0')
  return `${digits.slice(0, 8)}-${digits.slice(8)}`
}
