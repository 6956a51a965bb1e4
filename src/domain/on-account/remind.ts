import { and, asc, eq, isNull, lt, sql } from 'drizzle-orm'
import { MAX_REMINDERS } from '#contract/on-account/reminders.ts'
import type { Transaction } from '#db/client.ts'
import { orders } from '#db/schema.ts'
import type { Context } from '../context.ts'
import { notifyOwner, remindCustomer } from '../order-life/mails.ts'
import { isOwed } from '../order-life/owed.ts'
import type { OrderRecord } from '../order-life/record.ts'
import { recordOrderEvent } from '../timeline.ts'

/**
 * Reminds customers of overdue orders on account: on the day after the last day for payment, and twice more, a week apart each; a
 * week after that the owner is told, which is counted like a further one. None whose reminders are stopped. After a time in which the shop did not run, the weeks still lie between them. Several instances may run this
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
      and(
        isOwed,
        isNull(orders.remindersStoppedAt),
        lt(orders.reminders, MAX_REMINDERS + 1),
        sql`${nextAt} <= ${at.toISOString()}::timestamptz`,
      ),
    )
    .orderBy(asc(orders.dueAt))
    .limit(1)
    .for('no key update', { skipLocked: true })
  if (!order) return false
  await sendNextReminder(ctx, tx, order)
  return true
}

const DAY_MS = 24 * 60 * 60 * 1000

/** When the next reminder of an order that is owed is due; undefined after the owner was told. */
export function nextReminderAt({
  reminders,
  remindedAt,
  dueAt,
}: Pick<OrderRecord, 'reminders' | 'remindedAt' | 'dueAt'>): Date | undefined {
  if (dueAt === null || reminders > MAX_REMINDERS) return undefined
  return new Date(remindedAt === null ? dueAt.getTime() + DAY_MS : remindedAt.getTime() + 7 * DAY_MS)
}

/** Sends the next reminder of an order (locked), or tells the owner after the last one. `words` say of what kind it is. */
export async function sendNextReminder(
  ctx: Context,
  tx: Transaction,
  order: Pick<OrderRecord, 'id' | 'reminders'>,
  { words = '' }: { readonly words?: string } = {},
): Promise<void> {
  const at = ctx.now()
  const { id: orderId } = order
  const reminder = order.reminders + 1
  await tx.update(orders).set({ reminders: reminder, remindedAt: at }).where(eq(orders.id, orderId))
  if (reminder > MAX_REMINDERS) {
    await notifyOwner(tx, ctx, { kind: 'owner-overdue', orderId, fields: {} })
    await recordOrderEvent(tx, orderId, 'owner-told', {
      at,
      detail: `not paid after ${MAX_REMINDERS} reminders`,
    })
  } else {
    await remindCustomer(tx, { orderId, reminder })
    const detail = [`reminder ${reminder} of ${MAX_REMINDERS}`, words].filter(Boolean).join(', ')
    await recordOrderEvent(tx, orderId, 'reminded', { at, detail })
  }
}
