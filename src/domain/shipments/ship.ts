import { and, eq, isNull, sql } from 'drizzle-orm'
import { phraseOf, say } from '#contract/phrase.ts'
import type { Transaction } from '#db/client.ts'
import { orderLines, parcels, shipmentLines, shipments } from '#db/schema.ts'
import { recordAudit } from '../audit.ts'
import { type Context, newId } from '../context.ts'
import { conflict, invalid, notFound } from '../errors.ts'
import { type Once, runOnce } from '../idempotency.ts'
import { type LotPieces, takeFromLots } from '../lots/take.ts'
import { isAddressNeeded } from '../order-life/address-needed.ts'
import { lockAwaited, sayAwaited } from '../order-life/awaited.ts'
import { notifyOfShipment } from '../order-life/mails.ts'
import {
  countPieces,
  countShipped,
  leftOf,
  type OrderLine,
  type OrderRecord,
  readLines,
} from '../order-life/record.ts'
import { lockOrder, lockSupplements, moveOrder } from '../order-life/states.ts'
import { requireUndisputed } from '../refunds/disputes.ts'
import { may, requireActor, requireRight } from '../rights.ts'
import { recordOrderEvent } from '../timeline.ts'
import { describeParcel, type Parcel, requireFew } from './parcels.ts'

const MINUTE_MS = 60_000

/** Pieces of a line of an order, by its place from 0. */
interface WantedLine {
  readonly line: number
  readonly pieces: number
  /** Of which lots they are; undefined: as is proposed, the oldest first. */
  readonly lots?: readonly LotPieces[] | undefined
}

/** What leaves of an order. */
interface ShipmentWish {
  /** How many pieces of which lines; undefined: all that is left. */
  readonly lines?: readonly WantedLine[] | undefined
  /** What it leaves in, besides what was noted before. */
  readonly parcels?: readonly Parcel[] | undefined
  /** How many pieces of the order had left when it was read; undefined: however many. */
  readonly shipped?: number | undefined
}

/** Pieces of a line that leave. */
type Leaving = Pick<OrderLine, 'position' | 'quantity' | 'productId'> & {
  readonly lots?: readonly LotPieces[] | undefined
  readonly field?: string
}

/**
 * Ships all that is left of an order; the audit trail names who did it. Harmless to repeat. Returns the shipment, undefined if the order is
 * shipped already. Rejected (conflict) while the payment is disputed, without an address, until the difference of its delivery is paid, and while it
 * waits for pieces that were sold beyond the stock.
 */
export async function shipOrder(ctx: Context, id: string): Promise<string | undefined> {
  requireRight(ctx.actor, may.shipOrder(ctx.actor))
  const shipment = await ctx.db.transaction(async tx => {
    const order = await lockOrder(tx, id)
    if (!order) throw notFound(say`order`)
    return order.status === 'shipped' ? undefined : ship(ctx, tx, order, {})
  })
  ctx.changed('mails')
  return shipment
}

/**
 * Ships a part of an order, or all that is left, and returns the shipment. Rejects like `shipOrder`, and (invalid) more pieces than are left
 * or have come, and parcels of earlier shipments, and (conflict) if others have left since it was read: nobody ships twice what a colleague has shipped. Of
 * lots it takes what is named, and rejects like `takeFromLots`.
 */
export async function shipPart(
  ctx: Context,
  { orderId, ...wish }: ShipmentWish & { readonly orderId: string },
  once?: Once,
): Promise<string> {
  requireRight(ctx.actor, may.shipOrder(ctx.actor))
  const act = async (tx: Transaction) => {
    const order = await lockOrder(tx, orderId)
    if (!order) throw notFound(say`order`)
    return ship(ctx, tx, order, wish)
  }
  const shipment = await (once ? runOnce(ctx, once, act) : ctx.db.transaction(act))
  ctx.changed('mails')
  return shipment
}

async function ship(ctx: Context, tx: Transaction, order: OrderRecord, wish: ShipmentWish): Promise<string> {
  const { email: shippedBy } = requireActor(ctx.actor)
  const lines = await readLines(tx, order.id)
  requireSeen(order, lines, wish.shipped)
  await requireShippable(tx, order)
  const awaited = await lockAwaited(tx, order.id, lines)
  const left = lines.flatMap(leftOf)
  const leaving = wish.lines ? chooseLines(lines, wish.lines, awaited) : requireAllThere(left, awaited)
  const shipment = { id: newId(), orderId: order.id, createdAt: ctx.now() }
  const afterMs = ctx.shipmentUndoMinutes * MINUTE_MS
  const undoableUntil = new Date(shipment.createdAt.getTime() + afterMs)
  await tx.insert(shipments).values({ ...shipment, shippedBy, undoableUntil })
  const { id: shipmentId, orderId } = shipment
  await tx
    .insert(shipmentLines)
    .values(leaving.map(({ position, quantity }) => ({ shipmentId, orderId, position, quantity })))
  await countOut(tx, shipment)
  await takeFromLots(tx, shipmentId, leaving)
  await sendIn(tx, shipment, wish.parcels ?? [])
  const [sent, all] = [countPieces(leaving), countPieces(lines)]
  const isWhole = countPieces(left) === sent
  if (isWhole) {
    for (const supplement of await lockSupplements(tx, order.id))
      if (supplement.status === 'paid') await moveOrder(ctx, tx, supplement, { to: 'shipped' })
    await moveOrder(ctx, tx, order, { to: 'shipped' })
  } else
    await recordOrderEvent(tx, order.id, 'part-shipped', {
      at: shipment.createdAt,
      detail: `${sent} of ${all} pieces`,
    })
  await recordAudit(tx, ctx, {
    action: isWhole ? 'order-shipped' : 'order-part-shipped',
    subject: `order ${order.id}`,
    after: { shipment: shipment.id, pieces: sent },
  })
  await notifyOfShipment(tx, { orderId: order.id, shipmentId: shipment.id, afterMs })
  return shipment.id
}

