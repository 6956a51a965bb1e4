import { eq } from 'drizzle-orm'
import { MAX_BASKET_LINES } from '#contract/basket/terms.ts'
import { say } from '#contract/phrase.ts'
import type { Transaction } from '#db/client.ts'
import { lockName } from '#db/lock-name.ts'
import { basketLines } from '#db/schema.ts'
import type { Context } from '../context.ts'
import { invalid } from '../errors.ts'
import { type Once, runOnce } from '../idempotency.ts'
import { may, requireRight } from '../rights.ts'
import type { PricedBasket } from './price.ts'
import { readBasket } from './read.ts'

/**
 * Changes the actor's basket in a transaction, one at a time for each person, and returns the basket as it is afterwards. With
 * `once`, a repeated call changes nothing.
 */
export async function changeBasket(
  ctx: Context,
  change: (tx: Transaction, userId: string) => Promise<unknown>,
  once?: Once,
): Promise<PricedBasket> {
  requireRight(ctx.actor, may.keepBasket(ctx.actor))
  const { id: userId } = ctx.actor
  const act = async (tx: Transaction): Promise<string> => {
    await lockBasket(tx, userId)
    await change(tx, userId)
    return userId
  }
  await (once ? runOnce(ctx, once, act) : ctx.db.transaction(act))
  return readBasket(ctx)
}

/** One change at a time for each person. */
export async function lockBasket(tx: Transaction, userId: string): Promise<void> {
  await lockName(tx, `basket of ${userId}`)
}

/** Rejects (invalid, for the field `lines`) a change after which the basket has more than 500 lines. */
export async function requireRoom(tx: Transaction, userId: string): Promise<void> {
  const all = await tx.$count(basketLines, eq(basketLines.userId, userId))
  if (all > MAX_BASKET_LINES)
    throw invalid('lines', say`A basket has at most ${MAX_BASKET_LINES} lines, and this would make ${all}`)
}
