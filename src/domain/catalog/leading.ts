import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '#db/client.ts'
import { RowTaken } from '#db/errors.ts'
import { products } from '#db/schema.ts'
import { isInStock, isLeading, isListed } from './states.ts'

/** Lets the first listed size lead a family, which is locked, unless one leads already. */
export async function chooseLeading(tx: Transaction, familyId: string): Promise<void> {
  const [leading] = await tx
    .select({ archivedAt: products.archivedAt })
    .from(products)
    .where(and(eq(products.familyId, familyId), isLeading))
  if (leading && !leading.archivedAt) return
  const [next] = await tx
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.familyId, familyId), isListed))
    .orderBy(asc(products.position), asc(products.id))
    .limit(1)
  if (next) await letLead(tx, familyId, next.id)
}

/**
 * Lets this size lead a family, which is locked. One size stops to lead before the other begins: never two at once. Throws if
 * either is locked by another transaction, which may wait for the family, or is archived meanwhile (`RowTaken`).
 */
export async function letLead(tx: Transaction, familyId: string, productId: string): Promise<void> {
  const [leading] = await tx
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.familyId, familyId), isLeading))
  if (leading) await setLeads(tx, eq(products.id, leading.id), false)
  await setLeads(tx, and(eq(products.id, productId), isListed), true)
}

async function setLeads(tx: Transaction, which: SQL | undefined, leads: boolean): Promise<void> {
  const [locked] = await tx
    .select({ id: products.id })
    .from(products)
    .where(which)
    .for('no key update', { skipLocked: true })
  if (!locked) throw new RowTaken('a size of the family')
  await tx.update(products).set({ leads }).where(eq(products.id, locked.id))
}

/** A size that can be bought, of the family of a row of `table`. */
const inStockOf = (table: SQL) => sql`from ${products} as size where size.family_id = ${table}.family_id
  and size.archived_at is null and size.available >= size.min_quantity`

/** Leading, and standing for itself: it can be bought, or no size of its family can. */
export const standsItself: SQL = sql`(${isLeading} and (${isInStock} or not exists (select 1 ${inStockOf(sql`${products}`)})))`

/** Standing in for a leading size that is sold out: the first of its family that can be bought. They are few, and looked up once. */
export const standsIn: SQL = sql`${products.id} = any (array(
    select (select size.id ${inStockOf(sql`leader`)} order by size.position, size.id limit 1)
    from ${products} as leader
    where leader.leads and leader.archived_at is null and leader.available < leader.min_quantity))`

/**
 * Standing for its family in lists: its leading size or, while that is sold out, the first of its sizes that can be bought, if any can. A
 * product without a family stands for itself. Decided when it is read: a booking that sells a size out changes no other row.
 */
export const isStanding: SQL = sql`(${standsItself} or ${standsIn})`

/** The sizes of one family, the one that stands for it first: by the same rule. */
export const standingFirst: readonly SQL[] = [
  desc(isInStock),
  desc(products.leads),
  asc(products.position),
  asc(products.id),
]
