import { and, desc, eq, gte } from 'drizzle-orm'
import type { Database, Transaction } from '#db/client.ts'
import { sandboxDisputes, sandboxIntents } from '#db/schema.ts'
import { DISPUTE_FEE, moveMoney } from './stripe-sandbox-balance.ts'
import { type Answer, invalidRequest, ok } from './stripe-sandbox-errors.ts'
import { newId, seconds } from './stripe-sandbox-ids.ts'
import type { Intent } from './stripe-sandbox-rows.ts'
import type { FollowUp, SandboxEvent } from './stripe-sandbox-webhooks.ts'

type Dispute = typeof sandboxDisputes.$inferSelect

/** An inquiry does not withdraw money yet, and can be answered by a refund: https://docs.stripe.com/disputes/how-disputes-work */
const isInquiry = ({ status }: Dispute) => status.startsWith('warning_')

/** Whether the charge may still be refunded, as far as this dispute is concerned. */
export const isRefundable = (dispute: Dispute) => isInquiry(dispute)

/** Opens a dispute of an intent's payment by its cardholder; unless it is an inquiry, the money is withdrawn at once. */
export async function disputeIntent(
  tx: Transaction,
  intent: Intent,
  { asInquiry = false } = {},
): Promise<{ dispute: Dispute; events: SandboxEvent[] }> {
  const [dispute] = await tx
    .insert(sandboxDisputes)
    .values({
      id: newId('dp_'),
      intentId: intent.id,
      amount: intent.amountReceived - intent.amountRefunded,
      status: asInquiry ? 'warning_needs_response' : 'needs_response',
      reason: 'fraudulent',
    })
    .returning()
  if (!dispute) throw new Error('the insert answered no row')
  const { amount, id: source } = dispute
  if (!asInquiry)
    await moveMoney(tx, { category: 'dispute', amount: -amount, fee: DISPUTE_FEE, source, intent })
  const types = asInquiry ? ['created'] : ['created', 'funds_withdrawn']
  return { dispute, events: types.map(type => eventOf(type, dispute, intent)) }
}

/** Ends a dispute; if the shop has won, the money is returned. An inquiry ends without a winner. */
export async function settleDispute(
  tx: Transaction,
  id: string,
  outcome: 'won' | 'lost',
): Promise<SandboxEvent[]> {
  const [found] = await tx.select().from(sandboxDisputes).where(eq(sandboxDisputes.id, id)).for('update')
  if (!found || ['won', 'lost', 'warning_closed'].includes(found.status)) return []
  const status = isInquiry(found) ? 'warning_closed' : outcome
  const [dispute] = await tx
    .update(sandboxDisputes)
    .set({ status })
    .where(eq(sandboxDisputes.id, id))
    .returning()
  const [intent] = await tx.select().from(sandboxIntents).where(eq(sandboxIntents.id, found.intentId))
  if (!dispute || !intent) throw new Error('a dispute without its intent')
  if (status === 'won') {
    const back = { category: 'dispute_reversal', amount: dispute.amount, fee: -DISPUTE_FEE }
    await moveMoney(tx, { ...back, source: id, intent })
  }
  const types = status === 'won' ? ['closed', 'funds_reinstated'] : ['closed']
  return types.map(type => eventOf(type, dispute, intent))
}

/** The end of a dispute, to be processed later. */
export const settleLater =
  (id: string, outcome: 'won' | 'lost'): FollowUp =>
  tx =>
    settleDispute(tx, id, outcome)

export async function retrieveDispute(db: Database, id: string): Promise<Answer> {
  const [row] = await joined(db).where(eq(sandboxDisputes.id, id))
  if (!row)
    throw invalidRequest(`No such dispute: '${id.slice(0, 100)}'`, {
      code: 'resource_missing',
      param: 'dispute',
      status: 404,
    })
  return ok(presentDispute(row.dispute, row.intent))
}

/** Disputes, newest first: https://docs.stripe.com/api/disputes/list */
export async function listDisputes(
  db: Database,
  { intentId, since, limit }: { intentId: string | undefined; since: Date | undefined; limit: number },
): Promise<Answer> {
  const rows = await joined(db)
    .where(
      and(
        intentId === undefined ? undefined : eq(sandboxDisputes.intentId, intentId),
        since && gte(sandboxDisputes.created, since),
      ),
    )
    .orderBy(desc(sandboxDisputes.created), desc(sandboxDisputes.id))
    .limit(limit + 1)
  const data = rows.slice(0, limit).map(({ dispute, intent }) => presentDispute(dispute, intent))
  return ok({ object: 'list', url: '/v1/disputes', has_more: rows.length > limit, data })
}

const joined = (db: Database) =>
  db
    .select({ dispute: sandboxDisputes, intent: sandboxIntents })
    .from(sandboxDisputes)
    .innerJoin(sandboxIntents, eq(sandboxIntents.id, sandboxDisputes.intentId))

const eventOf = (type: string, dispute: Dispute, intent: Intent): SandboxEvent => ({
  type: `charge.dispute.${type}`,
  object: presentDispute(dispute, intent),
})

/** A dispute as Stripe presents it: https://docs.stripe.com/api/disputes/object */
function presentDispute(dispute: Dispute, { latestCharge, currency }: Intent): Record<string, unknown> {
  const { amount, status } = dispute
  const movements = isInquiry(dispute) ? [] : status === 'won' ? [-amount, amount] : [-amount]
  return {
    id: dispute.id,
    object: 'dispute',
    amount,
    balance_transactions: movements.map(moved => ({
      object: 'balance_transaction',
      amount: moved,
      currency,
      reporting_category: moved < 0 ? 'dispute' : 'dispute_reversal',
    })),
    charge: latestCharge,
    created: seconds(dispute.created),
    currency,
    is_charge_refundable: isRefundable(dispute),
    payment_intent: dispute.intentId,
    reason: dispute.reason,
    status,
  }
}
