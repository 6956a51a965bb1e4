import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { OrderStatus } from '#contract/orders/states.ts'
import { phraseOf, say } from '#contract/phrase.ts'
import type { Transaction } from '#db/client.ts'
import { mails, parcels, shipments } from '#db/schema.ts'
import { recordAudit } from '../audit.ts'
import { type Context, newId } from '../context.ts'
import { conflict, invalid, notFound } from '../errors.ts'
import { mailIdOf, queueOrderMail } from '../order-life/mails.ts'
import type { OrderRecord } from '../order-life/record.ts'
import { lockOrder } from '../order-life/states.ts'
import { may, requireRight } from '../rights.ts'
import { describeParcel, type NotedParcel, type Parcel, readParcels, requireFew } from './parcels.ts'

/** Orders that may have parcels: those that are sent, and that will be. */
const SENT_OR_TO_SEND: ReadonlySet<OrderStatus> = new Set(['paid', 'on-account', 'shipped'])

/**
 * Notes in which parcels an order is sent, in the place of those noted before (staff). New ones leave with what is shipped next, or are of
 * the last shipment if all has left. The customer reads them in the mail about the shipment; if that has left, in one of their own. Harmless
 * to repeat. Rejected (conflict) for orders that are not sent.
 */
export function noteParcels(ctx: Context, orderId: string, wanted: readonly Parcel[]): Promise<void> {
  return changeParcels(ctx, { orderId }, () => wanted)
}

/** The same for parcels beside those noted before. */
export function addParcels(ctx: Context, orderId: string, more: readonly Parcel[]): Promise<void> {
  return changeParcels(ctx, { orderId }, noted => [...noted, ...more])
}

/** The same for the parcels of one shipment of an order. Rejected (invalid) if one of them is that of another. */
export function noteParcelsOfShipment(ctx: Context, which: Which, wanted: readonly Parcel[]): Promise<void> {
  return changeParcels(ctx, which, () => wanted)
}

/** The parcels of an order, or of one of its shipments. */
interface Which {
  readonly orderId: string
  readonly shipmentId?: string
}

async function changeParcels(
  ctx: Context,
  { orderId, shipmentId }: Which,
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
    const shipment = await findShipment(tx, order, shipmentId)
    const all = await readParcels(tx, orderId)
    const noted = all.filter(each => shipmentId === undefined || each.shipmentId === shipmentId)
    const wanted = change(noted)
    const before = byName(noted)
    const after = byName(wanted)
    const added = [...after].flatMap(([name, parcel]) => (before.has(name) ? [] : parcel))
    const removed = [...before].flatMap(([name, parcel]) => (after.has(name) ? [] : parcel))
    if (added.length === 0 && removed.length === 0) return
    const others = all.filter(each => !noted.includes(each))
    requireFree(wanted, others)
    if (added.length > 0) requireFew(after.size + others.length)
    for (const { carrier, number } of removed)
      await tx
        .delete(parcels)
        .where(and(eq(parcels.orderId, orderId), eq(parcels.carrier, carrier), eq(parcels.number, number)))
    const facts = { orderId, shipmentId: shipment, createdAt: ctx.now() }
    if (added.length > 0)
      await tx.insert(parcels).values(added.map(({ carrier, number }) => ({ carrier, number, ...facts })))
    await recordAudit(tx, ctx, {
      action: 'parcels-noted',
      subject: `order ${orderId}`,
      before: { parcels: [...before.keys()] },
      after: { parcels: [...after.keys()], ...(shipmentId && { shipment: shipmentId }) },
    })
    const isOnItsWay = shipment !== null || order.status === 'shipped'
    if (isOnItsWay && added.length > 0) await tellCustomer(tx, orderId, shipment)
  })
  ctx.changed('mails')
}

/** The shipment that new parcels are of: the one that is asked for, or the last one if all has left; null if there is none. */
async function findShipment(
  tx: Transaction,
  { id, status }: OrderRecord,
  wanted: string | undefined,
): Promise<string | null> {
  if (wanted === undefined && status !== 'shipped') return null
  const [found] = await tx
    .select({ id: shipments.id })
    .from(shipments)
    .where(and(eq(shipments.orderId, id), wanted === undefined ? undefined : eq(shipments.id, wanted)))
    .orderBy(desc(shipments.id))
    .limit(1)
  if (wanted !== undefined && !found) throw notFound(say`shipment`)
  return found?.id ?? null
}

function requireFree(wanted: readonly Parcel[], others: readonly NotedParcel[]): void {
  const taken = new Set(others.map(describeParcel))
  const place = wanted.findIndex(parcel => taken.has(describeParcel(parcel)))
  if (place >= 0) throw invalid(`parcels.${place}.number`, say`is noted for another shipment of this order`)
}

/** Each once. */
function byName(listed: readonly Parcel[]): ReadonlyMap<string, Parcel> {
  return new Map(listed.map(parcel => [describeParcel(parcel), parcel]))
}

/** Unless the mail that it is on its way has not left yet: that tells of them, too. */
async function tellCustomer(tx: Transaction, orderId: string, shipmentId: string | null): Promise<void> {
  const isAboutIt = shipmentId === null ? undefined : eq(mails.id, mailIdOf(shipmentId))
  const isOfOrder = and(eq(sql`${mails.fields} ->> 'order'`, orderId), eq(mails.kind, 'order-shipped'))
  const [waiting] = await tx
    .select({ id: mails.id })
    .from(mails)
    .where(and(isAboutIt ?? isOfOrder, isNull(mails.sentAt)))
    .limit(1)
  if (waiting) return
  const fields = shipmentId === null ? undefined : { shipment: shipmentId }
  await queueOrderMail(tx, { id: newId(), kind: 'order-parcels', orderId, ...(fields && { fields }) })
}
