import { toEuros } from '#contract/money.ts'
import { phraseOf, say } from '#contract/phrase.ts'
import { recordAudit } from '../audit.ts'
import type { Context } from '../context.ts'
import { conflict, notFound } from '../errors.ts'
import { creditInvoice } from '../invoices/make.ts'
import { haveLeft, returnPieces } from '../order-life/pieces.ts'
import { lockOrder, moveOrder } from '../order-life/states.ts'
import { may, requireRight } from '../rights.ts'
import { requireOnAccount } from './require-on-account.ts'

const PARTLY_PAID = say`A part of this order is paid: send that back by bank transfer and record it, which ends the order`

/**
 * Cancels an order on account that is neither paid nor shipped, not even in part: its pieces return to stock, and a credit note takes its invoice back. The
 * customer reads the reason. Harmless to repeat. Rejects orders in any other state (conflict).
 */
export async function cancelOnAccount(
  ctx: Context,
  { orderId, reason }: { orderId: string; reason: string },
): Promise<void> {
  requireRight(ctx.actor, may.cancelOnAccount(ctx.actor))
  await ctx.db.transaction(async tx => {
    const order = await lockOrder(tx, orderId)
    if (!order) throw notFound(say`order`)
    requireOnAccount(order)
    if (order.status === 'cancelled') return
    if (order.status !== 'on-account')
      throw conflict(say`An order on account that is ${phraseOf(order.status)} cannot be cancelled`)
    if (order.receivedCents > 0) throw conflict(PARTLY_PAID)
    if (await haveLeft(tx, orderId))
      throw conflict(say`A part of this order has left: it can no longer be cancelled`)
    const after = { total: toEuros(order.totalCents), reason }
    await recordAudit(tx, ctx, {
      action: 'account-order-cancelled',
      subject: `order ${orderId}`,
      after,
    })
    await moveOrder(ctx, tx, order, { to: 'cancelled', detail: reason, reason, isByShop: true })
    await returnPieces(tx, orderId, { reason: 'cancelled', at: ctx.now() })
    await creditInvoice(tx, order, { at: ctx.now() })
  })
  ctx.changed('catalog')
  ctx.changed('mails')
}
