import { and, desc, eq, gte, lt, or } from 'drizzle-orm'
import type { Database, Transaction } from '#db/client.ts'
import { sandboxDisputes, sandboxIntents, sandboxRefunds } from '#db/schema.ts'
import { moveMoney } from './stripe-sandbox-balance.ts'
import { isRefundable } from './stripe-sandbox-disputes.ts'
import { type Answer, errorAnswer, invalidRequest, ok } from './stripe-sandbox-errors.ts'
import {
  REFUND_FAILED_PREFIX,
  REFUND_FAILS_LATER_PREFIX,
  REFUND_FAILS_PREFIX,
} from './stripe-sandbox-faults.ts'
import { newId, seconds } from './stripe-sandbox-ids.ts'
import {
  type Intent,
  type ListInput,
  lockIntent,
  present,
  presentCharge,
  updateIntent,
} from './stripe-sandbox-rows.ts'
import type { FollowUp, SandboxEvent } from './stripe-sandbox-webhooks.ts'

type Refund = typeof sandboxRefunds.$inferSelect

export const REFUND_REASONS = ['duplicate', 'fraudulent', 'requested_by_customer'] as const

export interface WantedRefund {
  /** In cents; if undefined, all that is left. */
  readonly amount: number | undefined
  readonly reason: (typeof REFUND_REASONS)[number] | undefined
  readonly metadata: Record<string, string>
  readonly failsOnce: boolean
  readonly failsLater: boolean
}

/** Refunds this amount of an intent's payment: https://docs.stripe.com/api/refunds/create */
export async function refundIntent(tx: Transaction, id: string, wanted: WantedRefund): Promise<Answer> {
  const account = { isAccount: true, clientSecret: undefined }
  const intent = await lockIntent(tx, account, id, { param: 'payment_intent', status: 400 })
  const left = intent.amountReceived - intent.amountRefunded
  const amount = wanted.amount ?? left
  const refusal = await findRefusal(tx, intent, { amount, left })
  if (refusal) return refusal
  const method = intent.paymentMethod ?? ''
  const hasFailed = method.startsWith(REFUND_FAILED_PREFIX)
  const fails = !hasFailed && (wanted.failsOnce || method.startsWith(REFUND_FAILS_PREFIX))
  const [refund] = await tx
    .insert(sandboxRefunds)
    .values({
      id: newId('re_'),
      intentId: id,
      amount,
      status: fails ? 'failed' : 'succeeded',
      reason: wanted.reason ?? null,
      failureReason: fails ? 'declined' : null,
      metadata: wanted.metadata,
    })
    .returning()
  if (!refund) throw new Error('the insert answered no row')
  if (fails) {
    await updateIntent(tx, id, { paymentMethod: newId(REFUND_FAILED_PREFIX, 8) })
    return { ...ok(presentRefund(refund, intent)), events: [refundFailedEvent(refund, intent)] }
  }
  await moveMoney(tx, { category: 'refund', amount: -amount, source: refund.id, intent })
  const refunded = await updateIntent(tx, id, { amountRefunded: intent.amountRefunded + amount })
  const failsLater = wanted.failsLater || method.startsWith(REFUND_FAILS_LATER_PREFIX)
  return {
    ...ok(presentRefund(refund, refunded)),
    events: [{ type: 'charge.refunded', object: presentCharge(refunded) }],
    later: failsLater ? [failLater(refund.id)] : [],
  }
}

