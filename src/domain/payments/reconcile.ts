import { and, eq, sql } from 'drizzle-orm'
import type { DifferenceKind } from '#contract/payments/payments.ts'
import { payments, reconciliationMarks } from '#db/schema.ts'
import type { Context } from '../context.ts'
import { throwFailures } from '../failures.ts'
import { lockOrder } from '../order-life/states.ts'
import { compareDisputes } from '../refunds/disputes.ts'
import { bookExternalRefund } from '../refunds/refund-order.ts'
import { reviewRefunds } from '../refunds/reopen.ts'
import { sendDueRefunds } from '../refunds/send.ts'
import { may, requireRight } from '../rights.ts'
import { recordOrderEvent } from '../timeline.ts'
import { closeIntent } from './close.ts'
import { compareWithCardService, type Difference } from './differences.ts'
import { settleIntent } from './settle.ts'
import { trackIntent } from './track.ts'

interface Reconciliation {
  readonly compared: number
  /** Found and repaired. */
  readonly healed: number
  /** Not repaired: a person has to decide. */
  readonly left: number
}

/**
 * Compares the card service with the orders and repairs what differs: books payments that no webhook or browser reported,
 * closes intents of orders that are no longer unpaid, records refunds that failed or were made elsewhere, and books disputes.
 * Without `since` it starts where the last complete comparison ended, however long ago. A failed repair does not stop the
 * others and is thrown at the end (an AggregateError if there are several). Harmless to repeat, even by several instances
 * at once.
 */
export async function reconcile(
  ctx: Context,
  { since, signal }: { since?: Date; signal?: AbortSignal } = {},
): Promise<Reconciliation> {
  const begin = since ?? (await findBeginning(ctx))
  const sums = { compared: 0, healed: 0, left: 0 }
  const failures: unknown[] = []
  let newest = begin
  for await (const batch of compareWithCardService(ctx, { since: begin })) {
    sums.compared += batch.compared
    for (const difference of batch.differences) {
      if (await repair(ctx, difference).catch((error: unknown) => void failures.push(error))) sums.healed += 1
      else if (NEEDS_PERSON.has(difference.kind)) sums.left += 1
    }
    if (batch.newest && batch.newest > newest) newest = batch.newest
    // The rest is compared after the next start.
    if (signal?.aborted) return sums
  }
  await sendDueRefunds(ctx)
  await compareDisputes(ctx, begin).catch((error: unknown) => void failures.push(error))
  if (since === undefined)
    await markCompared(ctx, newest, { isComplete: failures.length === 0, isHealed: sums.left === 0 })
  throwFailures(failures, 'differences from the card service could not be repaired')
  return sums
}

/** Like `reconcile`, started by an admin instead of the worker. */
export async function reconcileNow(ctx: Context, since: Date): Promise<Reconciliation> {
  requireRight(ctx.actor, may.reconcileMoney(ctx.actor))
  return reconcile(ctx, { since })
}

/** The kinds that a person has to decide if they cannot be repaired. */
const NEEDS_PERSON: ReadonlySet<DifferenceKind> = new Set(['amount-differs', 'refund-missing'])

async function repair(ctx: Context, { kind, intent, orderId }: Difference): Promise<boolean> {
  if (orderId === undefined) return false
  switch (kind) {
    case 'paid-there-only':
      await settleIntent(ctx, intent)
      return true
    case 'open-there':
      await closeIntent(ctx, { orderId, intentId: intent.id })
      return true
    case 'canceled-there':
      await recordCanceled(ctx, orderId, intent.id)
      return true
    case 'unknown-here':
      // One of an amount that the order no longer has must not be paid.
      if (!(await trackIntent(ctx, { intent, orderId })))
        await closeIntent(ctx, { orderId, intentId: intent.id })
      return true
    case 'refunded-there-only':
      return (await bookExternalRefund(ctx, intent)) > 0
    case 'refund-missing':
      return (await reviewRefunds(ctx, intent.id)) > 0
    case 'amount-differs':
    case 'no-order':
      return false
  }
}

async function recordCanceled(ctx: Context, orderId: string, intentId: string): Promise<void> {
  await ctx.db.transaction(async tx => {
    await lockOrder(tx, orderId)
    const noted = await tx
      .update(payments)
      .set({ status: 'canceled' })
      .where(and(eq(payments.intentId, intentId), eq(payments.status, 'pending')))
    if (noted.rowCount === 1)
      await recordOrderEvent(tx, orderId, 'intent-canceled', { at: ctx.now(), detail: intentId })
  })
}

const HOUR_MS = 60 * 60 * 1000
/** Compared again, in case something was listed late or dated by another of the card service's clocks. */
const OVERLAP_MS = 2 * HOUR_MS
/** How far back everything is compared each time while something cannot be repaired. */
const HELD_BACK_MS = 7 * 24 * HOUR_MS

/**
 * The time from which to compare the card service with the orders. The mark comes from the card service's own dates, so that
 * nothing is missed if the shop's clock is wrong, or if the shop or the card service was down for days.
 */
async function findBeginning(ctx: Context): Promise<Date> {
  const [mark] = await ctx.db.select().from(reconciliationMarks)
  return new Date(mark ? Math.max(0, mark.comparedUntil.getTime() - OVERLAP_MS) : 0)
}

/** Stores the newest date that was compared, which stays up to a week behind if something could not be repaired, and since when something differs. */
async function markCompared(
  ctx: Context,
  newest: Date,
  { isComplete, isHealed }: { isComplete: boolean; isHealed: boolean },
): Promise<void> {
  const comparedUntil = isComplete ? newest : new Date(newest.getTime() - HELD_BACK_MS)
  const unhealedSince = isComplete && isHealed ? null : ctx.now()
  await ctx.db
    .insert(reconciliationMarks)
    .values({ comparedUntil, unhealedSince })
    .onConflictDoUpdate({
      target: reconciliationMarks.id,
      set: {
        comparedUntil: sql`greatest(${reconciliationMarks.comparedUntil}, excluded.compared_until)`,
        unhealedSince:
          unhealedSince && sql`coalesce(${reconciliationMarks.unhealedSince}, excluded.unhealed_since)`,
      },
    })
}
