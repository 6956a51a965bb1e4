import { and, asc, count, eq, ilike, or, type SQL } from 'drizzle-orm'
import { normalisePartNumber } from '#contract/part-numbers/normalise.ts'
import type { PartNumberQuery } from '#contract/part-numbers/part-numbers.ts'
import { partNumbers, products } from '#db/schema.ts'
import type { Context } from '../context.ts'
import { partOf } from '../like-pattern.ts'
import { may, requireRight } from '../rights.ts'

const columns = {
  number: partNumbers.number,
  id: products.id,
  name: products.name,
  sku: products.sku,
  size: products.size,
  category: products.category,
  familyId: products.familyId,
}

export type PartNumberRow = Awaited<ReturnType<typeof select>>[number]

/** The actor's own number of a product; null if they have none. */
export async function readPartNumber(ctx: Context, productId: string): Promise<string | null> {
  requireRight(ctx.actor, may.keepPartNumbers(ctx.actor))
  const { id: userId } = ctx.actor
  const [row] = await ctx.db
    .select({ number: partNumbers.number })
    .from(partNumbers)
    .where(and(eq(partNumbers.userId, userId), eq(partNumbers.productId, productId)))
  return row?.number ?? null
}

/** A page of the actor's part numbers, in their order, and how many there are. */
export async function listPartNumbers(
  ctx: Context,
  { q, from, limit }: PartNumberQuery,
): Promise<{ readonly total: number; readonly rows: readonly PartNumberRow[] }> {
  requireRight(ctx.actor, may.keepPartNumbers(ctx.actor))
  const wanted = and(eq(partNumbers.userId, ctx.actor.id), q === '' ? undefined : contains(q))
  const rows = await select(ctx, wanted).limit(limit).offset(from)
  const [first] = await ctx.db
    .select({ total: count() })
    .from(partNumbers)
    .innerJoin(products, ofProduct)
    .where(wanted)
  return { total: first?.total ?? 0, rows }
}

/** All part numbers of the actor, in their order. */
export async function readAllPartNumbers(ctx: Context): Promise<readonly PartNumberRow[]> {
  requireRight(ctx.actor, may.keepPartNumbers(ctx.actor))
  return select(ctx, eq(partNumbers.userId, ctx.actor.id))
}

const ofProduct = eq(products.id, partNumbers.productId)

function select({ db }: Pick<Context, 'db'>, where: SQL | undefined) {
  return db
    .select(columns)
    .from(partNumbers)
    .innerJoin(products, ofProduct)
    .where(where)
    .orderBy(asc(partNumbers.normalised), asc(partNumbers.productId))
    .$dynamic()
}

function contains(q: string): SQL | undefined {
  const normalised = normalisePartNumber(q)
  return or(
    normalised === '' ? undefined : ilike(partNumbers.normalised, partOf(normalised)),
    ilike(products.name, partOf(q)),
    ilike(products.sku, partOf(q)),
  )
}
