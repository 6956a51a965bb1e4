import { type SQL, sql } from 'drizzle-orm'
import type { OrderStatus } from '#contract/orders/states.ts'
import { orders } from '#db/schema.ts'
import type { OrderRecord } from './record.ts'

/** States in which the next thing to do with an order is to send it. */
const isToBeSent: Readonly<Record<OrderStatus, boolean>> = {
  booked: false,
  'on-account': true,
  paid: true,
  shipped: false,
  cancelled: false,
  expired: false,
  refunded: false,
}

/** Whether an order could be sent if anybody had said where to. Nothing is sent to those who pick it up. */
export function isAddressNeeded({
  status,
  deliveryAddress,
  deliveryMethod,
}: Pick<OrderRecord, 'status' | 'deliveryAddress' | 'deliveryMethod'>): boolean {
  return isToBeSent[status] && deliveryAddress === null && deliveryMethod !== 'pick-up'
}

/** The same as a condition on rows. */
export const needsAddress: SQL = sql`(${orders.status} in ('on-account', 'paid') and ${orders.deliveryAddress} is null
  and ${orders.deliveryMethod} is distinct from 'pick-up')`
