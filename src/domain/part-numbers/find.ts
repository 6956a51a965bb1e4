import { and, eq, inArray } from 'drizzle-orm'
import { normalisePartNumber } from '#contract/normalise-part-number.ts'
import { partNumbers } from '#db/schema.ts'
import type { Context } from '../context.ts'

/** The products that the actor calls by these numbers, by the number as it was asked for. Visitors have none. */
export async function findByPartNumber(
  { db, actor }: Pick<Context, 'db' | 'actor'>,
  numbers: readonly string[],
): Promise<Map<string, readonly string[]>> {
  const wanted = new Map(numbers.map(number => [number, normalisePartNumber(number)]))
  if (!actor || wanted.size === 0) return new Map()
  const rows = await db
    .select({ productId: partNumbers.productId, normalised: partNumbers.normalised })
    .from(partNumbers)
    .where(
      and(eq(partNumbers.userId, actor.id), inArray(partNumbers.normalised, [...new Set(wanted.values())])),
    )
  const byNumber = Map.groupBy(rows, ({ normalised }) => normalised)
  return new Map(
    [...wanted].map(([number, normalised]) => [
      number,
      (byNumber.get(normalised) ?? []).map(({ productId }) => productId),
    ]),
  )
}

/** The actor's own numbers of these products, by their ids. Visitors have none. */
export async function findPartNumbersOf(
  { db, actor }: Pick<Context, 'db' | 'actor'>,
  productIds: readonly string[],
): Promise<Map<string, string>> {
  if (!actor || productIds.length === 0) return new Map()
  const rows = await db
    .select({ productId: partNumbers.productId, number: partNumbers.number })
    .from(partNumbers)
    .where(and(eq(partNumbers.userId, actor.id), inArray(partNumbers.productId, [...productIds])))
  return new Map(rows.map(({ productId, number }) => [productId, number]))
}
