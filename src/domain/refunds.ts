import { and, eq, ne, sql } from 'drizzle-orm'
import { formatEuros, toEuros } from '#contract/money.ts'
import type { Transaction } from '#db/client.ts'
import { payments, refunds } from '#db/schema.ts'
import { type Doer, recordAudit } from './audit.ts'
import { type Context, newId } from './context.ts'
import { tellOfRefund } from './order-mails.ts'
import { noteEvent } from './order-states.ts'
import { CardServiceUnavailable, RefundTurnedDown } from './ports.ts'
import { retryAt } from './retries.ts'

type RefundRow = typeof refunds.$inferSelect

/** The card service forgets idempotency keys after a day; well before that, a repeat looks first whether the money is back. */
const KEY_LIFETIME_MS = 20 * 60 * 60 * 1000

export interface RefundInput {
  readonly orderId: string
  readonly intentId: string
  readonly amountCents: number
  readonly reason: string
}

/**
 * Promises money back, in the transaction of whatever makes it due, with a row in the audit trail of who decided it;
 * `sendDueRefunds` keeps the promise. Answers the refund's id.
 */
export async function queueRefund(tx: Transaction, input: RefundInput, by: Doer): Promise<string> {
  const id = newId()
  const at = by.now()
  await tx.insert(refunds).values({ id, ...input, nextAttemptAt: at, createdAt: at })
  await tx
    .update(payments)
    .set({ refundedCents: sql`${payments.refundedCents} + ${input.amountCents}` })
    .where(eq(payments.intentId, input.intentId))
  await noteEvent(tx, input.orderId, 'refund-promised', { at, detail: describe(input) })
  await tellOfRefund(tx, input)
  await recordRefund(tx, input, by)
  return id
}

/** Books money that the card service gave back without the shop's asking, in the transaction of whoever noticed. */
export async function recordOutsideRefund(
  tx: Transaction,
  input: Omit<RefundInput, 'reason'>,
  by: Doer,
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
  await noteEvent(tx, input.orderId, 'refund-sent', { at, detail: describe(refund) })
  await tellOfRefund(tx, refund)
  await recordRefund(tx, refund, by)
}

/** The reason of refunds that were not made by the shop. */
export const OUTSIDE = 'Given back at the card service'

/** The row of a refund in the audit trail. */
async function recordRefund(
  tx: Transaction,
  { orderId, amountCents, reason }: Omit<RefundInput, 'intentId'>,
  by: Doer,
): Promise<void> {
  const after = { amount: toEuros(amountCents), reason }
  await recordAudit(tx, by, { action: 'refunded', subject: `order ${orderId}`, after })
}

/**
 * Asks the card service for every refund that is due, each under its own id as idempotency key, so that an attempt whose
 * answer was lost can be repeated without paying twice. Several instances may do it at once: each attempt pushes the next
 * one into the future before it begins. Answers how many went through.
 */
export async function sendDueRefunds(ctx: Context, limit = 20): Promise<number> {
  let sent = 0
  for (let tries = 0; tries < limit; tries++) {
    const refund = await claimDueRefund(ctx)
    if (!refund) break
    if (await sendRefund(ctx, refund)) sent += 1
  }
  return sent
}

async function claimDueRefund(ctx: Context): Promise<RefundRow | undefined> {
  const now = ctx.now().toISOString()
  const due = sql`(select id from ${refunds} where status = 'pending' and next_attempt_at <= ${now}::timestamptz
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
  const { id, intentId, amountCents } = refund
  try {
    if (!(await isBackAlready(ctx, refund)))
      await ctx.cards.refundIntent({ intentId, amountCents, key: `refund-${id}` })
  } catch (error) {
    await noteFailure(ctx, refund, error)
    return false
  }
  await ctx.db.transaction(async tx => {
    const done = await tx
      .update(refunds)
      .set({ status: 'succeeded', succeededAt: ctx.now(), lastError: null })
      .where(isPending(id))
    if (done.rowCount === 1)
      await noteEvent(tx, refund.orderId, 'refund-sent', { at: ctx.now(), detail: describe(refund) })
  })
  return true
}

/** Whether an attempt of long ago, whose answer never came, went through after all. */
async function isBackAlready(ctx: Context, refund: RefundRow): Promise<boolean> {
  if (ctx.now().getTime() - refund.createdAt.getTime() < KEY_LIFETIME_MS) return false
  const intent = await ctx.cards.findIntent(refund.intentId)
  const [others] = await ctx.db
    .select({ cents: sql<number>`coalesce(sum(${refunds.amountCents}), 0)::int` })
    .from(refunds)
    .where(
      and(eq(refunds.intentId, refund.intentId), eq(refunds.status, 'succeeded'), ne(refunds.id, refund.id)),
    )
  return (intent?.refundedCents ?? 0) >= (others?.cents ?? 0) + refund.amountCents
}

async function noteFailure(ctx: Context, { id, attempts, orderId }: RefundRow, error: unknown) {
  const isForeseen = error instanceof CardServiceUnavailable || error instanceof RefundTurnedDown
  const lastError = isForeseen ? error.message : 'The card service could not be asked'
  // What the service has turned down stays turned down under that key: the next attempt goes under another id.
  const renewed = error instanceof RefundTurnedDown ? { id: newId() } : {}
  await ctx.db.transaction(async tx => {
    const kept = await tx
      .update(refunds)
      .set({ lastError, ...renewed })
      .where(isPending(id))
    const detail = `attempt ${attempts}: ${lastError}`
    if (kept.rowCount === 1) await noteEvent(tx, orderId, 'refund-failed', { at: ctx.now(), detail })
  })
}

const isPending = (id: string) => and(eq(refunds.id, id), eq(refunds.status, 'pending'))

function describe({ amountCents, reason }: Pick<RefundInput, 'amountCents' | 'reason'>): string {
  return `${formatEuros(toEuros(amountCents))}: ${reason}`
}
