import { and, eq, inArray } from 'drizzle-orm'
import { normalisePartNumber } from '#contract/part-numbers/normalise.ts'
import { partNumbers } from '#db/schema.ts'
import type { Context, Customer } from '../context.ts'

type Owner = Pick<Customer, 'id'> | null

/** The products that a customer calls by these numbers, by the number as it was asked for. Visitors have none. */
export async function findByPartNumber(
  { db }: Pick<Context, 'db'>,
  customer: Owner,
  numbers: readonly string[],
): Promise<Map<string, readonly string[]>> {
  const wanted = new Map(numbers.map(number => [number, normalisePartNumber(number)]))
  if (!customer || wanted.size === 0) return new Map()
  const rows = await db
    .select({ productId: partNumbers.productId, normalised: partNumbers.normalised })
    .from(partNumbers)
    .where(
      and(
        eq(partNumbers.userId, customer.id),
        inArray(partNumbers.normalised, [...new Set(wanted.values())]),
      ),
    )
  const byNumber = Map.groupBy(rows, ({ normalised }) => normalised)
  return new Map(
    [...wanted].map(([number, normalised]) => [
      number,
      (byNumber.get(normalised) ?? []).map(({ productId }) => productId),
    ]),
  )
}

/** A customer's own numbers of these products, by their ids. Visitors have none. */
export async function findPartNumbersOf(
  { db }: Pick<Context, 'db'>,
  customer: Owner,
  productIds: readonly string[],
): Promise<Map<string, string>> {
  if (!customer || productIds.length === 0) return new Map()
  const rows = await db
    .select({ productId: partNumbers.productId, number: partNumbers.number })
    .from(partNumbers)
    .where(and(eq(partNumbers.userId, customer.id), inArray(partNumbers.productId, [...productIds])))
  return new Map(rows.map(({ productId, number }) => [productId, number]))
}
