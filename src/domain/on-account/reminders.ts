import { and, asc, eq } from 'drizzle-orm'
import { MAX_REMINDERS } from '#contract/on-account/reminders.ts'
import { say } from '#contract/phrase.ts'
import type { Database, Transaction } from '#db/client.ts'
import { orderEvents, orders } from '#db/schema.ts'
import { recordAudit } from '../audit.ts'
import type { Context } from '../context.ts'
import { conflict, notFound } from '../errors.ts'
import { owedOf } from '../order-life/owed.ts'
import type { OrderRecord } from '../order-life/record.ts'
import { lockOrder } from '../order-life/states.ts'
import { may, requireRight } from '../rights.ts'
import { recordOrderEvent } from '../timeline.ts'
import { nextReminderAt, sendNextReminder } from './remind.ts'
import { requireOwed } from './require-on-account.ts'

const HALF_DAY_MS = 12 * 60 * 60 * 1000

/** The reminders of an order on account: those that went, and the next one. */
export interface Reminders {
  readonly sent: readonly { readonly at: Date; readonly words: string }[]
  /** Undefined if there is none: nothing is owed, or all were sent. The one after the last goes to the owner. */
  readonly next: { readonly reminder: number; readonly at: Date } | undefined
  readonly stopped: { readonly at: Date; readonly reason: string } | undefined
  /** Whether the next one can be sent by hand. */
  readonly mayBeSent: boolean
}

/** The reminders of an order, for callers who have the right to read its money. */
export async function readReminders(
  { db, now }: { readonly db: Pick<Database, 'select'>; readonly now: () => Date },
  order: OrderRecord,
): Promise<Reminders> {
  const sent = await db
    .select({ at: orderEvents.createdAt, words: orderEvents.detail })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, order.id), eq(orderEvents.kind, 'reminded')))
    .orderBy(asc(orderEvents.id))
  const { remindersStoppedAt, remindersStoppedFor, reminders } = order
  const at = isOpen(order) ? nextReminderAt(order) : undefined
  return {
    sent,
    next: at && { reminder: reminders + 1, at },
    stopped:
      remindersStoppedAt === null ? undefined : { at: remindersStoppedAt, reason: remindersStoppedFor ?? '' },
    mayBeSent: isOpen(order) && reminders < MAX_REMINDERS && isOverdue(order, now()),
  }
}

const isOpen = (order: OrderRecord) =>
  order.dueAt !== null &&
  order.paidAt === null &&
  (order.status === 'on-account' || order.status === 'shipped') &&
  owedOf(order) > 0

/** Whether the day on which it was due, which is kept as its noon, is over. */
const isOverdue = ({ dueAt }: OrderRecord, now: Date) =>
  dueAt !== null && dueAt.getTime() + HALF_DAY_MS <= now.getTime()

/**
 * Stops the reminders of an order on account that is owed (staff), with a reason for colleagues; what it says is changed by stopping again. Harmless
 * to repeat. Rejects (conflict) an order for which nothing is owed.
 */
export async function stopReminders(
  ctx: Context,
  { orderId, reason }: { readonly orderId: string; readonly reason: string },
): Promise<void> {
  await change(ctx, orderId, async (tx, order) => {
    requireOwed(order)
    if (order.remindersStoppedFor === reason) return
    await tx
      .update(orders)
      .set({ remindersStoppedAt: ctx.now(), remindersStoppedFor: reason })
      .where(eq(orders.id, orderId))
    await record(ctx, tx, orderId, { kind: 'reminders-stopped', detail: reason, after: { reason } })
  })
}

/** Has the reminders of an order go on (staff): what is due meanwhile goes at once, one of them. Harmless to repeat. */
export async function startReminders(ctx: Context, orderId: string): Promise<void> {
  await change(ctx, orderId, async (tx, order) => {
    if (order.remindersStoppedAt === null) return
    await tx
      .update(orders)
      .set({ remindersStoppedAt: null, remindersStoppedFor: null })
      .where(eq(orders.id, orderId))
    await record(ctx, tx, orderId, { kind: 'reminders-started' })
  })
}

/**
 * Sends the next reminder now (staff), also of an order whose reminders are stopped; the one after it is reckoned from it. Harmless to repeat, as
 * it names which one. Rejects (conflict) one that is not the next, and an order that is not overdue, or for which nothing is owed.
 */
export async function sendReminder(
  ctx: Context,
  { orderId, reminder }: { readonly orderId: string; readonly reminder: number },
): Promise<void> {
  await change(ctx, orderId, async (tx, order) => {
    requireOwed(order)
    if (order.reminders >= reminder) return
    if (order.reminders + 1 !== reminder)
      throw conflict(say`The next reminder of this order is number ${order.reminders + 1}`)
    if (!isOverdue(order, ctx.now())) throw conflict(say`This order is not overdue yet`)
    await sendNextReminder(ctx, tx, order, { words: 'by hand' })
    await record(ctx, tx, orderId, { kind: 'reminder-sent', after: { reminder } })
  })
  ctx.changed('mails')
}

async function change(
  ctx: Context,
  orderId: string,
  act: (tx: Transaction, order: OrderRecord) => Promise<void>,
): Promise<void> {
  requireRight(ctx.actor, may.settleOnAccount(ctx.actor))
  await ctx.db.transaction(async tx => {
    const order = await lockOrder(tx, orderId)
    if (!order) throw notFound(say`order`)
    await act(tx, order)
  })
}

interface Act {
  readonly kind: 'reminders-stopped' | 'reminders-started' | 'reminder-sent'
  readonly detail?: string
  readonly after?: Readonly<Record<string, string | number>>
}

/** In the trail, and in the order's timeline, where a reminder says itself that it was sent. */
async function record(ctx: Context, tx: Transaction, orderId: string, { kind, detail, after }: Act) {
  if (kind !== 'reminder-sent')
    await recordOrderEvent(tx, orderId, kind, { at: ctx.now(), ...(detail !== undefined && { detail }) })
  await recordAudit(tx, ctx, { action: kind, subject: `order ${orderId}`, ...(after && { after }) })
}
