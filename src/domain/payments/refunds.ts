import { and, eq, sql } from 'drizzle-orm'
import { toEuros } from '#contract/money.ts'
import type { Transaction } from '#db/client.ts'
import { payments, refunds } from '#db/schema.ts'
import { type AuditActor, recordAudit } from '../audit.ts'
import { type Context, newId } from '../context.ts'
import { notifyOfRefund } from '../orders/mails.ts'
import { lockOrder, recordOrderEvent } from '../orders/states.ts'
import { type CardRefund, CardServiceUnavailable, RefundDeclined } from '../ports.ts'
import { retryAt } from '../retries.ts'
import { describeRefund, type RefundRow, reopenRefund } from './refund-reopening.ts'

/** How often the card service may turn a refund down, under another key each time, before a person has to look. */
const MAX_DECLINES = 5

/** How often a refund whose answer was an error for good under its key is asked for again at once. */
const MAX_ATTEMPTS_AT_ONCE = 3

/** How long a refund that the card service has taken on is left alone before it is asked whether it failed after all. */
export const CHECK_AFTER_MS = 24 * 60 * 60 * 1000

export interface RefundInput {
  readonly orderId: string
  readonly intentId: string
  readonly amountCents: number
  readonly reason: string
  /** Whether it gives back a payment besides the one that pays the order. */
  readonly isExtra?: boolean
}

/**
 * Promises money back, in the transaction of whatever makes it due, with a row in the audit trail of who decided it;
 * `sendDueRefunds` keeps the promise. Answers the refund's id.
 */
export async function queueRefund(tx: Transaction, input: RefundInput, by: AuditActor): Promise<string> {
  const id = newId()
  const at = by.now()
  const { isExtra: _, ...row } = input
  await tx.insert(refunds).values({ id, ...row, nextAttemptAt: at, createdAt: at })
  await tx
    .update(payments)
    .set({ refundedCents: sql`${payments.refundedCents} + ${input.amountCents}` })
    .where(eq(payments.intentId, input.intentId))
  await recordOrderEvent(tx, input.orderId, 'refund-promised', { at, detail: describeRefund(input) })
  await notifyOfRefund(tx, input)
  await recordRefund(tx, input, by)
  return id
}

/** Books money that the card service gave back without the shop's asking, in the transaction of whoever noticed. */
export async function recordExternalRefund(
  tx: Transaction,
  input: Omit<RefundInput, 'reason'>,
  by: AuditActor,
): Promise<void> {
  const at = by.now()
  const refund = { ...input, reason: OUTSIDE }
  await tx
    .insert(refunds)
    .values({ id: newId(), ...refund, status: 'succeeded', createdAt: at, succeededAt: at })
  await tx
    .update(payments)
    .set({ refundedCents: sql`${payments.refundedCents} + ${input.amountCents}` })
    .where(eq(payments.intentId, input.intentId))
  await recordOrderEvent(tx, input.orderId, 'refund-sent', { at, detail: describeRefund(refund) })
  await notifyOfRefund(tx, refund)
  await recordRefund(tx, refund, by)
}

/** The reason of refunds that were not made by the shop. */
export const OUTSIDE = 'Refunded at the card service'

/** The row of a refund in the audit trail. */
async function recordRefund(
  tx: Transaction,
  { orderId, amountCents, reason }: Omit<RefundInput, 'intentId'>,
  by: AuditActor,
): Promise<void> {
  const after = { amount: toEuros(amountCents), reason }
  await recordAudit(tx, by, { action: 'refunded', subject: `order ${orderId}`, after })
}

