import { and, eq, isNull, sql } from 'drizzle-orm'
import { carrierNames } from '#contract/orders/carriers.ts'
import type { OrderStatus } from '#contract/orders/states.ts'
import { phraseOf, say } from '#contract/phrase.ts'
import type { Transaction } from '#db/client.ts'
import { mails, parcels } from '#db/schema.ts'
import { recordAudit } from '../audit.ts'
import { type Context, newId } from '../context.ts'
import { conflict, notFound } from '../errors.ts'
import { queueOrderMail } from '../order-life/mails.ts'
import { type Parcel, readParcels } from '../order-life/parcels.ts'
import { lockOrder } from '../order-life/states.ts'
import { may, requireRight } from '../rights.ts'

/** Orders that may have parcels: those that are sent, and that will be. */
const SENT_OR_TO_SEND: ReadonlySet<OrderStatus> = new Set(['paid', 'on-account', 'shipped'])

/**
 * Notes in which parcels an order is sent, in the place of those noted before (admins). Its customer reads them in the mail that it is
 * on its way; if that has left, in one of their own. Harmless to repeat. Rejected (conflict) for orders that are not sent.
 */
export function noteParcels(ctx: Context, orderId: string, wanted: readonly Parcel[]): Promise<void> {
  return changeParcels(ctx, orderId, () => wanted)
}

/** The same for parcels beside those noted before. */
export function addParcels(ctx: Context, orderId: string, more: readonly Parcel[]): Promise<void> {
  return changeParcels(ctx, orderId, noted => [...noted, ...more])
}

async function changeParcels(
  ctx: Context,
  orderId: string,
  change: (noted: readonly Parcel[]) => readonly Parcel[],
): Promise<void> {
  requireRight(ctx.actor, may.shipOrder(ctx.actor))
  await ctx.db.transaction(async tx => {
    const order = await lockOrder(tx, orderId)
    if (!order) throw notFound(say`order`)
    if (order.supplementOf !== null)
      throw conflict(say`This is the delivery of another order, and goes with it`)
    if (!SENT_OR_TO_SEND.has(order.status))
      throw conflict(say`An order that is ${phraseOf(order.status)} has no parcels`)
    const noted = await readParcels(tx, orderId)
    const before = byName(noted)
    const after = byName(change(noted))
    const added = [...after].flatMap(([name, parcel]) => (before.has(name) ? [] : parcel))
    const removed = [...before].flatMap(([name, parcel]) => (after.has(name) ? [] : parcel))
    if (added.length === 0 && removed.length === 0) return
    for (const { carrier, number } of removed)
      await tx
        .delete(parcels)
        .where(and(eq(parcels.orderId, orderId), eq(parcels.carrier, carrier), eq(parcels.number, number)))
    if (added.length > 0)
      await tx.insert(parcels).values(added.map(parcel => ({ ...parcel, orderId, createdAt: ctx.now() })))
    const facts = { before: { parcels: [...before.keys()] }, after: { parcels: [...after.keys()] } }
    await recordAudit(tx, ctx, { action: 'parcels-noted', subject: `order ${orderId}`, ...facts })
    if (order.status === 'shipped' && added.length > 0) await tellCustomer(tx, orderId)
  })
  ctx.changed('mails')
}

/** Each once. */
function byName(listed: readonly Parcel[]): ReadonlyMap<string, Parcel> {
  return new Map(listed.map(parcel => [`${carrierNames[parcel.carrier]} ${parcel.number}`, parcel]))
}

/** Unless the mail that it is on its way has not left yet: that tells of them, too. */
async function tellCustomer(tx: Transaction, orderId: string): Promise<void> {
  const isOfOrder = eq(sql`${mails.fields} ->> 'order'`, orderId)
  const [waiting] = await tx
    .select({ id: mails.id })
    .from(mails)
    .where(and(isOfOrder, eq(mails.kind, 'order-shipped'), isNull(mails.sentAt)))
    .limit(1)
  if (!waiting) await queueOrderMail(tx, { id: newId(), kind: 'order-parcels', orderId })
}
