import { asc, eq } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { parcels } from '#db/schema.ts'

/** What an order was sent in, as the label has it. */
export type Parcel = Pick<typeof parcels.$inferSelect, 'carrier' | 'number'>

/** The parcels of an order, in the order in which they were noted. */
export function readParcels(db: Pick<Database, 'select'>, orderId: string): Promise<Parcel[]> {
  return db
    .select({ carrier: parcels.carrier, number: parcels.number })
    .from(parcels)
    .where(eq(parcels.orderId, orderId))
    .orderBy(asc(parcels.createdAt), asc(parcels.carrier), asc(parcels.number))
}
