import { and, asc, count, desc, eq, inArray, lt, sql } from 'drizzle-orm'
import { orders, parcels, shipmentLots, shipments } from '#db/schema.ts'
import { recordAudit } from '../audit.ts'
import type { Context } from '../context.ts'
import { getLot } from '../lots/list.ts'
import { may, requireRight } from '../rights.ts'
import type { Parcel } from './parcels.ts'

/** How many shipments are read at a time when all are exported. */
const ROWS_AT_ONCE = 500

/** Whose order has pieces of a lot, and in which parcels they left. */
export interface LotRecipient {
  readonly shipmentId: string
  readonly orderId: string
  readonly orderNumber: string
  readonly userName: string
  readonly userEmail: string
  /** Where it went; '' if that is none. */
  readonly company: string
  readonly phone: string
  readonly pieces: number
  readonly shippedAt: Date
  readonly parcels: readonly Parcel[]
}

interface RecipientPage {
  readonly recipients: readonly LotRecipient[]
  /** How many shipments have pieces of it, across all pages. */
  readonly total: number
  /** The cursor of the next page; undefined on the last one. */
  readonly next: string | undefined
}

/** A page of those who got pieces of a lot, the latest first (staff). Rejected (not found) if there is no such lot. */
export async function listRecipients(
  ctx: Context,
  lotId: string,
  { limit, after }: { readonly limit: number; readonly after?: string | undefined },
): Promise<RecipientPage> {
  requireRight(ctx.actor, may.seeLots(ctx.actor))
  await getLot(ctx, lotId)
  const [found, [counted]] = await Promise.all([
    readRecipients(ctx, lotId, { limit: limit + 1, after }),
    ctx.db.select({ hits: count() }).from(shipmentLots).where(eq(shipmentLots.lotId, lotId)),
  ])
  const shown = found.slice(0, limit)
  return {
    recipients: shown,
    total: counted?.hits ?? 0,
    next: found.length > limit ? shown.at(-1)?.shipmentId : undefined,
  }
}

/** All of them in batches, for a file (staff); the export is audited when it begins. Rejects like `listRecipients`. */
export async function* exportRecipients(ctx: Context, lotId: string): AsyncGenerator<LotRecipient[]> {
  requireRight(ctx.actor, may.seeLots(ctx.actor))
  const { row } = await getLot(ctx, lotId)
  await recordAudit(ctx.db, ctx, { action: 'exported', subject: `lot ${row.number}`, after: { lot: lotId } })
  for (let after: string | undefined; ; ) {
    const batch = await readRecipients(ctx, lotId, { limit: ROWS_AT_ONCE, after })
    if (batch.length > 0) yield batch
    if (batch.length < ROWS_AT_ONCE) return
    after = batch.at(-1)?.shipmentId
  }
}

/** Ids of shipments are made in the order of time, and a product is in an order once: a shipment has one line of a lot. */
async function readRecipients(
  { db }: Pick<Context, 'db'>,
  lotId: string,
  { limit, after }: { readonly limit: number; readonly after?: string | undefined },
): Promise<LotRecipient[]> {
  const rows = await db
    .select({
      shipmentId: shipments.id,
      orderId: orders.id,
      orderNumber: orders.number,
      userName: orders.userName,
      userEmail: orders.userEmail,
      company: sql<string>`coalesce(${orders.deliveryAddress} ->> 'company', '')`,
      phone: sql<string>`coalesce(nullif(${orders.deliveryAddress} ->> 'phone', ''), ${orders.phone})`,
      pieces: shipmentLots.quantity,
      shippedAt: shipments.createdAt,
    })
    .from(shipmentLots)
    .innerJoin(shipments, eq(shipments.id, shipmentLots.shipmentId))
    .innerJoin(orders, eq(orders.id, shipments.orderId))
    .where(
      and(
        eq(shipmentLots.lotId, lotId),
        after === undefined ? undefined : lt(shipmentLots.shipmentId, after),
      ),
    )
    .orderBy(desc(shipmentLots.shipmentId))
    .limit(limit)
  const sent = await db
    .select()
    .from(parcels)
    .where(
      inArray(
        parcels.shipmentId,
        rows.map(({ shipmentId }) => shipmentId),
      ),
    )
    .orderBy(asc(parcels.createdAt), asc(parcels.carrier), asc(parcels.number))
  const byShipment = Map.groupBy(sent, ({ shipmentId }) => shipmentId)
  return rows.map(row => ({ ...row, parcels: byShipment.get(row.shipmentId) ?? [] }))
}
