import { asc, eq } from 'drizzle-orm'
import { say } from '#contract/phrase.ts'
import { carrierNames } from '#contract/shipments/carriers.ts'
import { MAX_PARCELS } from '#contract/shipments/parcels.ts'
import type { Database } from '#db/client.ts'
import { parcels } from '#db/schema.ts'
import { conflict } from '../errors.ts'

/** What an order was sent in, as the label has it. */
export type Parcel = Pick<typeof parcels.$inferSelect, 'carrier' | 'number'>

/** A parcel, and the shipment that it left in; null before it leaves, and of orders that left without a shipment. */
export type NotedParcel = Parcel & Pick<typeof parcels.$inferSelect, 'shipmentId'>

/** The parcels of an order, in the order in which they were noted. */
export function readParcels(db: Pick<Database, 'select'>, orderId: string): Promise<NotedParcel[]> {
  return db
    .select({ carrier: parcels.carrier, number: parcels.number, shipmentId: parcels.shipmentId })
    .from(parcels)
    .where(eq(parcels.orderId, orderId))
    .orderBy(asc(parcels.createdAt), asc(parcels.carrier), asc(parcels.number))
}

/** A parcel by its carrier and number: 'DHL 00340434161094042557'. */
export const describeParcel = ({ carrier, number }: Parcel): string => `${carrierNames[carrier]} ${number}`

/** Rejects (conflict) more parcels than an order may have. */
export function requireFew(count: number): void {
  if (count > MAX_PARCELS)
    throw conflict(say`An order has at most ${{ count: MAX_PARCELS }} parcels`, { field: 'parcels' })
}
