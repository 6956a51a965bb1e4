import { and, eq, sql } from 'drizzle-orm'
import { type Cents, subtractCents } from '#contract/money.ts'
import type { Transaction } from '#db/client.ts'
import { refunds } from '#db/schema.ts'
import { type Context, newId } from '../context.ts'
import { lockOrder } from '../order-life/states.ts'
import { type CardRefund, CardServiceUnavailable, RefundDeclined } from '../ports.ts'
import { retryAt } from '../retries.ts'
import { recordOrderEvent } from '../timeline.ts'
import { findMadeElsewhere } from './find-external.ts'
import { OUTSIDE } from './queue.ts'
import { reopenRefund, reviewRefunds } from './reopen.ts'
import { describeRefund, findSentRefunds, type RefundRow } from './rows.ts'

/** How often the card service may decline a refund, under a new key each time, before a person has to decide. */
const MAX_DECLINES = 5

/** Up to how many attempts are made at once if the card service would repeat an error for the key. */
const MAX_ATTEMPTS_AT_ONCE = 3

/**
 * Requests due refunds from the card service, of one order or of all, each under its own idempotency key, so that an attempt
 * whose answer was lost can be repeated without paying twice. Several instances may run this at once: each attempt postpones
 * the next one before it starts. Returns how many succeeded.
 */
export async function sendDueRefunds(
  ctx: Context,
  { orderId, limit = 20 }: { orderId?: string; limit?: number } = {},
): Promise<number> {
  let sent = 0
  for (let tries = 0; tries < limit; tries++) {
    const refund = await claimDueRefund(ctx, orderId)
    if (!refund) break
    if (await sendRefund(ctx, refund)) sent += 1
  }
  return sent
}

async function claimDueRefund(ctx: Context, orderId: string | undefined): Promise<RefundRow | undefined> {
  const now = ctx.now().toISOString()
  const ofOrder = orderId === undefined ? sql`true` : sql`order_id = ${orderId}`
  const due = sql`(select id from ${refunds} where status = 'pending' and next_attempt_at <= ${now}::timestamptz and ${ofOrder}
    order by next_attempt_at limit 1 for update skip locked)`
  return ctx.db.transaction(async tx => {
    const [refund] = await tx
      .update(refunds)
      .set({ attempts: sql`${refunds.attempts} + 1` })
      .where(sql`${refunds.id} = ${due}`)
      .returning()
    if (!refund) return undefined
    const nextAttemptAt = retryAt(ctx.now(), refund.attempts)
    await tx.update(refunds).set({ nextAttemptAt }).where(eq(refunds.id, refund.id))
    return refund
  })
}

async function sendRefund(ctx: Context, refund: RefundRow): Promise<boolean> {
  let due: RefundRow | undefined = refund
  let taken: CardRefund | undefined
  try {
    if (refund.attempts > 1 || refund.keyNumber > 1) due = await recordArrived(ctx, refund)
    if (!due) return true
    taken = await requestRefund(ctx, due)
  } catch (error) {
    await recordFailure(ctx, due ?? refund, error)
    return false
  }
  const left = due
  await ctx.db.transaction(tx => recordSent(ctx, tx, left, taken?.id))
  return true
}

function requestRefund(ctx: Context, { id, intentId, amountCents, keyNumber }: RefundRow) {
  const key = keyNumber === 1 ? `refund-${id}` : `refund-${id}-key-${keyNumber}`
  return ctx.cards.refundIntent({ intentId, amountCents, refundId: id, key })
}

/**
 * Records the refund as sent if an earlier attempt succeeded although its answer was lost or an error. Refunds made directly at
 * the card service since then count towards it too, so that nobody is paid twice. Returns what is left to send; undefined if
 * nothing is.
 */