async function findRefusal(
  tx: Transaction,
  { id, status, latestCharge }: Intent,
  { amount, left }: { amount: number; left: number },
): Promise<Answer | undefined> {
  const refuse = (message: string, details: { code?: string; param?: string }) =>
    errorAnswer(400, { type: 'invalid_request_error', message, ...details })
  if (status !== 'succeeded') {
    const message = `This PaymentIntent (${id}) does not have a successful charge to refund.`
    return refuse(message, { param: 'payment_intent' })
  }
  const disputes = await tx.select().from(sandboxDisputes).where(eq(sandboxDisputes.intentId, id))
  if (!disputes.every(isRefundable))
    return refuse(`Charge ${latestCharge} has been charged back; cannot issue a refund.`, {
      code: 'charge_disputed',
    })
  if (left === 0)
    return refuse(`Charge ${latestCharge} has already been refunded.`, { code: 'charge_already_refunded' })
  if (amount >= 1 && amount <= left) return undefined
  const message = `Refund amount (${amount}) is greater than unrefunded amount on charge (${left}).`
  return refuse(message, { param: 'amount' })
}

/** Makes a refund that had succeeded fail, as banks do days later: https://docs.stripe.com/refunds#failed-refunds */
export async function failRefund(tx: Transaction, id: string): Promise<SandboxEvent[]> {
  const [refund] = await tx
    .update(sandboxRefunds)
    .set({ status: 'failed', failureReason: 'lost_or_stolen_card' })
    .where(and(eq(sandboxRefunds.id, id), eq(sandboxRefunds.status, 'succeeded')))
    .returning()
  if (!refund) return []
  const [intent] = await tx
    .select()
    .from(sandboxIntents)
    .where(eq(sandboxIntents.id, refund.intentId))
    .for('update')
  if (!intent) throw new Error('a refund without its intent')
  const amountRefunded = intent.amountRefunded - refund.amount
  await moveMoney(tx, { category: 'refund_failure', amount: refund.amount, source: refund.id, intent })
  return [refundFailedEvent(refund, await updateIntent(tx, intent.id, { amountRefunded }))]
}

const failLater =
  (id: string): FollowUp =>
  tx =>
    failRefund(tx, id)

/** Refunds, newest first, of one intent or of all: https://docs.stripe.com/api/refunds/list */
export async function listRefunds(
  db: Database,
  { intentId, startingAfter, since, limit }: ListInput & { intentId: string | undefined },
  shape: { withIntent: boolean },
): Promise<Answer> {
  const last = startingAfter === undefined ? undefined : await findRefund(db, startingAfter)
  const { created, id } = sandboxRefunds
  const rows = await db
    .select({ refund: sandboxRefunds, intent: sandboxIntents })
    .from(sandboxRefunds)
    .innerJoin(sandboxIntents, eq(sandboxIntents.id, sandboxRefunds.intentId))
    .where(
      and(
        intentId === undefined ? undefined : eq(sandboxRefunds.intentId, intentId),
        since && gte(created, since),
        last && or(lt(created, last.created), and(eq(created, last.created), lt(id, last.id))),
      ),
    )
    .orderBy(desc(created), desc(id))
    .limit(limit + 1)
  const data = rows.slice(0, limit).map(({ refund, intent }) => presentRefund(refund, intent, shape))
  return ok({ object: 'list', url: '/v1/refunds', has_more: rows.length > limit, data })
}

async function findRefund(db: Database, id: string): Promise<Refund> {
  const [refund] = await db.select().from(sandboxRefunds).where(eq(sandboxRefunds.id, id))
  if (refund) return refund
  throw invalidRequest(`No such refund: '${id}'`, { code: 'resource_missing', param: 'starting_after' })
}

const refundFailedEvent = (refund: Refund, intent: Intent): SandboxEvent => ({
  type: 'refund.failed',
  object: presentRefund(refund, intent),
})

function presentRefund(refund: Refund, intent: Intent, { withIntent = false } = {}): Record<string, unknown> {
  const { latestCharge, currency } = intent
  return {
    id: refund.id,
    object: 'refund',
    amount: refund.amount,
    charge: latestCharge,
    created: seconds(refund.created),
    currency,
    metadata: refund.metadata,
    payment_intent: withIntent
      ? present(intent, { isAccount: true, clientSecret: undefined }, { withCharge: true })
      : refund.intentId,
    reason: refund.reason,
    status: refund.status,
    ...(refund.failureReason !== null && { failure_reason: refund.failureReason }),
  }
}