/** Nothing that was unknown when the order was read has left since. An order that is shipped has left as a whole. */
function requireSeen({ status }: OrderRecord, lines: readonly OrderLine[], seen: number | undefined): void {
  const shipped = status === 'shipped' ? countPieces(lines) : countShipped(lines)
  if (seen === undefined || seen === shipped) return
  throw conflict(
    say`${{ count: shipped }} pieces of this order have left by now, not ${{ count: seen }}: please look at it again`,
    { field: 'shipped', current: { shipped } },
  )
}

async function requireShippable(tx: Transaction, order: OrderRecord): Promise<void> {
  const { id, status, supplementOf } = order
  if (supplementOf !== null) throw conflict(say`This is the delivery of another order, and goes with it`)
  await requireUndisputed(tx, id)
  if (isAddressNeeded(order))
    throw conflict(say`This order cannot be shipped yet: its customer has not said where to`)
  for (const supplement of await lockSupplements(tx, id)) {
    if (supplement.status === 'booked')
      throw conflict(
        say`This order cannot be shipped yet: ${{ cents: supplement.totalCents }} of its delivery is still to be paid`,
      )
    await requireUndisputed(tx, supplement.id)
  }
  if (status !== 'paid' && status !== 'on-account')
    throw conflict(say`An order that is ${phraseOf(status)} cannot become ${phraseOf('shipped')}`)
}

type AwaitedLines = Awaited<ReturnType<typeof lockAwaited>>

function requireAllThere(left: readonly OrderLine[], awaited: AwaitedLines): readonly Leaving[] {
  if (awaited.size === 0) return left
  throw conflict(
    say`This order waits for ${sayAwaited(awaited.values())}: what is there can leave as a part of it`,
  )
}

function chooseLines(
  lines: readonly OrderLine[],
  wanted: readonly WantedLine[],
  awaited: AwaitedLines,
): readonly Leaving[] {
  const byPlace = new Map(lines.map(line => [line.position, line]))
  const chosen = new Set<number>()
  const leaving = wanted.map(({ line: position, pieces: quantity, lots }, place) => {
    const line = byPlace.get(position)
    if (!line) throw invalid(`lines.${place}.line`, say`is no line of this order`)
    if (chosen.has(position)) throw invalid(`lines.${place}.line`, say`is there twice`)
    chosen.add(position)
    const left = line.quantity - line.shippedQuantity
    if (quantity > left)
      throw invalid(
        `lines.${place}.pieces`,
        left === 0
          ? say`must be none: all have left`
          : say`must be at most ${{ count: left }}: no more are left`,
      )
    const missing = awaited.get(position)?.pieces ?? 0
    if (quantity > left - missing)
      throw invalid(
        `lines.${place}.pieces`,
        say`must be at most ${{ count: left - missing }}: ${{ count: missing }} have not come yet`,
      )
    return { position, quantity, productId: line.productId, lots, field: `lines.${place}.lots` }
  })
  const some = leaving.filter(({ quantity }) => quantity > 0)
  if (some.length === 0) throw invalid('lines', say`must have at least one piece`)
  return some
}

/** Counts the pieces at their lines. The statement itself keeps more than were ordered from leaving, whoever else ships. */
async function countOut(tx: Transaction, { id }: { readonly id: string }): Promise<void> {
  const { rows } = await tx.execute<{ missing: number }>(sql`
    with counted as (
      update ${orderLines} l set shipped_quantity = l.shipped_quantity + s.quantity from ${shipmentLines} s
      where s.shipment_id = ${id} and l.order_id = s.order_id and l.position = s.position
        and l.shipped_quantity + s.quantity <= l.quantity
      returning 1)
    select ((select count(*) from ${shipmentLines} where shipment_id = ${id}) - (select count(*) from counted))::int as missing`)
  if (rows[0]?.missing !== 0) throw conflict(say`More pieces of this order have left than it has`)
}

/** Its parcels, and those that were noted before, leave with this shipment. */
async function sendIn(
  tx: Transaction,
  { id, orderId, createdAt }: { readonly id: string; readonly orderId: string; readonly createdAt: Date },
  more: readonly Parcel[],
): Promise<void> {
  const waiting = and(eq(parcels.orderId, orderId), isNull(parcels.shipmentId))
  await tx.update(parcels).set({ shipmentId: id }).where(waiting)
  if (more.length === 0) return
  const rows = more.map(({ carrier, number }) => ({ orderId, carrier, number, shipmentId: id, createdAt }))
  await tx.insert(parcels).values(rows).onConflictDoNothing()
  const noted = await tx.select().from(parcels).where(eq(parcels.orderId, orderId))
  requireFew(noted.length)
  const ofEarlier = new Set(noted.filter(each => each.shipmentId !== id).map(describeParcel))
  const place = more.findIndex(each => ofEarlier.has(describeParcel(each)))
  if (place >= 0) throw invalid(`parcels.${place}.number`, say`is that of an earlier shipment of this order`)
}
