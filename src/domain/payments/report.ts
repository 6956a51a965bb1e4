import { and, asc, count, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { OrderStatus } from '#contract/orders/states.ts'
import {
  accountPayments,
  auditEvents,
  disputes,
  mails,
  orderEvents,
  orders,
  payments,
  refunds,
  webhookEvents,
} from '#db/schema.ts'
import type { Context } from '../context.ts'
import { getOrder, type OrderRow, selectOrders } from '../order-life/read.ts'
import { type DisputeRow, OPEN_DISPUTES } from '../refunds/disputes.ts'
import { may, requireRight } from '../rights.ts'
import { compareWithCardService, type Difference } from './differences.ts'
import type { EventRow } from './webhooks.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const MAX_COMPARED = 1_000
const MAX_WAITING = 50
/** Somebody waits for the answers; the comparison of the worker asks for more, every few minutes. */
const MAX_ASKED_EACH = 25

/** What needs a person's attention. */
export interface MoneyReview {
  readonly refunds: (typeof refunds.$inferSelect)[]
  readonly disputes: DisputeRow[]
}

/** Failed refunds and open disputes, oldest first. */
export async function listReview(ctx: Context): Promise<MoneyReview> {
  requireRight(ctx.actor, may.readMoney(ctx.actor))
  return {
    refunds: await ctx.db
      .select()
      .from(refunds)
      .where(eq(refunds.status, 'failed'))
      .orderBy(asc(refunds.createdAt))
      .limit(MAX_WAITING),
    disputes: await ctx.db
      .select()
      .from(disputes)
      .where(inArray(disputes.status, [...OPEN_DISPUTES]))
      .orderBy(asc(disputes.createdAt))
      .limit(MAX_WAITING),
  }
}

/** Events that have not been processed, oldest first. */
export async function listPendingEvents(ctx: Context): Promise<EventRow[]> {
  requireRight(ctx.actor, may.readMoney(ctx.actor))
  return ctx.db
    .select()
    .from(webhookEvents)
    .where(isNull(webhookEvents.processedAt))
    .orderBy(asc(webhookEvents.createdAt))
    .limit(MAX_WAITING)
}

export interface Comparison {
  readonly since: Date
  /** How many intents were compared. */
  readonly compared: number
  /** Whether these were all there are. */
  readonly isComplete: boolean
  readonly differences: readonly Difference[]
}

/**
 * How the card service and the orders differ over this many days; repairs nothing. Stops after about a thousand intents, so
 * that nobody waits long: those charged or refunded come first.
 */
export async function compareMoney(ctx: Context, days: number): Promise<Comparison> {
  requireRight(ctx.actor, may.readMoney(ctx.actor))
  const since = new Date(ctx.now().getTime() - days * DAY_MS)
  const differences: Difference[] = []
  let compared = 0
  let isComplete = true
  for await (const batch of compareWithCardService(ctx, { since, maxAskedEach: MAX_ASKED_EACH })) {
    compared += batch.compared
    differences.push(...batch.differences)
    isComplete = compared < MAX_COMPARED
    if (!isComplete) break
  }
  return { since, compared, isComplete, differences }
}

/** A page of everybody's orders, newest first, and how many there are on all pages. */
export async function listOrdersByState(
  ctx: Context,
  { status, limit, page }: { status: OrderStatus | undefined; limit: number; page: number },
): Promise<{ rows: OrderRow[]; total: number }> {
  requireRight(ctx.actor, may.readMoney(ctx.actor))
  const where = status === undefined ? undefined : eq(orders.status, status)
  const rows = await selectOrders(ctx, where, { limit, offset: (page - 1) * limit })
  const [all] = await ctx.db.select({ total: count() }).from(orders).where(where)
  return { rows, total: all?.total ?? 0 }
}

export interface OrderMoney {
  readonly order: OrderRow
  readonly payment: typeof payments.$inferSelect | undefined
  readonly refunds: (typeof refunds.$inferSelect)[]
  readonly disputes: DisputeRow[]
  /** The noted payments of an order on account. */
  readonly settlements: (typeof accountPayments.$inferSelect)[]
  readonly changes: (typeof orderEvents.$inferSelect)[]
  readonly events: EventRow[]
  readonly mails: (typeof mails.$inferSelect)[]
  /** What the audit trail says of it: which colleague did what. */
  readonly acts: (typeof auditEvents.$inferSelect)[]
}

/** One order with everything that happened to it. */
export async function readOrderMoney(ctx: Context, id: string): Promise<OrderMoney> {
  requireRight(ctx.actor, may.readOrderMoney(ctx.actor))
  const order = await getOrder(ctx, id)
  const [payment] = await ctx.db.select().from(payments).where(eq(payments.orderId, id))
  const given = await ctx.db
    .select()
    .from(refunds)
    .where(eq(refunds.orderId, id))
    .orderBy(asc(refunds.createdAt))
  const disputed = await ctx.db
    .select()
    .from(disputes)
    .where(eq(disputes.orderId, id))
    .orderBy(asc(disputes.createdAt))
  const settlements = await ctx.db
    .select()
    .from(accountPayments)
    .where(eq(accountPayments.orderId, id))
    .orderBy(asc(accountPayments.createdAt), asc(accountPayments.id))
  const changes = await ctx.db
    .select()
    .from(orderEvents)
    .where(eq(orderEvents.orderId, id))
    .orderBy(asc(orderEvents.id))
  const intentIds = [...new Set([payment?.intentId ?? '', ...given.map(({ intentId }) => intentId)])]
  const events = await ctx.db.select().from(webhookEvents).where(inArray(webhookEvents.intentId, intentIds))
  const written = await ctx.db
    .select()
    .from(mails)
    .where(
      and(
        inArray(mails.recipient, [order.userEmail, ctx.contactTo]),
        sql`${mails.fields} ->> 'order' = ${id}`,
      ),
    )
  const acts = await ctx.db
    .select()
    .from(auditEvents)
    .where(and(eq(auditEvents.subject, `order ${id}`), isNotNull(auditEvents.actorEmail)))
    .orderBy(asc(auditEvents.createdAt), asc(auditEvents.id))
  const money = { order, payment, refunds: given, disputes: disputed, settlements }
  return { ...money, changes, events, mails: written, acts }
}
