import { and, eq } from 'drizzle-orm'
import { addCents, type Cents, formatCents, formatEuros, subtractCents, toEuros } from '#contract/money.ts'
import { say } from '#contract/phrase.ts'
import type { Transaction } from '#db/client.ts'
import { accountPayments, orders } from '#db/schema.ts'
import { recordAudit } from '../audit.ts'
import { type Context, newId } from '../context.ts'
import { dayIn } from '../days.ts'
import { invalid, notFound } from '../errors.ts'
import { moveWithInvoice } from '../invoices/make.ts'
import { notifyOfState, queueOrderMail } from '../order-life/mails.ts'
import { owedOf } from '../order-life/owed.ts'
import type { OrderRecord } from '../order-life/record.ts'
import { lockOrder } from '../order-life/states.ts'
import { may, requireActor, requireRight } from '../rights.ts'
import { recordOrderEvent } from '../timeline.ts'
import { takeDiscount } from './discount.ts'
import { requireOwed } from './require-on-account.ts'
import { earliestDayOf, requirePastDay } from './settlement-days.ts'

interface AccountPayment {
  readonly orderId: string
  readonly amountCents: Cents
  /** The day on the bank statement, YYYY-MM-DD. */
  readonly receivedOn: string
  readonly reference: string
  /** Whether the discount for prompt payment is taken off although it came later. */
  readonly acceptDiscount?: boolean | undefined
}

/**
 * Notes a bank transfer for an order on account. Once all that is owed has come, or all but the discount for who pays promptly, it is paid, or
 * stays shipped and is paid too; until then it is owed for the rest. The same amount with the same day and reference is the same transfer: harmless to repeat. Rejects more than is
 * owed, as the shop keeps no balance of a customer, a day in the future or before the order (invalid), and orders that are not owed (conflict).
 */
export async function notePayment(ctx: Context, payment: AccountPayment): Promise<void> {
  requireRight(ctx.actor, may.settleOnAccount(ctx.actor))
  await ctx.db.transaction(tx => notePaymentWithin(ctx, tx, payment))
  ctx.changed('mails')
}

/** The same in the caller's transaction, who has the right, perhaps for money on a bank statement, which tells it from any other. */
export async function notePaymentWithin(
  ctx: Context,
  tx: Transaction,
  payment: AccountPayment,
  { bankEntryId = null }: { readonly bankEntryId?: string | null } = {},
): Promise<void> {
  const { orderId, amountCents, receivedOn } = payment
  const order = await lockOrder(tx, orderId)
  if (!order) throw notFound(say`order`)
  if (bankEntryId === null && (await isNoted(tx, payment))) return
  requireOwed(order)
  const owedBefore = owedOf(order)
  if (amountCents > owedBefore) throw invalid('amount', tooMuch(owedBefore))
  requirePastDay(ctx, 'receivedOn', receivedOn, { from: earliestDayOf(order.createdAt) })
  const id = newId()
  const { email: notedBy } = requireActor(ctx.actor)
  const discount = await takeDiscount(tx, order, payment)
  const { discountCents = 0 } = discount ?? {}
  await tx
    .insert(accountPayments)
    .values({ ...payment, ...discount, id, bankEntryId, notedBy, createdAt: ctx.now() })
  const receivedCents = addCents(order.receivedCents, amountCents)
  await tx.update(orders).set({ receivedCents, discountCents }).where(eq(orders.id, orderId))
  const leftCents = subtractCents(owedBefore, addCents(amountCents, discountCents))
  await recordNote(ctx, tx, payment, { leftCents, discountCents })
  if (leftCents === 0) await markPaid(ctx, tx, order, payment.reference)
  else await tellOfPart(ctx, tx, order, { id, amountCents })
}

async function isNoted(tx: Transaction, payment: AccountPayment): Promise<boolean> {
  const { orderId, amountCents, receivedOn, reference } = payment
  const [known] = await tx
    .select({ id: accountPayments.id })
    .from(accountPayments)
    .where(
      and(
        eq(accountPayments.orderId, orderId),
        eq(accountPayments.amountCents, amountCents),
        eq(accountPayments.receivedOn, receivedOn),
        eq(accountPayments.reference, reference),
      ),
    )
  return known !== undefined
}

const tooMuch = (owed: Cents) =>
  say`must be at most ${{ cents: owed }}, all of what is owed: note what is beyond it at another order, or send it back`

async function recordNote(
  ctx: Context,
  tx: Transaction,
  { orderId, amountCents, receivedOn, reference }: AccountPayment,
  { leftCents, discountCents }: { readonly leftCents: Cents; readonly discountCents: Cents },
): Promise<void> {
  const amount = toEuros(amountCents)
  const rest = leftCents === 0 ? '' : `, ${formatCents(leftCents)} left`
  const less = discountCents === 0 ? '' : `, with a discount of ${formatCents(discountCents)}`
  const detail = `${formatEuros(amount)} received on ${receivedOn}: ${reference}${less}${rest}`
  await recordOrderEvent(tx, orderId, 'account-payment-noted', { at: ctx.now(), detail })
  await recordAudit(tx, ctx, {
    action: 'account-payment-noted',
    subject: `order ${orderId}`,
    after: {
      amount,
      receivedOn,
      reference,
      ...(discountCents > 0 && { discount: toEuros(discountCents) }),
      ...(leftCents > 0 && { left: toEuros(leftCents) }),
    },
  })
}

async function markPaid(ctx: Context, tx: Transaction, order: OrderRecord, reference: string): Promise<void> {
  if (order.status === 'on-account') return moveWithInvoice(ctx, tx, order, { to: 'paid', detail: reference })
  await tx.update(orders).set({ paidAt: ctx.now() }).where(eq(orders.id, order.id))
  await notifyOfState(tx, order, { status: 'paid' })
}

async function tellOfPart(
  { now, billing }: Context,
  tx: Transaction,
  { id: orderId, discountUntil }: OrderRecord,
  { id, amountCents }: { id: string; amountCents: Cents },
): Promise<void> {
  const isEarly = discountUntil !== null && dayIn(billing.timeZone, now()) <= discountUntil
  const fields = { amountCents: String(amountCents), ...(isEarly && { isEarly: 'yes' }) }
  await queueOrderMail(tx, { id: `${id}-part`, kind: 'account-part-received', orderId, fields })
}
