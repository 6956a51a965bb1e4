import { deliveryMethodIds } from '#contract/delivery/methods.ts'
import type { Database } from '#db/client.ts'
import { deliveryMethods } from '#db/schema.ts'
import type { Context } from '../context.ts'
import { may, requireRight } from '../rights.ts'

export type DeliveryMethodRow = typeof deliveryMethods.$inferSelect

/** Every method, the standard one first. */
export async function readMethods(db: Pick<Database, 'select'>): Promise<DeliveryMethodRow[]> {
  const rows = await db.select().from(deliveryMethods)
  const placeOf = ({ id }: DeliveryMethodRow) => deliveryMethodIds.indexOf(id)
  return rows.toSorted((one, other) => placeOf(one) - placeOf(other))
}

/** The same for those who manage them. */
export async function listMethods(ctx: Context): Promise<DeliveryMethodRow[]> {
  requireRight(ctx.actor, may.manageDelivery(ctx.actor))
  return readMethods(ctx.db)
}
