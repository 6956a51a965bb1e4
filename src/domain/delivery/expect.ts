import type { DeliveryWindow } from '#contract/delivery/window.ts'
import type { Database } from '#db/client.ts'
import type { orderLines, orders } from '#db/schema.ts'
import type { Context } from '../context.ts'
import { dayIn } from '../days.ts'
import { lastOf } from './back-orders.ts'
import { readMethods } from './methods.ts'
import { zoneOf } from './rates.ts'
import { windowOf } from './working-days.ts'

/** States in which goods are on their way to the customer, or will be once they are paid. */
const UNDER_WAY = new Set<string>(['booked', 'on-account', 'paid', 'shipped'])

type Lines = readonly Pick<typeof orderLines.$inferSelect, 'leavesBy'>[]

type Ordered = Pick<
  typeof orders.$inferSelect,
  'status' | 'createdAt' | 'paidAt' | 'deliveryMethod' | 'deliveryAddress' | 'paymentMethod'
>

/**
 * When the goods of an order are expected, counted from its payment, by how the methods of delivery are set now; of an unpaid order as if
 * it were paid today, and of what was promised for later from that day on. Undefined where that is not known: the address is missing, the method is gone, the days are over.
 */
export async function expectDelivery(
  { db, billing, now }: Pick<Context, 'billing' | 'now'> & { readonly db: Pick<Database, 'select'> },
  order: Ordered,
  lines: Lines | Promise<Lines>,
): Promise<DeliveryWindow | undefined> {
  if (!UNDER_WAY.has(order.status)) return undefined
  const today = dayIn(billing.timeZone, now())
  const isWaiting = order.status === 'booked'
  const begun = order.paymentMethod === 'account' ? order.createdAt : (order.paidAt ?? order.createdAt)
  const day = isWaiting ? today : dayIn(billing.timeZone, begun)
  const leaves = async () => {
    const promised = lastOf(await lines) ?? day
    return promised > day ? promised : day
  }
  const window = await expectFrom({ db, billing }, order, leaves())
  return window && window.to >= today ? window : undefined
}

/** When goods of an order are expected, counted from a day (YYYY-MM-DD); undefined if it is not known where they go, or its method is gone. */
export async function expectFrom(
  { db, billing }: Pick<Context, 'billing'> & { readonly db: Pick<Database, 'select'> },
  { deliveryMethod: wanted, deliveryAddress }: Pick<Ordered, 'deliveryMethod' | 'deliveryAddress'>,
  day: string | Promise<string>,
): Promise<DeliveryWindow | undefined> {
  const country = wanted === 'pick-up' ? billing.seller.country : deliveryAddress?.country
  // All in one round trip.
  const [from, methods] = await Promise.all([day, country === undefined ? [] : readMethods(db)])
  if (country === undefined) return undefined
  const method = wanted === null ? methods[0] : methods.find(({ id }) => id === wanted)
  const zone = method && zoneOf(method, country, billing.seller.country)
  return zone && windowOf(zone, from, billing.works)
}
