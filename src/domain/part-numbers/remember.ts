import { eq, sql } from 'drizzle-orm'
import { normalisePartNumber } from '#contract/part-numbers/normalise.ts'
import { MAX_PART_NUMBERS } from '#contract/part-numbers/part-numbers.ts'
import { say } from '#contract/phrase.ts'
import { lockName } from '#db/lock-name.ts'
import { partNumbers } from '#db/schema.ts'
import { findProducts } from '../basket/find-products.ts'
import type { Context } from '../context.ts'
import { conflict, DomainError, type FieldError } from '../errors.ts'
import { may, requireRight } from '../rights.ts'

/** The number that a customer has for a product. */
export interface OwnNumber {
  /** The product by its id or its SKU. */
  readonly key: string
  readonly number: string
  /** Its name in a refusal. */
  readonly field: string
}

/**
 * Remembers the actor's own numbers of these products, all or none, and returns of how many; what they were called before is
 * forgotten. Of a product that is named twice the last number counts. Rejects what is no product (invalid), and more numbers than
 * a person may have (conflict).
 */
export async function rememberPartNumbers(ctx: Context, wanted: readonly OwnNumber[]): Promise<number> {
  requireRight(ctx.actor, may.keepPartNumbers(ctx.actor))
  const { id: userId } = ctx.actor
  const found = await findProducts(
    ctx.db,
    wanted.map(({ key }) => key),
  )
  const rows = new Map<string, typeof partNumbers.$inferInsert>()
  const faults: FieldError[] = []
  for (const { key, number, field } of wanted) {
    const product = found.get(key)
    if (product)
      rows.set(product.id, {
        userId,
        productId: product.id,
        number,
        normalised: normalisePartNumber(number),
        createdAt: ctx.now(),
      })
    else faults.push({ field, message: say`There is no such product: ${key}` })
  }
  if (faults.length > 0) throw new DomainError({ kind: 'invalid', fields: faults })
  await ctx.db.transaction(async tx => {
    await lockName(tx, `part numbers of ${userId}`)
    await tx
      .insert(partNumbers)
      .values([...rows.values()])
      .onConflictDoUpdate({
        target: [partNumbers.userId, partNumbers.productId],
        set: { number: sql`excluded.number`, normalised: sql`excluded.normalised` },
      })
    const all = await tx.$count(partNumbers, eq(partNumbers.userId, userId))
    if (all > MAX_PART_NUMBERS)
      throw conflict(say`You can keep ${MAX_PART_NUMBERS} part numbers, and this would make ${all}`)
  })
  return rows.size
}
