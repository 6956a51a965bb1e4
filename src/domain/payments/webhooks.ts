import { and, eq, isNull, lte, sql } from 'drizzle-orm'
import type { Cents } from '#contract/money.ts'
import { say } from '#contract/phrase.ts'
import { onBehalfOfRequest } from '#db/asker.ts'
import type { Database } from '#db/client.ts'
import { orders, payments, webhookEvents } from '#db/schema.ts'
import type { Context } from '../context.ts'
import { notFound } from '../errors.ts'
import { type CardEvent, type CardIntent, CardServiceUnavailable } from '../ports.ts'
import { bookDispute } from '../refunds/disputes.ts'
import { bookExternalRefund } from '../refunds/refund-order.ts'
import { reviewRefunds } from '../refunds/reopen.ts'
import { retryAt } from '../retries.ts'
import { may, requireRight } from '../rights.ts'
import { recordOrderEvent } from '../timeline.ts'
import { countDecline, endsPayment } from './attempts.ts'
import { closeIntent } from './close.ts'
import { settleIntent } from './settle.ts'

export type EventRow = typeof webhookEvents.$inferSelect

/** What is told of an event once it is processed. */
interface ProcessedEvent {
  /** How long after it came. */
  readonly lagMs: number
  /** If it says that a card was declined: of which order, why in the card service's words, and for how much. */
  readonly decline?: { readonly order: string; readonly code: string; readonly amountCents: Cents }
}

type OnProcessed = (event: ProcessedEvent) => void

/** Why an event changed nothing; stored with it. */
const UNKNOWN_ORDER = 'It belongs to no order in this shop'

const NO_DISPUTE = 'The card service has no such dispute'

/**
 * Processes due events, in whatever order they arrived: the present state of the intent is read from the card service, not
 * from the event. Several instances may run this at once: each attempt postpones the next one before it starts. Returns how
 * many were processed.
 */
export async function processDueEvents(
  ctx: Context,
  {
    limit = 100,
    signal,
    onProcessed,
  }: { limit?: number; signal?: AbortSignal; onProcessed?: OnProcessed } = {},
): Promise<number> {
  let processed = await closeKnownSuccesses(ctx, onProcessed)
  let tries = 0
  const mayContinue = () => tries < limit && !signal?.aborted
  while (mayContinue()) {
    const event = await claimDueEvent(ctx)
    if (!event) break
    tries += 1
    const failure = await onBehalfOfRequest(event.requestId, () => attempt(ctx, event, onProcessed))
    if (failure === undefined) processed += 1
  }
  return processed
}

/** Closes events of payments already booked in one statement: the browser usually reports a payment first. */
async function closeKnownSuccesses(ctx: Context, onProcessed?: OnProcessed): Promise<number> {
  const closed = await ctx.db
    .update(webhookEvents)
    .set({ processedAt: ctx.now(), attempts: sql`${webhookEvents.attempts} + 1`, lastError: null })
    .from(payments)
    .where(
      and(
        isNull(webhookEvents.processedAt),
        lte(webhookEvents.nextAttemptAt, ctx.now()),
        eq(webhookEvents.type, 'payment_intent.succeeded'),
        eq(payments.intentId, webhookEvents.intentId),
        eq(payments.status, 'succeeded'),
      ),
    )
    .returning({ createdAt: webhookEvents.createdAt })
  for (const event of closed) onProcessed?.({ lagMs: lagOf(ctx, event) })
  return closed.length
}

async function claimDueEvent(ctx: Context): Promise<EventRow | undefined> {
  const now = ctx.now().toISOString()
  const due = sql`(select id from ${webhookEvents} where processed_at is null and next_attempt_at <= ${now}::timestamptz
    order by next_attempt_at limit 1 for update skip locked)`
  const [event] = await ctx.db
    .update(webhookEvents)
    .set({ attempts: sql`${webhookEvents.attempts} + 1`, nextAttemptAt: retryAt(ctx.now(), 1) })
    .where(sql`${webhookEvents.id} = ${due}`)
    .returning()
  return event
}

const lagOf = ({ now }: Pick<Context, 'now'>, { createdAt }: Pick<EventRow, 'createdAt'>) =>
  now().getTime() - createdAt.getTime()

/** Processes a claimed event, or records why that failed and returns the reason. */
async function attempt(
  ctx: Context,
  event: EventRow,
  onProcessed?: OnProcessed,
): Promise<string | undefined> {
  try {
    await processEvent(ctx, event, onProcessed)
    return undefined
  } catch (error) {
    const lastError =
      error instanceof CardServiceUnavailable ? error.message : `It could not be processed (${nameOf(error)})`
    const nextAttemptAt = retryAt(ctx.now(), event.attempts)
    await ctx.db.update(webhookEvents).set({ lastError, nextAttemptAt }).where(eq(webhookEvents.id, event.id))
    return lastError
  }
}

