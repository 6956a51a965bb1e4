import { deliveryMethodIds } from '#contract/delivery/methods.ts'
import type { Database } from '#db/client.ts'
import { preparedOnce } from '#db/prepared.ts'
import { deliveryMethods } from '#db/schema.ts'
import type { Context } from '../context.ts'
import { may, requireRight } from '../rights.ts'

export type DeliveryMethodRow = typeof deliveryMethods.$inferSelect

/** Every method, the standard one first. */
export async function readMethods(db: Pick<Database, 'select'>): Promise<DeliveryMethodRow[]> {
  const rows = await prepareMethods(db).execute()
  const placeOf = ({ id }: DeliveryMethodRow) => deliveryMethodIds.indexOf(id)
  return rows.toSorted((one, other) => placeOf(one) - placeOf(other))
}

const prepareMethods = preparedOnce((db: Pick<Database, 'select'>) =>
  db.select().from(deliveryMethods).prepare('delivery_methods'),
)

/** The same for those who manage them. */
export async function listMethods(ctx: Context): Promise<DeliveryMethodRow[]> {
  requireRight(ctx.actor, may.manageDelivery(ctx.actor))
  return readMethods(ctx.db)
}
