import { and, eq } from 'drizzle-orm'
import type { DifferenceKind } from '#contract/money-report.ts'
import { payments } from '#db/schema.ts'
import type { Context } from './context.ts'
import { compareWithCardService, type Difference } from './differences.ts'
import { bookOutsideRefund } from './order-refunds.ts'
import { closeIntent } from './order-release.ts'
import { lockOrder, noteEvent } from './order-states.ts'
import { settleIntent, trackIntent } from './payments.ts'
import { may, requireRight } from './policies.ts'
import { sendDueRefunds } from './refunds.ts'

const HOUR_MS = 60 * 60 * 1000
/** So far back everything is compared; what is older only where it is not settled yet. */
const WINDOW_MS = 2 * HOUR_MS
const MAX_INTENTS = 1_000

export interface Reconciliation {
  readonly compared: number
  /** What was found and mended. */
  readonly healed: number
  /** What a person has to look at, or could not be mended just now. */
  readonly left: number
}

/**
 * Compares the card service with the orders and mends what differs: money that no webhook and no browser told of is booked,
 * intents of orders given up are closed, refunds made elsewhere are noted. Harmless to repeat, also by several instances at once.
 */
export async function reconcile(
  ctx: Context,
  { since = new Date(ctx.now().getTime() - WINDOW_MS) }: { since?: Date } = {},
): Promise<Reconciliation> {
  const { compared, differences } = await compareWithCardService(ctx, { since, limit: MAX_INTENTS })
  let healed = 0
  const faults: unknown[] = []
  for (const difference of differences) {
    const isHealed = await heal(ctx, difference).catch((error: unknown) => void faults.push(error))
    if (isHealed) healed += 1
  }
  await sendDueRefunds(ctx)
  // One that cannot be mended does not keep the others from it, but is not passed over in silence.
  if (faults.length > 0) throw faults[0]
  return { compared, healed, left: differences.filter(({ kind }) => needsPerson(kind)).length }
}

/** As `reconcile`, for an admin who does not want to wait for the worker. */
export async function reconcileNow(ctx: Context, since: Date): Promise<Reconciliation> {
  requireRight(ctx.actor, may.reconcileMoney(ctx.actor))
  return reconcile(ctx, { since })
}

/** Whether the shop cannot mend this by itself. */
export function needsPerson(kind: DifferenceKind): boolean {
  return kind === 'amount-differs' || kind === 'refund-missing'
}

async function heal(ctx: Context, { kind, intent, orderId }: Difference): Promise<boolean> {
  if (orderId === undefined) return false
  switch (kind) {
    case 'paid-there-only':
      await settleIntent(ctx, intent)
      return true
    case 'open-there':
      await closeIntent(ctx, { orderId, intentId: intent.id })
      return true
    case 'canceled-there':
      await noteCanceled(ctx, orderId, intent.id)
      return true
    case 'unknown-here':
      await trackIntent(ctx, { intent, orderId })
      return true
    case 'refunded-there-only':
      return (await bookOutsideRefund(ctx, intent)) > 0
    case 'amount-differs':
    case 'refund-missing':
    case 'no-order':
      return false
  }
}

async function noteCanceled(ctx: Context, orderId: string, intentId: string): Promise<void> {
  await ctx.db.transaction(async tx => {
    await lockOrder(tx, orderId)
    const noted = await tx
      .update(payments)
      .set({ status: 'canceled' })
      .where(and(eq(payments.intentId, intentId), eq(payments.status, 'pending')))
    if (noted.rowCount === 1)
      await noteEvent(tx, orderId, 'intent-canceled', { at: ctx.now(), detail: intentId })
  })
}