async function recordArrived(
  ctx: Context,
  { id, orderId, intentId }: RefundRow,
): Promise<RefundRow | undefined> {
  const listed = await ctx.cards.listRefunds(intentId)
  const arrived = listed.filter(({ failure }) => failure === undefined)
  const own = arrived.find(({ refundId }) => refundId === id)
  const left = await ctx.db.transaction(async tx => {
    // The lock keeps two refunds of an order from claiming the same money.
    await lockOrder(tx, orderId)
    const [refund] = await tx.select().from(refunds).where(isPending(id))
    if (!refund || own) return refund && recordSent(ctx, tx, refund, own?.id)
    const { cents, free } = findMadeElsewhere(arrived, await findSentRefunds(tx, intentId))
    if (cents === 0) return refund
    if (cents < refund.amountCents) return reduceRefund(ctx, tx, refund, cents)
    return recordSent(ctx, tx, refund, free.find(({ amountCents }) => amountCents === refund.amountCents)?.id)
  })
  // While this refund was pending, the money it had sent hid from the reconciliation that others had failed.
  if (arrived.length < listed.length) await reviewRefunds(ctx, intentId)
  return left
}

/** Records a refund as sent, with its id at the card service if one there corresponds to it alone. */
async function recordSent(
  ctx: Context,
  tx: Transaction,
  refund: RefundRow,
  serviceId: string | undefined,
): Promise<undefined> {
  const at = ctx.now()
  const sent = {
    status: 'succeeded',
    succeededAt: at,
    serviceId: serviceId ?? null,
    lastError: null,
  } as const
  const done = await tx.update(refunds).set(sent).where(isPending(refund.id))
  if (done.rowCount === 1)
    await recordOrderEvent(tx, refund.orderId, 'refund-sent', { at, detail: describeRefund(refund) })
}

/**
 * Reduces a refund by what was refunded directly at the card service in the meantime: the total promised stays the same, and
 * the rest is sent under a new key.
 */
async function reduceRefund(
  ctx: Context,
  tx: Transaction,
  refund: RefundRow,
  elsewhereCents: Cents,
): Promise<RefundRow> {
  const { id, orderId, intentId } = refund
  const left = {
    amountCents: subtractCents(refund.amountCents, elsewhereCents),
    keyNumber: refund.keyNumber + 1,
  }
  await tx.update(refunds).set(left).where(eq(refunds.id, id))
  const at = ctx.now()
  const outside = { orderId, intentId, amountCents: elsewhereCents, reason: OUTSIDE }
  await tx
    .insert(refunds)
    .values({ id: newId(), ...outside, status: 'succeeded', createdAt: at, succeededAt: at })
  await recordOrderEvent(tx, orderId, 'refund-sent', { at, detail: describeRefund(outside) })
  return { ...refund, ...left }
}

async function recordFailure(ctx: Context, refund: RefundRow, error: unknown): Promise<void> {
  const { id, attempts, orderId, keyNumber } = refund
  const isExpected = error instanceof CardServiceUnavailable || error instanceof RefundDeclined
  const lastError = isExpected ? error.message : 'The card service could not be reached'
  const isDeclined = error instanceof RefundDeclined
  const isKeySpent = error instanceof CardServiceUnavailable && error.isKeySpent
  const at = ctx.now()
  if (isDeclined && (error.isFinal || attempts >= MAX_DECLINES)) return giveUp(ctx, refund, lastError)
  await ctx.db.transaction(async tx => {
    const kept = await tx
      .update(refunds)
      .set({
        lastError,
        // The card service would repeat the answer for the old key.
        ...((isDeclined || isKeySpent) && { keyNumber: keyNumber + 1 }),
        ...(isKeySpent && attempts < MAX_ATTEMPTS_AT_ONCE && { nextAttemptAt: at }),
      })
      .where(isPending(id))
    if (kept.rowCount !== 1) return
    await recordOrderEvent(tx, orderId, 'refund-failed', { at, detail: `attempt ${attempts}: ${lastError}` })
  })
}

async function giveUp(ctx: Context, refund: RefundRow, failure: string): Promise<void> {
  await ctx.db.transaction(async tx => {
    await lockOrder(tx, refund.orderId)
    const [pending] = await tx.select().from(refunds).where(isPending(refund.id))
    if (pending) await reopenRefund(tx, ctx, { refund: pending, failure })
  })
  ctx.changed('mails')
}

const isPending = (id: string) => and(eq(refunds.id, id), eq(refunds.status, 'pending'))
