import { eq } from 'drizzle-orm'
import { type Cents, formatEuros, toEuros } from '#contract/money.ts'
import { say } from '#contract/phrase.ts'
import type { Transaction } from '#db/client.ts'
import { accountPayments, orders } from '#db/schema.ts'
import { recordAudit } from '../audit.ts'
import type { Context } from '../context.ts'
import { conflict, invalid, notFound } from '../errors.ts'
import { moveWithInvoice } from '../invoices/make.ts'
import { notifyOfState } from '../order-life/mails.ts'
import { owedOf } from '../order-life/owed.ts'
import type { OrderRecord } from '../order-life/record.ts'
import { lockOrder } from '../order-life/states.ts'
import { may, requireRight } from '../rights.ts'
import { recordOrderEvent } from '../timeline.ts'
import { requireOwed } from './require-on-account.ts'
import { earliestDayOf, requirePastDay } from './settlement-days.ts'

interface AccountPayment {
  readonly orderId: string
  readonly amountCents: Cents
  /** The day on the bank statement, YYYY-MM-DD. */
  readonly receivedOn: string
  readonly reference: string
}

/**
 * Notes that an order on account has been paid by bank transfer: it is paid, or stays shipped and is paid too. Harmless to repeat. Rejects
 * any amount but all that is owed, a day in the future or before the order (invalid), and orders that are not owed, or whose
 * payment was noted otherwise (conflict).
 */
export async function notePayment(ctx: Context, payment: AccountPayment): Promise<void> {
  requireRight(ctx.actor, may.settleOnAccount(ctx.actor))
  const notedBy = ctx.actor.email
  await ctx.db.transaction(async tx => {
    const order = await lockOrder(tx, payment.orderId)
    if (!order) throw notFound(say`order`)
    if (await isNotedAlready(tx, payment)) return
    requireOwed(order)
    if (payment.amountCents !== owedOf(order)) throw invalid('amount', whole(order))
    requirePastDay(ctx, 'receivedOn', payment.receivedOn, { from: earliestDayOf(order.createdAt) })
    await tx.insert(accountPayments).values({ ...payment, notedBy, createdAt: ctx.now() })
    await markPaid(ctx, tx, order, payment)
  })
  ctx.changed('mails')
}

async function isNotedAlready(tx: Transaction, payment: AccountPayment): Promise<boolean> {
  const { orderId, amountCents, receivedOn, reference } = payment
  const [known] = await tx.select().from(accountPayments).where(eq(accountPayments.orderId, orderId))
  if (!known) return false
  const isSame =
    known.amountCents === amountCents && known.receivedOn === receivedOn && known.reference === reference
  if (isSame) return true
  throw conflict(
    say`A payment of this order is noted already: received on ${known.receivedOn}, ${known.reference}`,
  )
}

const whole = (order: OrderRecord) =>
  say`must be ${{ cents: owedOf(order) }}, all of what is owed: parts of it cannot be noted`

async function markPaid(
  ctx: Context,
  tx: Transaction,
  order: OrderRecord,
  { amountCents, receivedOn, reference }: AccountPayment,
): Promise<void> {
  const at = ctx.now()
  const amount = toEuros(amountCents)
  const detail = `${formatEuros(amount)} received on ${receivedOn}: ${reference}`
  await recordOrderEvent(tx, order.id, 'account-payment-noted', { at, detail })
  await recordAudit(tx, ctx, {
    action: 'account-payment-noted',
    subject: `order ${order.id}`,
    after: { amount, receivedOn, reference },
  })
  if (order.status === 'on-account') return moveWithInvoice(ctx, tx, order, { to: 'paid', detail: reference })
  await tx.update(orders).set({ paidAt: at }).where(eq(orders.id, order.id))
  await notifyOfState(tx, order, { status: 'paid' })
}
