import { asc, eq } from 'drizzle-orm'
import { carrierNames } from '#contract/shipments/carriers.ts'
import type { Database } from '#db/client.ts'
import { parcels } from '#db/schema.ts'

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
