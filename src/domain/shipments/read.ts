import { asc, eq, sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { lots, shipmentLines, shipmentLots, shipments } from '#db/schema.ts'
import { findDispatch } from '../invoices/supply.ts'
import { readOpenLots } from '../lots/take.ts'
import { readAwaited } from '../order-life/awaited.ts'
import { leftOf, type OrderLine, type OrderRecord } from '../order-life/record.ts'
import { type NotedParcel, type Parcel, readParcels } from './parcels.ts'

/** Pieces of a line of an order. */
export type ShippedLine = Pick<OrderLine, 'position' | 'name' | 'sku' | 'quantity' | 'productId'>

/** Pieces of a lot that left. */
interface ShippedLot {
  readonly id: string
  readonly number: string
  readonly pieces: number
  readonly hasCertificate: boolean
}

/** A lot of which pieces are left. */
interface OpenLot {
  readonly id: string
  readonly number: string
  readonly remaining: number
}

/** What left of an order at one time. */
export interface Shipment {
  /** These are unknown of what a version shipped that knew whole orders alone. */
  readonly id: string | undefined
  readonly shippedBy: string | undefined
  readonly undoableUntil: Date | undefined
  /** Undefined if that was before the timeline. */
  readonly at: Date | undefined
  readonly lines: readonly (ShippedLine & { readonly lots: readonly ShippedLot[] })[]
  readonly parcels: readonly Parcel[]
}

/** What has left of an order, oldest first, and what will. */
export interface Dispatched {
  readonly shipments: readonly Shipment[]
  /** What is left of an order that is paid or on account; nothing of any other. For those who ship, with the lots to take it from. */
  readonly toCome: readonly (ShippedLine & {
    readonly openLots?: readonly OpenLot[]
    /** How many of these pieces were sold beyond the stock and have not come. */
    readonly awaited?: number
  })[]
  /** All of the order: also those that are noted before they leave. */
  readonly parcels: readonly Parcel[]
}

type Ordered = Pick<OrderRecord, 'id' | 'status'> & { readonly lines: readonly OrderLine[] }

/**
 * The shipments of an order. What an order that is shipped, or was before it was refunded, has in none of them left as a whole, by a version
 * without shipments.
 */
export async function readShipments(db: Pick<Database, 'select'>, order: Ordered): Promise<Dispatched> {
  const rows = await db
    .select({ shipment: shipments, line: shipmentLines, lots: lotsOfLine })
    .from(shipments)
    .innerJoin(shipmentLines, eq(shipmentLines.shipmentId, shipments.id))
    .where(eq(shipments.orderId, order.id))
    .orderBy(asc(shipments.id), asc(shipmentLines.position))
  const parcels = await readParcels(db, order.id)
  const kept = [...Map.groupBy(rows, ({ shipment }) => shipment.id).values()].flatMap(group => {
    const [first] = group
    if (!first) return []
    const { id, shippedBy, undoableUntil, createdAt: at } = first.shipment
    const shipped = new Map(group.map(row => [row.line.position, row]))
    const lines = order.lines.flatMap(line => {
      const left = shipped.get(line.position)
      return left === undefined ? [] : [{ ...line, quantity: left.line.quantity, lots: left.lots }]
    })
    return {
      id,
      shippedBy,
      undoableUntil,
      at,
      lines,
      parcels: parcels.filter(each => each.shipmentId === id),
    }
  })
  const rest = order.lines.flatMap(leftOf)
  const isToCome = order.status === 'paid' || order.status === 'on-account'
  const whole = isToCome ? undefined : await findUnlisted(db, order, rest)
  const all = placeParcels(whole ? [...kept, whole] : kept, isToCome ? [] : parcels)
  return { shipments: all, toCome: isToCome ? rest : [], parcels }
}

/** What is to come of an order, with the lots to take it from, and what of it has not come itself. */
export async function withOpenLots(
  db: Pick<Database, 'select' | 'execute'>,
  orderId: string,
  toCome: readonly ShippedLine[],
): Promise<Dispatched['toCome']> {
  const awaited = (await readAwaited(db, [orderId])).get(orderId) ?? []
  const piecesOf = new Map(awaited.map(({ position, pieces }) => [position, pieces]))
  const openOf = await readOpenLots(
    db,
    toCome.map(({ productId }) => productId),
  )
  return toCome.map(line => ({
    ...line,
    openLots: openOf(line.productId),
    awaited: piecesOf.get(line.position) ?? 0,
  }))
}

/** The lots of a line of a shipment, by the same statement: most have none. */
const lotsOfLine = sql<readonly ShippedLot[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('id', l.id, 'number', l.number, 'pieces', s.quantity,
    'hasCertificate', l.certificate is not null) order by l.created_at, l.id), '[]')
  from ${shipmentLots} s join ${lots} l on l.id = s.lot_id
  where s.shipment_id = ${shipmentLines.shipmentId} and s.position = ${shipmentLines.position})`

/** What left without a shipment. */
async function findUnlisted(
  db: Pick<Database, 'select'>,
  { id, status }: Ordered,
  rest: readonly ShippedLine[],
): Promise<Shipment | undefined> {
  if (rest.length === 0 || (status !== 'shipped' && status !== 'refunded')) return undefined
  const at = await findDispatch(db, id)
  if (status === 'refunded' && !at) return undefined
  const lines = rest.map(line => ({ ...line, lots: [] }))
  return { id: undefined, shippedBy: undefined, undoableUntil: undefined, at, lines, parcels: [] }
}

/** Those that were noted without a shipment once all had left are of the last one. */
function placeParcels(all: readonly Shipment[], parcels: readonly NotedParcel[]): readonly Shipment[] {
  const others = parcels.filter(({ shipmentId }) => shipmentId === null)
  const last = all.at(-1)
  return last && others.length > 0
    ? [...all.slice(0, -1), { ...last, parcels: [...last.parcels, ...others] }]
    : all
}