/**
 * Asks the card service for refunds that are due, of one order or of all, each under a key of its own, so that an attempt whose
 * answer was lost can be repeated without paying twice. Several instances may do it at once: each attempt pushes the next
 * one into the future before it begins. Answers how many went through.
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
  let taken: CardRefund | undefined
  try {
    const { earlier, elsewhereCents } = await lookForEarlierAttempt(ctx, refund)
    const due = elsewhereCents > 0 ? await reduceRefund(ctx, refund, elsewhereCents) : refund
    taken = earlier ?? (await requestRefund(ctx, due))
  } catch (error) {
    await recordFailure(ctx, refund, error)
    return false
  }
  const now = ctx.now()
  await ctx.db.transaction(async tx => {
    const done = await tx
      .update(refunds)
      .set({
        status: 'succeeded',
        succeededAt: now,
        serviceId: taken?.id ?? null,
        lastError: null,
        nextAttemptAt: new Date(now.getTime() + CHECK_AFTER_MS),
      })
      .where(isPending(refund.id))
    if (done.rowCount === 1)
      await recordOrderEvent(tx, refund.orderId, 'refund-sent', { at: now, detail: describeRefund(refund) })
  })
  return true
}

function requestRefund(ctx: Context, { id, intentId, amountCents, keyNumber }: RefundRow) {
  const key = keyNumber === 1 ? `refund-${id}` : `refund-${id}-key-${keyNumber}`
  return ctx.cards.refundIntent({ intentId, amountCents, refundId: id, key })
}

/**
 * What an attempt whose answer never came, or came as an error, has done after all. So much given back since at the card
 * service itself, which no other refund accounts for, is taken for it too: nobody is paid twice. Less than that is `elsewhereCents`.
 */
async function lookForEarlierAttempt(
  ctx: Context,
  refund: RefundRow,
): Promise<{ earlier?: CardRefund | undefined; elsewhereCents: number }> {
  if (refund.attempts <= 1 && refund.keyNumber === 1) return { elsewhereCents: 0 }
  const listed = await ctx.cards.listRefunds(refund.intentId)
  const there = listed.filter(({ failure }) => failure === undefined)
  const own = there.find(({ refundId }) => refundId === refund.id)
  if (own || there.length === 0) return { earlier: own, elsewhereCents: 0 }
  const sent = await ctx.db
    .select({ serviceId: refunds.serviceId, amountCents: refunds.amountCents })
    .from(refunds)
    .where(and(eq(refunds.intentId, refund.intentId), eq(refunds.status, 'succeeded')))
  const strange = there.filter(
    each => each.refundId === undefined && !sent.some(({ serviceId }) => serviceId === each.id),
  )
  const nameless = sent.filter(({ serviceId }) => serviceId === null)
  const elsewhereCents = Math.max(0, sum(strange) - sum(nameless))
  if (elsewhereCents < refund.amountCents) return { elsewhereCents }
  const earlier = strange.find(({ amountCents }) => amountCents === refund.amountCents) ?? strange[0]
  return { earlier, elsewhereCents: 0 }
}

/**
 * Takes off a refund what was given back at the card service itself meanwhile: what is promised stays the same, and less of it is
 * left to send, under another key.
 */
async function reduceRefund(ctx: Context, refund: RefundRow, elsewhereCents: number): Promise<RefundRow> {
  const { id, orderId, intentId } = refund
  return ctx.db.transaction(async tx => {
    await lockOrder(tx, orderId)
    const [reduced] = await tx
      .update(refunds)
      .set({ amountCents: refund.amountCents - elsewhereCents, keyNumber: refund.keyNumber + 1 })
      .where(and(isPending(id), eq(refunds.amountCents, refund.amountCents)))
      .returning()
    if (!reduced) return refund
    const at = ctx.now()
    const outside = { orderId, intentId, amountCents: elsewhereCents, reason: OUTSIDE }
    await tx
      .insert(refunds)
      .values({ id: newId(), ...outside, status: 'succeeded', createdAt: at, succeededAt: at })
    await recordOrderEvent(tx, orderId, 'refund-sent', { at, detail: describeRefund(outside) })
    return reduced
  })
}

const sum = (rows: readonly { amountCents: number }[]) =>
  rows.reduce((total, { amountCents }) => total + amountCents, 0)

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
        // What was turned down, or broke, stays so under that key.
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
