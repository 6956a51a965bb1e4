import { eq } from 'drizzle-orm'
import { formatCents } from '#contract/money.ts'
import { phraseOf, say } from '#contract/phrase.ts'
import type { Transaction } from '#db/client.ts'
import { orders } from '#db/schema.ts'
import type { Context } from '../context.ts'
import { conflict, notFound } from '../errors.ts'
import { correctInvoice } from '../invoices/make.ts'
import { isPrintedAlike } from '../invoices/printed-alike.ts'
import { isByShop, recordAct } from '../order-life/by-shop.ts'
import { notifyOfCorrection } from '../order-life/mails.ts'
import { haveLeft } from '../order-life/pieces.ts'
import type { OrderRow } from '../order-life/read.ts'
import { type OrderRecord, readLines } from '../order-life/record.ts'
import { lockOrder, lockSupplements, release } from '../order-life/states.ts'
import { closeIntentOf } from '../payments/close.ts'
import { recordOrderEvent } from '../timeline.ts'
import { type DeliveryWish, type InvoicedDelivery, PART_HAS_LEFT } from './delivery-wish.ts'
import { paidFor, planInvoicedDelivery } from './plan-invoiced-delivery.ts'
import { bookSupplement } from './supplements.ts'

/**
 * Changes the addresses and the words of an order that is paid or on account, and so has an invoice, as `planInvoicedDelivery` plans it and
 * rejecting what that rejects. A difference that is due now is in place of the one that was open. If papers now say something else, corrected
 * invoices are made. Rejects (conflict) an order that has changed meanwhile, and a difference that is paid meanwhile.
 */
export async function changeInvoicedDelivery(
  ctx: Context,
  order: OrderRow,
  wish: DeliveryWish,
): Promise<void> {
  const { delivery, isPricedAnew, paidCents, dueCents } = await planInvoicedDelivery(ctx, order, wish)
  if (isPricedAnew && order.due) await closeDifference(ctx, order.due.orderId)
  await ctx.db.transaction(async tx => {
    const locked = await lockOrder(tx, order.id)
    if (!locked) throw notFound(say`order`)
    if (locked.status !== order.status)
      throw conflict(say`This order has just become ${phraseOf(locked.status)}`)
    if (await haveLeft(tx, order.id)) throw conflict(PART_HAS_LEFT)
    const supplements = await lockSupplements(tx, order.id)
    const open = supplements.find(({ status }) => status === 'booked')
    if (
      open?.id !== order.due?.orderId ||
      paidFor(locked, supplements) !== paidCents ||
      hasMoved(order, locked)
    )
      throw conflict(say`This order has just changed; please try again`)
    const at = ctx.now()
    if (isPricedAnew && open) await release(ctx, tx, open, { to: 'cancelled' })
    if (isPricedAnew && dueCents > 0)
      await bookSupplement(tx, { ...locked, lines: order.lines }, { cents: dueCents, delivery, at })
    const due = dueCents > 0 ? `, ${formatCents(dueCents)} due` : ''
    const detail = `${delivery.deliveryMethod}${due}`
    await recordOrderEvent(tx, order.id, 'delivery-changed', { at, detail, isByShop: isByShop(ctx, locked) })
    await recordAct(tx, ctx, locked, {
      action: 'order-redirected',
      before: { country: locked.deliveryAddress?.country ?? null },
      after: { country: delivery.deliveryAddress.country },
    })
    for (const each of [locked, ...supplements.filter(({ status }) => status === 'paid')])
      await redirect(ctx, tx, each, delivery)
    if (!isPricedAnew && open) await tx.update(orders).set(delivery).where(eq(orders.id, open.id))
  })
}

/** Changes where an order with an invoice goes, and corrects that if it now says something else. */
async function redirect(ctx: Context, tx: Transaction, order: OrderRecord, delivery: InvoicedDelivery) {
  await tx.update(orders).set(delivery).where(eq(orders.id, order.id))
  const paper = { lines: await readLines(tx, order.id), billing: ctx.billing, at: ctx.now() }
  const changed = { ...order, ...delivery }
  if (isPrintedAlike(order, changed, paper)) return
  await notifyOfCorrection(tx, order.id)
  await correctInvoice(tx, changed, paper)
}

/** Sees to it that a difference can no longer be paid. Rejected (conflict) if it has just been. */
async function closeDifference(ctx: Context, orderId: string): Promise<void> {
  if ((await closeIntentOf(ctx, orderId)) !== undefined)
    throw conflict(say`What was due for the delivery has just been paid; please try again`)
}

/** Whether somebody else has just said where it goes. */
function hasMoved(before: OrderRecord, now: OrderRecord): boolean {
  return (
    before.deliveryMethod !== now.deliveryMethod ||
    before.deliveryAddress?.country !== now.deliveryAddress?.country
  )
}
