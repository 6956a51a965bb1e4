import { and, asc, eq, inArray, notInArray } from 'drizzle-orm'
import { formatCents, toEuros } from '#contract/money.ts'
import { phraseOf, say } from '#contract/phrase.ts'
import type { DisputeStatus } from '#contract/refunds/states.ts'
import type { Transaction } from '#db/client.ts'
import { disputes, payments, refunds } from '#db/schema.ts'
import { recordAudit } from '../audit.ts'
import type { Context } from '../context.ts'
import { conflict } from '../errors.ts'
import { notifyOwner } from '../order-life/mails.ts'
import { lockOrder } from '../order-life/states.ts'
import type { CardDispute } from '../ports.ts'
import { recordOrderEvent } from '../timeline.ts'

export type DisputeRow = typeof disputes.$inferSelect

/** States in which the bank has not decided yet. https://docs.stripe.com/disputes/how-disputes-work */
export const OPEN_DISPUTES: readonly DisputeStatus[] = [
  'warning_needs_response',
  'warning_under_review',
  'needs_response',
  'under_review',
]

const DAY_MS = 24 * 60 * 60 * 1000
/** How far back all disputes are requested; older ones only while they are open. */
const WINDOW_DAYS = 3
const MAX_LISTED = 1_000
const MAX_ASKED = 20

/**
 * Books the present state of a dispute at the card service. Harmless to repeat: only changes are recorded in the order's
 * timeline and the audit trail, and the owner is notified only when it opens and when it ends. Returns whether anything
 * changed.
 */
export async function bookDispute(ctx: Context, orderId: string, dispute: CardDispute): Promise<boolean> {
  const { id, intentId, createdAt, ...facts } = dispute
  if (intentId === undefined) return false
  const isOpen = OPEN_DISPUTES.includes(dispute.status)
  const isBooked = await ctx.db.transaction(async tx => {
    await lockOrder(tx, orderId)
    const [known] = await tx.select().from(disputes).where(eq(disputes.id, id))
    if (known && !hasChanged(known, dispute)) return false
    const at = ctx.now()
    const now = { ...facts, updatedAt: at }
    await tx
      .insert(disputes)
      .values({ id, orderId, intentId, createdAt, ...now })
      .onConflictDoUpdate({ target: disputes.id, set: now })
    await recordOrderEvent(tx, orderId, known ? 'dispute-changed' : 'dispute-opened', {
      at,
      detail: summariseDispute(dispute),
    })
    const { status, reason } = dispute
    const after = { dispute: id, status, reason, ...amountsOf(dispute) }
    const before = known && { dispute: id, status: known.status, ...amountsOf(known) }
    await recordAudit(tx, ctx, { action: 'disputed', subject: `order ${orderId}`, before, after })
    const needsNotice = !known || (OPEN_DISPUTES.includes(known.status) && !isOpen)
    if (needsNotice)
      await notifyOwner(tx, ctx, {
        kind: 'owner-dispute',
        orderId,
        fields: { about: summariseDispute(dispute) },
      })
    return true
  })
  if (isBooked) ctx.changed('mails')
  return isBooked
}

function hasChanged(
  known: DisputeRow,
  { status, withdrawnCents, reinstatedCents, isRefundable }: CardDispute,
) {
  return (
    known.status !== status ||
    known.withdrawnCents !== withdrawnCents ||
    known.reinstatedCents !== reinstatedCents ||
    known.isRefundable !== isRefundable
  )
}

type Amounts = Pick<CardDispute, 'amountCents' | 'withdrawnCents' | 'reinstatedCents'>

const amountsOf = ({ amountCents, withdrawnCents, reinstatedCents }: Amounts) => ({
  amount: toEuros(amountCents),
  withdrawn: toEuros(withdrawnCents),
  reinstated: toEuros(reinstatedCents),
})

