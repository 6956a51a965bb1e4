import type { DeliveryWindow } from '#contract/delivery/window.ts'
import type { Database } from '#db/client.ts'
import type { orders } from '#db/schema.ts'
import type { Context } from '../context.ts'
import { dayIn } from '../days.ts'
import { readMethods } from './methods.ts'
import { zoneOf } from './rates.ts'
import { windowOf } from './working-days.ts'

/** States in which goods are on their way to the customer, or will be once they are paid. */
const UNDER_WAY = new Set<string>(['booked', 'on-account', 'paid', 'shipped'])

type Ordered = Pick<
  typeof orders.$inferSelect,
  'status' | 'createdAt' | 'paidAt' | 'deliveryMethod' | 'deliveryAddress' | 'paymentMethod'
>

/**
 * When the goods of an order are expected, counted from its payment, by how the methods of delivery are set now; of an unpaid order as if
 * it were paid today. Undefined where that is not known: the address is missing, the method is gone, the days are over.
 */
export async function expectDelivery(
  { db, billing, now }: Pick<Context, 'billing' | 'now'> & { readonly db: Pick<Database, 'select'> },
  order: Ordered,
): Promise<DeliveryWindow | undefined> {
  const { deliveryMethod: wanted, deliveryAddress } = order
  const country = wanted === 'pick-up' ? billing.seller.country : deliveryAddress?.country
  if (!UNDER_WAY.has(order.status) || country === undefined) return undefined
  const methods = await readMethods(db)
  const method = wanted === null ? methods[0] : methods.find(({ id }) => id === wanted)
  const zone = method && zoneOf(method, country, billing.seller.country)
  if (!zone) return undefined
  const today = dayIn(billing.timeZone, now())
  const isWaiting = order.status === 'booked'
  const begun = order.paymentMethod === 'account' ? order.createdAt : (order.paidAt ?? order.createdAt)
  const window = windowOf(zone, isWaiting ? today : dayIn(billing.timeZone, begun))
  return window.to < today ? undefined : window
}
