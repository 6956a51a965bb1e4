import { asc, count, sql } from 'drizzle-orm'
import type { Addressed } from '#contract/catalog/addresses.ts'
import { auditEvents, families, products } from '#db/schema.ts'
import type { Context } from '../context.ts'
import { isListed } from './states.ts'

/** A public page, and when what it says of its subject was last edited; stock does not count. */
interface Dated {
  readonly changedAt: Date
}

/** The last edit of each product or family, as the audit trail has it: `subject` is 'product' or 'family' and the id. */
const edits = sql`(select subject, max(created_at) as at from ${auditEvents} where subject like 'product %' or subject like 'family %' group by subject) as edits`

/** How many products are listed. */
export async function countListed(ctx: Context): Promise<number> {
  const [found] = await ctx.db.select({ total: count() }).from(products).where(isListed)
  return found?.total ?? 0
}

/** The addresses of the listed products, in the order of their ids. */
export async function listAddresses(
  ctx: Context,
  { from, limit }: { readonly from: number; readonly limit: number },
): Promise<(Addressed & Dated)[]> {
  const { id: _id, sku, category, familyId: family, createdAt } = products
  const rows = await ctx.db
    .select({ _id, sku, category, family, changedAt: latest(sql`${createdAt}`) })
    .from(products)
    .leftJoin(edits, sql`edits.subject = 'product ' || ${products.id}`)
    .where(isListed)
    .orderBy(asc(products.id))
    .limit(limit)
    .offset(from)
  return rows
}

/** The addresses of the families with a listed size. */
export async function listFamilyAddresses(ctx: Context): Promise<({ readonly id: string } & Dated)[]> {
  return ctx.db
    .select({ id: families.id, changedAt: latest(sql`${families.createdAt}`) })
    .from(families)
    .leftJoin(edits, sql`edits.subject = 'family ' || ${families.id}`)
    .where(sql`${families.listed} > 0`)
    .orderBy(asc(families.id))
}

function latest(createdAt: ReturnType<typeof sql>) {
  return sql<Date>`greatest(${createdAt}, edits.at)`.mapWith(products.createdAt)
}