/** A dispute in a few words, e.g. 'dp_1: €20.00, needs response, fraudulent; €20.00 withdrawn'. */
function summariseDispute({
  id,
  status,
  reason,
  amountCents,
  withdrawnCents,
  reinstatedCents,
}: Omit<CardDispute, 'intentId' | 'createdAt' | 'isRefundable' | 'currency'>): string {
  const moved = withdrawnCents > 0 ? `; ${formatCents(withdrawnCents)} withdrawn` : ''
  const back = reinstatedCents > 0 ? `; ${formatCents(reinstatedCents)} won back` : ''
  const words = [formatCents(amountCents), status, reason].join(', ').replaceAll('_', ' ')
  return `${id}: ${words}${moved}${back}`
}

/**
 * Books the disputes since `begin`, at least those of the last few days, and others that are still open, as webhooks can get
 * lost. Harmless to repeat. Returns how many had changed.
 */
export async function compareDisputes(ctx: Context, begin = ctx.now()): Promise<number> {
  const since = new Date(Math.min(begin.getTime(), ctx.now().getTime() - WINDOW_DAYS * DAY_MS))
  const listed = await ctx.cards.listDisputes({ since, limit: MAX_LISTED })
  const seen = listed.map(({ id }) => id)
  const others = await ctx.db
    .select({ id: disputes.id })
    .from(disputes)
    .where(
      and(
        inArray(disputes.status, [...OPEN_DISPUTES]),
        seen.length > 0 ? notInArray(disputes.id, seen) : undefined,
      ),
    )
    .orderBy(asc(disputes.updatedAt))
    .limit(MAX_ASKED)
  const asked: CardDispute[] = []
  for (const { id } of others) {
    const dispute = await ctx.cards.findDispute(id)
    if (dispute) asked.push(dispute)
    // Moves it to the end of the queue even if it has not changed.
    await ctx.db.update(disputes).set({ updatedAt: ctx.now() }).where(eq(disputes.id, id))
  }
  let changed = 0
  for (const dispute of [...listed, ...asked]) {
    const orderId = await findDisputedOrder(ctx, dispute.intentId)
    if (orderId !== undefined && (await bookDispute(ctx, orderId, dispute))) changed += 1
  }
  return changed
}

/** Finds the order by its payment, or by the refund of a second payment. */
async function findDisputedOrder(ctx: Context, intentId: string | undefined): Promise<string | undefined> {
  if (intentId === undefined) return undefined
  const [paid] = await ctx.db
    .select({ orderId: payments.orderId })
    .from(payments)
    .where(eq(payments.intentId, intentId))
  if (paid) return paid.orderId
  const [given] = await ctx.db
    .select({ orderId: refunds.orderId })
    .from(refunds)
    .where(eq(refunds.intentId, intentId))
    .limit(1)
  return given?.orderId
}

/** Rejects shipping an order (locked) whose payment the bank is disputing or has withdrawn (conflict). */
export async function requireUndisputed(tx: Transaction, orderId: string): Promise<void> {
  const rows = await tx.select().from(disputes).where(eq(disputes.orderId, orderId))
  const open = rows.find(({ status }) => OPEN_DISPUTES.includes(status))
  if (open)
    throw conflict(
      say`The customer's bank disputes this payment (${words(open)}): nothing is shipped until that is settled`,
    )
  const lost = rows.find(({ status }) => status === 'lost')
  if (lost) throw conflict(say`The customer's bank has withdrawn the payment of this order (${words(lost)})`)
}

/** Whether a payment is disputed, or was lost in a dispute: it is not for the shop to give it back. */
export async function isDisputed(tx: Transaction, intentId: string): Promise<boolean> {
  const rows = await tx.select().from(disputes).where(eq(disputes.intentId, intentId))
  return rows.some(({ status }) => status === 'lost' || OPEN_DISPUTES.includes(status))
}

/**
 * Rejects a refund that the card service would refuse because the bank is about to return the money, or has (conflict). The
 * order is locked.
 */
export async function requireRefundable(tx: Transaction, intentId: string): Promise<void> {
  const rows = await tx.select().from(disputes).where(eq(disputes.intentId, intentId))
  const found = rows.find(({ isRefundable }) => !isRefundable)
  if (found)
    throw conflict(
      say`The customer's bank disputes this payment (${words(found)}): it cannot be refunded as well`,
    )
}

const words = ({ id, reason }: DisputeRow) => say`${id}, ${phraseOf(reason.replaceAll('_', ' '))}`
