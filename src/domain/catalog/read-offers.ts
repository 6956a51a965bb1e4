import { sql } from 'drizzle-orm'
import { productChanges } from '#db/schema.ts'
import type { Context } from '../context.ts'
import { countAttempt } from '../rate-limits.ts'
import { type FamilyRow, familiesOf } from './families.ts'
import { type ProductRow, readProducts } from './list.ts'

/** Each reads the whole catalogue. */
const LIMIT = { max: 10, windowMs: 10 * 60_000 }

/** Counts the fetch of a feed; rejects (too many) more than 10 in ten minutes from one address. */
export async function countFeed({ db, address }: Context): Promise<void> {
  if (address !== null) await countAttempt(db, 'feed', address, LIMIT)
}

/** A product that is on sale or sold out, as visitors see it, with its family, if it has one. */
export interface Offered {
  readonly product: ProductRow
  readonly family: FamilyRow | undefined
}

/** All that visitors see, each size by itself, newest first, in batches; each is read when it is requested. */
export async function* readOffers(ctx: Context): AsyncGenerator<Offered[], undefined> {
  for await (const rows of readProducts(ctx, {})) {
    const families = await familiesOf(ctx, rows)
    yield rows.map(product => ({ product, family: families.get(product.familyId ?? '') }))
  }
}

/**
 * A version of all products and their families, which differs after any change to one of them or its stock, and when the last one was:
 * undefined if there is none, and while it is so new that others that came before may not be seen yet.
 */
export async function describeOffers({
  db,
}: Pick<Context, 'db'>): Promise<{ version: string; changedAt: Date | undefined }> {
  const { productId, changedAt } = productChanges
  const [found] = await db
    .select({
      // Not the last change alone: one that was made before it may be committed after it.
      version: sql<string>`count(*) || '.' || coalesce(sum(hashtextextended(${productId} || extract(epoch from ${changedAt}), 0)), 0)`,
      settledMs: sql<number | null>`(extract(epoch from max(${changedAt})) * 1000)::float8`,
      isSettled: sql<boolean>`coalesce(max(${changedAt}) < now() - interval '1 minute', false)`,
    })
    .from(productChanges)
  if (!found) throw new Error('a count answered nothing')
  const { version, settledMs, isSettled } = found
  return { version, changedAt: isSettled && settledMs !== null ? new Date(settledMs) : undefined }
}
