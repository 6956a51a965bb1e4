import type { Context } from '../context.ts'
import { lockOrder } from '../order-life/states.ts'
import { findFailedRefunds } from './find-failed-refunds.ts'
import { reopenRefund } from './refund-reopening.ts'
import { divideRefund, findSentRefunds, type RefundRow } from './refund-rows.ts'

/** Reopens sent refunds of an intent that have failed at the card service. Harmless to repeat. Returns how many. */
export async function reviewRefunds(ctx: Context, intentId: string): Promise<number> {
  const before = await findSentRefunds(ctx.db, intentId)
  const [first] = before
  if (!first) return 0
  const listed = await ctx.cards.listRefunds(intentId)
  if (listed.every(({ failure }) => failure === undefined)) return 0
  const reopened = await ctx.db.transaction(async tx => {
    await lockOrder(tx, first.orderId)
    // Refunds sent during the query are not in its answer.
    const sent = (await findSentRefunds(tx, intentId)).filter(now => before.some(each => isSame(each, now)))
    const failed = findFailedRefunds(sent, listed)
    for (const { refund, amountCents, failure } of failed)
      await reopenRefund(tx, ctx, { refund: await divideRefund(tx, refund, amountCents), failure })
    return failed.length
  })
  if (reopened > 0) ctx.changed('mails')
  return reopened
}

const isSame = (one: RefundRow, other: RefundRow) =>
  one.id === other.id && one.serviceId === other.serviceId && one.amountCents === other.amountCents
