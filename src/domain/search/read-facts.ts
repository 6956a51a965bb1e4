import { and, asc, gt, inArray, type SQL } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { families, products } from '#db/schema.ts'
import type { FamilyFacts, SizeFacts } from '#search/shelf/kept/facts.ts'
import { isListed } from '../catalog/states.ts'

const columns = {
  id: products.id,
  name: products.name,
  sku: products.sku,
  image: products.image,
  description: products.description,
  category: products.category,
  standard: products.standard,
  material: products.material,
  finish: products.finish,
  grade: products.grade,
  size: products.size,
  dimensions: products.dimensions,
  familyId: products.familyId,
  leads: products.leads,
  position: products.position,
  priceCents: products.priceCents,
  priceTiers: products.priceTiers,
  minQuantity: products.minQuantity,
  packStep: products.packStep,
  backOrderDays: products.backOrderDays,
  available: products.available,
  version: products.version,
  createdAt: products.createdAt,
} as const

const familyColumns = {
  id: families.id,
  name: families.name,
  summary: families.summary,
  category: families.category,
  kind: families.kind,
  standard: families.standard,
  createdAt: families.createdAt,
} as const

/** Few enough that reading them blocks nobody for long. */
export const ROWS_AT_ONCE = 500

/** All families. */
export function readFamilies(db: Database): Promise<FamilyFacts[]> {
  return db.select(familyColumns).from(families)
}

export function readFamiliesById(db: Database, ids: readonly string[]): Promise<FamilyFacts[]> {
  return db
    .select(familyColumns)
    .from(families)
    .where(inArray(families.id, [...ids]))
}

/** All listed products, in batches; the next one is read while the caller works on one. */
export async function* readSizes(db: Database): AsyncGenerator<SizeFacts[]> {
  let reading = readSizesAfter(db, '')
  for (;;) {
    const rows = await reading
    const last = rows.length < ROWS_AT_ONCE ? undefined : rows.at(-1)
    if (!last) {
      yield rows
      return
    }
    reading = readSizesAfter(db, last.id)
    // Whoever stops here no longer asks whether it went well.
    reading.catch(() => undefined)
    yield rows
  }
}

async function readSizesAfter(db: Database, after: string): Promise<SizeFacts[]> {
  return select(db, gt(products.id, after)).orderBy(asc(products.id)).limit(ROWS_AT_ONCE)
}

/** Those of these products that are listed; at most `ROWS_AT_ONCE` at a time. */
export function readSizesById(db: Database, ids: readonly string[]): Promise<SizeFacts[]> {
  return select(db, inArray(products.id, [...ids]))
}

/** The ids of all products of these families. */
export async function readIdsOfFamilies(db: Database, ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(inArray(products.familyId, [...ids]))
  return rows.map(({ id }) => id)
}

function select(db: Database, condition: SQL) {
  return db.select(columns).from(products).where(and(isListed, condition))
}
