import { and, asc, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { type Cents, formatCents, toEuros } from '#contract/money.ts'
import { say } from '#contract/phrase.ts'
import type { Database, Transaction } from '#db/client.ts'
import { accountPayments, bankEntries, credits, orders, transfersBack } from '#db/schema.ts'
import { recordAudit } from '../audit.ts'
import { type Context, newId } from '../context.ts'
import { conflict, notFound } from '../errors.ts'
import { queueOrderMail } from '../order-life/mails.ts'
import { lockOrder } from '../order-life/states.ts'
import { may, requireActor, requireRight } from '../rights.ts'
import { recordOrderEvent } from '../timeline.ts'
import { earliestDayOf, requirePastDay } from './settlement-days.ts'

/** What is to go back to a customer by bank transfer, or has, and why. */
export interface TransferBack {
  readonly id: string
  readonly amountCents: Cents
  readonly reason: string
  readonly createdAt: Date
  /** Where it was sent, or until then from where money for the order came, as far as is known. */
  readonly iban: string
  readonly sentOn: string | null
  readonly reference: string | null
  readonly notedBy: string | null
}

export interface WaitingTransfer extends TransferBack {
  readonly orderId: string
  readonly orderNumber: string
  readonly person: string
}

const MAX_WAITING = 100

/** What waits to be sent back by bank transfer, the oldest first; a hundred at most. For callers who have the right to read money. */
export function listWaitingBack(db: Pick<Database, 'select'>): Promise<WaitingTransfer[]> {
  return select(db)
    .where(isNull(transfersBack.sentOn))
    .orderBy(asc(transfersBack.createdAt), asc(transfersBack.id))
    .limit(MAX_WAITING)
}

/** What goes back of one order, the oldest first. */
export function readTransfersBack(db: Pick<Database, 'select'>, orderId: string): Promise<TransferBack[]> {
  return select(db)
    .where(eq(transfersBack.orderId, orderId))
    .orderBy(asc(transfersBack.createdAt), asc(transfersBack.id))
}

function select(db: Pick<Database, 'select'>) {
  const { id, amountCents, createdAt, sentOn, reference, notedBy, orderId } = transfersBack
  const from = db
    .select({ iban: bankEntries.iban })
    .from(accountPayments)
    .innerJoin(bankEntries, eq(bankEntries.id, accountPayments.bankEntryId))
    .where(and(eq(accountPayments.orderId, orders.id), isNotNull(accountPayments.bankEntryId)))
    .orderBy(desc(accountPayments.receivedOn))
    .limit(1)
  return db
    .select({
      id,
      amountCents,
      createdAt,
      sentOn,
      reference,
      notedBy,
      orderId,
      reason: credits.reason,
      iban: sql<string>`case when ${sentOn} is null then coalesce((${from}), '') else ${transfersBack.iban} end`,
      orderNumber: orders.number,
      person: orders.userEmail,
    })
    .from(transfersBack)
    .innerJoin(credits, eq(credits.id, transfersBack.creditId))
    .innerJoin(orders, eq(orders.id, orderId))
    .$dynamic()
}

/** Promises so much to the customer of an order on account (locked), for a credit by line. */
export async function promiseTransfer(
  ctx: Context,
  tx: Transaction,
  promise: { readonly orderId: string; readonly creditId: string; readonly amountCents: Cents },
): Promise<void> {
  await tx.insert(transfersBack).values({ ...promise, id: newId(), createdAt: ctx.now() })
}

/** The bank transfer by which money went back. */
interface SentTransfer {
  readonly id: string
  /** The day on the bank statement, YYYY-MM-DD. */
  readonly sentOn: string
  readonly reference: string
  /** '' if it is not noted. */
  readonly iban: string
}

/**
 * Notes that what waits to be sent back was sent (staff); its customer is told. Harmless to repeat. Rejects a day in the future or before it was
 * promised (invalid), and another day or reference than were noted (conflict).
 */
export async function noteTransferBack(ctx: Context, sent: SentTransfer): Promise<void> {
  requireRight(ctx.actor, may.refundOrder(ctx.actor))
  await ctx.db.transaction(tx => note(ctx, tx, sent))
  ctx.changed('mails')
}

async function note(
  ctx: Context,
  tx: Transaction,
  { id, sentOn, reference, iban }: SentTransfer,
): Promise<void> {
  const [found] = await tx
    .select({ orderId: transfersBack.orderId })
    .from(transfersBack)
    .where(eq(transfersBack.id, id))
  if (!found) throw notFound(say`transfer`)
  const { orderId } = found
  await lockOrder(tx, orderId)
  const [known] = await tx.select().from(transfersBack).where(eq(transfersBack.id, id))
  if (!known) throw notFound(say`transfer`)
  if (known.sentOn !== null) {
    if (known.sentOn === sentOn && known.reference === reference) return
    throw conflict(say`This was sent back already, on ${known.sentOn}`)
  }
  requirePastDay(ctx, 'sentOn', sentOn, { from: earliestDayOf(known.createdAt) })
  const { email: notedBy } = requireActor(ctx.actor)
  await tx.update(transfersBack).set({ sentOn, reference, iban, notedBy }).where(eq(transfersBack.id, id))
  const { amountCents } = known
  const detail = `${formatCents(amountCents)} sent back on ${sentOn}: ${reference}`
  await recordOrderEvent(tx, orderId, 'account-transferred-back', { at: ctx.now(), detail })
  const after = { amount: toEuros(amountCents), sentOn, reference }
  await recordAudit(tx, ctx, { action: 'account-transferred-back', subject: `order ${orderId}`, after })
  const fields = { amountCents: String(amountCents), sentOn }
  await queueOrderMail(tx, { id: newId(), kind: 'account-transferred-back', orderId, fields })
}
