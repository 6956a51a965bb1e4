import { and, eq, ne, sql } from 'drizzle-orm'
import { say } from '#contract/phrase.ts'
import type { Transaction } from '#db/client.ts'
import { lockName } from '#db/lock-name.ts'
import { shoppingLists } from '#db/schema.ts'
import type { Context } from '../context.ts'
import { invalid } from '../errors.ts'
import { type Once, runOnce } from '../idempotency.ts'
import { may, requireRight } from '../rights.ts'

/** Changes the actor's lists in a transaction, one at a time for each person. With `once`, a repeated call changes nothing. */
export async function changeShoppingLists(
  ctx: Context,
  change: (tx: Transaction, userId: string) => Promise<string>,
  once?: Once,
): Promise<string> {
  requireRight(ctx.actor, may.keepShoppingLists(ctx.actor))
  const { id: userId } = ctx.actor
  const act = async (tx: Transaction) => {
    await lockName(tx, `lists of ${userId}`)
    return change(tx, userId)
  }
  return once ? runOnce(ctx, once, act) : ctx.db.transaction(act)
}

/** Rejects (invalid) the name of another list of this person, in whatever case. */
export async function requireFreeName(
  tx: Transaction,
  { id, userId, name }: { readonly id: string; readonly userId: string; readonly name: string },
): Promise<void> {
  const isTaken = and(
    eq(shoppingLists.userId, userId),
    ne(shoppingLists.id, id),
    eq(sql`lower(${shoppingLists.name})`, sql`lower(${name})`),
  )
  if ((await tx.$count(shoppingLists, isTaken)) > 0)
    throw invalid('name', say`is the name of another list of yours`)
}
