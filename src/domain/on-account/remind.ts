import { and, asc, eq, lt, sql } from 'drizzle-orm'
import type { Transaction } from '#db/client.ts'
import { orders } from '#db/schema.ts'
import type { Context } from '../context.ts'
import { notifyOwner, remindCustomer } from '../order-life/mails.ts'
import { isOwed } from '../order-life/owed.ts'
import { recordOrderEvent } from '../timeline.ts'

/** After this many reminders the owner of the shop is told instead, which is counted like a further one. */
export const REMINDERS = 3

/**
 * Reminds customers of overdue orders on account: on the day after the last day for payment, and twice more, a week apart each; a
 * week after that the owner is told. After a time in which the shop did not run, the weeks still lie between them. Several instances may run this
 * at once: each takes only rows that no other has locked. Returns how many mails were queued.
 */
export async function remindDebtors(
  ctx: Context,
  { signal }: { signal?: AbortSignal } = {},
): Promise<number> {
  const mayContinue = () => !signal?.aborted
  let reminded = 0
  while (mayContinue() && (await ctx.db.transaction(tx => remindNext(ctx, tx)))) reminded += 1
  if (reminded > 0) ctx.changed('mails')
  return reminded
}

/** Whether there was one to remind. */
async function remindNext(ctx: Context, tx: Transaction): Promise<boolean> {
  const at = ctx.now()
  const nextAt = sql`coalesce(${orders.remindedAt} + interval '7 days', ${orders.dueAt} + interval '1 day')`
  const [order] = await tx
    .select({ id: orders.id, reminders: orders.reminders })
    .from(orders)
    .where(
      and(isOwed, lt(orders.reminders, REMINDERS + 1), sql`${nextAt} <= ${at.toISOString()}::timestamptz`),
    )
    .orderBy(asc(orders.dueAt))
    .limit(1)
    .for('no key update', { skipLocked: true })
  if (!order) return false
  const { id: orderId } = order
  const reminder = order.reminders + 1
  await tx.update(orders).set({ reminders: reminder, remindedAt: at }).where(eq(orders.id, orderId))
  if (reminder > REMINDERS) {
    await notifyOwner(tx, ctx, { kind: 'owner-overdue', orderId, fields: {} })
    await recordOrderEvent(tx, orderId, 'owner-told', { at, detail: `not paid after ${REMINDERS} reminders` })
  } else {
    await remindCustomer(tx, { orderId, reminder })
    await recordOrderEvent(tx, orderId, 'reminded', { at, detail: `reminder ${reminder} of ${REMINDERS}` })
  }
  return true
}