const nameOf = (error: unknown) => (error instanceof Error ? error.name : 'unknown error')

async function processEvent(ctx: Context, event: EventRow, onProcessed?: OnProcessed): Promise<void> {
  const intent = event.intentId === null ? undefined : await ctx.cards.findIntent(event.intentId)
  const order = intent && (await findOrder(ctx.db, intent))
  if (!intent || !order) return void (await finish(ctx, event, UNKNOWN_ORDER))
  const orderId = order.id
  if (event.type === 'payment_intent.succeeded' && intent.status === 'succeeded')
    await settleIntent(ctx, intent)
  if (event.type === DECLINED && (await endsPayment(ctx, { orderId, intentId: intent.id })))
    await closeIntent(ctx, { orderId, intentId: intent.id })
  if (event.type === 'charge.refunded') await bookExternalRefund(ctx, intent)
  if (REFUND_CHANGES.has(event.type)) await reviewRefunds(ctx, intent.id)
  if (event.type.startsWith(DISPUTE)) {
    const dispute = await ctx.cards.findDispute(String(event.payload.dispute))
    if (!dispute) return void (await finish(ctx, event, NO_DISPUTE))
    await bookDispute(ctx, orderId, dispute)
  }
  if (!(await finish(ctx, event, null, toNote(event, orderId)))) return
  const decline = { order: order.number, code: codeOf(event), amountCents: intent.amountCents }
  onProcessed?.({ lagMs: lagOf(ctx, event), ...(event.type === DECLINED && { decline }) })
}

const codeOf = ({ payload: { reason } }: EventRow) => (typeof reason === 'string' ? reason : 'none given')

async function findOrder(db: Database, intent: CardIntent) {
  if (intent.orderId === undefined) return undefined
  const [order] = await db
    .select({ id: orders.id, number: orders.number })
    .from(orders)
    .where(eq(orders.id, intent.orderId))
  return order
}

interface Note {
  readonly orderId: string
  readonly kind: string
  readonly detail: string
}

const DECLINED = 'payment_intent.payment_failed'
const DISPUTE = 'charge.dispute.'

const REFUND_CHANGES = new Set(['refund.failed', 'refund.updated', 'charge.refund.updated'])

/** The timeline entry for an event that changes no figures. */
function toNote({ type, intentId, payload }: EventRow, orderId: string): Note | undefined {
  const describe = (...names: string[]) =>
    [intentId, ...names.map(name => payload[name])].filter(Boolean).join(', ')
  if (type === DECLINED) return { orderId, kind: 'payment-failed', detail: describe('reason') }
  if (type === 'payment_intent.canceled')
    return { orderId, kind: 'intent-canceled', detail: describe('reason') }
  return undefined
}

/**
 * Writes the note and marks the event as processed in one transaction, so that a crash leaves both or neither. Returns false if another had
 * done so.
 */
async function finish(
  ctx: Context,
  event: EventRow,
  lastError: string | null,
  note?: Note,
): Promise<boolean> {
  const at = ctx.now()
  return ctx.db.transaction(async tx => {
    const ended = await tx
      .update(webhookEvents)
      .set({ processedAt: at, lastError })
      .where(and(eq(webhookEvents.id, event.id), isNull(webhookEvents.processedAt)))
    if (ended.rowCount !== 1) return false
    if (!note) return true
    if (event.type === DECLINED && event.intentId !== null)
      await countDecline(ctx, tx, { orderId: note.orderId, intentId: event.intentId })
    await recordOrderEvent(tx, note.orderId, note.kind, { at, detail: note.detail })
    return true
  })
}

/** Stores an event of the card service, once per id, to be processed later. */
export async function receiveEvent(ctx: Context, { id, type, intentId, facts }: CardEvent): Promise<void> {
  const at = ctx.now()
  const kept = await ctx.db
    .insert(webhookEvents)
    .values({ id, type, intentId, payload: { ...facts }, createdAt: at, nextAttemptAt: at })
    .onConflictDoNothing()
  if (kept.rowCount === 1) ctx.changed('payments')
}

/** Processes an event again at once, whatever its state, and returns it as it is afterwards. */
export async function replayEvent(ctx: Context, id: string): Promise<EventRow> {
  requireRight(ctx.actor, may.replayEvent(ctx.actor))
  const claimed = { processedAt: null, lastError: null, attempts: 1, nextAttemptAt: retryAt(ctx.now(), 1) }
  const [event] = await ctx.db.update(webhookEvents).set(claimed).where(eq(webhookEvents.id, id)).returning()
  if (!event) throw notFound(say`event`)
  await attempt(ctx, event)
  const [after] = await ctx.db.select().from(webhookEvents).where(eq(webhookEvents.id, id))
  return after ?? event
}
