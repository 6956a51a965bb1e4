import { and, eq, sql } from 'drizzle-orm'
import { phraseOf, say } from '#contract/phrase.ts'
import type { Transaction } from '#db/client.ts'
import { mails, orderLines, parcels, shipmentLines, shipments } from '#db/schema.ts'
import { recordAudit } from '../audit.ts'
import type { Context } from '../context.ts'
import { conflict, notFound } from '../errors.ts'
import { giveBackToLots } from '../lots/take.ts'
import { mailIdOf } from '../order-life/mails.ts'
import { countPieces, countShipped, readLines } from '../order-life/record.ts'
import { lockOrder, lockSupplements, takeBackShipped } from '../order-life/states.ts'
import { may, requireRight } from '../rights.ts'
import { recordOrderEvent } from '../timeline.ts'
import { describeParcel, readParcels } from './parcels.ts'

/**
 * Undoes a shipment before its customer is told (staff): its pieces are to be shipped again and in their lots, its parcels are forgotten, its mail is never
 * sent, and an order that was shipped is paid or on account again. The audit trail keeps what it was. Rejected (conflict) once its mail has
 * left or its time is over, and once the order is refunded.
 */
export async function undoShipment(
  ctx: Context,
  { orderId, shipmentId: id }: { readonly orderId: string; readonly shipmentId: string },
): Promise<void> {
  requireRight(ctx.actor, may.shipOrder(ctx.actor))
  await ctx.db.transaction(async tx => {
    const order = await lockOrder(tx, orderId)
    if (!order) throw notFound(say`order`)
    const [shipment] = await tx
      .select()
      .from(shipments)
      .where(and(eq(shipments.id, id), eq(shipments.orderId, orderId)))
    if (!shipment) throw notFound(say`shipment`)
    const { status } = order
    if (status !== 'shipped' && status !== 'paid' && status !== 'on-account')
      throw refuse(say`The shipments of an order that is ${phraseOf(status)} stay as they are`)
    if (ctx.now() >= shipment.undoableUntil)
      throw refuse(
        say`A shipment can be undone for ${{ count: ctx.shipmentUndoMinutes }} minutes, and this one no longer: its customer is told`,
      )
    await withdrawMail(tx, id)
    const lines = await readLines(tx, orderId)
    const isCounted = countPieces(lines) === countShipped(lines)
    if (status === 'shipped' && !isCounted)
      throw refuse(
        say`The rest of this order was shipped as a whole since: this shipment can no longer be undone`,
      )
    const gone = await remove(tx, orderId, id)
    await requireNoneBack(tx, orderId)
    if (status === 'shipped') {
      for (const supplement of await lockSupplements(tx, orderId))
        if (supplement.status === 'shipped') await takeBackShipped(ctx, tx, supplement)
      await takeBackShipped(ctx, tx, order)
    } else await recordOrderEvent(tx, orderId, 'part-shipping-undone', { at: ctx.now() })
    await recordAudit(tx, ctx, {
      action: 'shipment-undone',
      subject: `order ${orderId}`,
      before: { shipment: id, shippedBy: shipment.shippedBy, ...gone },
    })
  })
}

const refuse = (message: Parameters<typeof conflict>[0]) => conflict(message, { field: 'shipment' })

/** Of what has left since, nothing is in a return or was given back by line: a clock that was set back could let it be undone. */
async function requireNoneBack(tx: Transaction, orderId: string): Promise<void> {
  const { rows } = await tx.execute(sql`
    select 1 from order_lines l where l.order_id = ${orderId} and l.shipped_quantity < greatest(
      (select coalesce(sum(case when r.state in ('requested', 'agreed') then b.quantity else b.restocked + b.scrapped end), 0)
        from return_lines b join returns r on r.id = b.return_id where b.order_id = l.order_id and b.position = l.position),
      (select coalesce(sum(quantity), 0) from credit_lines where order_id = l.order_id and position = l.position))`)
  if (rows.length > 0) throw refuse(say`Its pieces are in a return, or refunded: it can no longer be undone`)
}

/** A mail that is being sent, or was tried, may have arrived. */
async function withdrawMail(tx: Transaction, shipmentId: string): Promise<void> {
  const isAboutIt = eq(mails.id, mailIdOf(shipmentId))
  const [mail] = await tx.select().from(mails).where(isAboutIt).for('update')
  if (!mail) return
  if (mail.sentAt !== null || mail.attempts > 0)
    throw refuse(say`The mail about this shipment has left: it can no longer be undone`)
  await tx.delete(mails).where(isAboutIt)
}

/** Returns what of it the audit trail keeps. */
async function remove(tx: Transaction, orderId: string, id: string) {
  const lots = await giveBackToLots(tx, id)
  const lines = await tx.delete(shipmentLines).where(eq(shipmentLines.shipmentId, id)).returning()
  for (const { position, quantity } of lines)
    await tx
      .update(orderLines)
      .set({ shippedQuantity: sql`${orderLines.shippedQuantity} - ${quantity}` })
      .where(and(eq(orderLines.orderId, orderId), eq(orderLines.position, position)))
  const sent = (await readParcels(tx, orderId)).filter(({ shipmentId }) => shipmentId === id)
  await tx.delete(parcels).where(eq(parcels.shipmentId, id))
  await tx.delete(shipments).where(eq(shipments.id, id))
  return {
    pieces: countPieces(lines),
    parcels: sent.map(describeParcel),
    ...(lots.length > 0 && { lots }),
  }
}
