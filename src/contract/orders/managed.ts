import { z } from 'zod'
import { MAX_PAGE } from '../catalog/catalog.ts'
import { isInOrderOfChange, updatedSince } from '../changes.ts'
import { paymentMethods } from '../checkout/checkout.ts'
import { entityId, integer, text } from '../common.ts'
import { isCountry } from '../countries.ts'
import { managedOrderStates, orderSorts } from './managed-states.ts'
import { order, orderLine } from './orders.ts'

/** How many orders can be shipped at once. */
const MAX_SHIPPED = 100

/** An order as those see it who pack it, but may not read its amounts. */
export const orderToPack = order
  .omit({
    unitPrice: true,
    price: true,
    refunded: true,
    received: true,
    discounted: true,
    discount: true,
    goods: true,
    delivery: true,
    relief: true,
    due: true,
    transactionId: true,
  })
  .extend({ lines: z.array(orderLine.omit({ unitPrice: true, price: true })) })
  .meta({ id: 'OrderToPack' })
export type OrderToPack = z.infer<typeof orderToPack>

/** An order as staff see it, each by their rights. */
export const staffOrder = z.union([order, orderToPack])
export type StaffOrder = z.infer<typeof staffOrder>

const listed = {
  toShip: z.boolean().meta({ description: 'whether nothing is missing to send it' }),
  late: z.boolean().meta({ description: 'whether it should have been sent by now' }),
  waitsFor: z.array(z.object({ sku: z.string().nullable(), name: z.string(), pieces: z.int() })).meta({
    description:
      'pieces that were sold beyond the stock and have not come; without them it cannot be sent as a whole',
  }),
}

/** An order in the list of all, with its amounts for those who may read it. */
export const managedOrder = z
  .union([order.extend(listed), orderToPack.extend(listed)])
  .meta({ id: 'ManagedOrder' })
export type ManagedOrder = z.infer<typeof managedOrder>

const day = z.iso.date('must be a date like 2026-03-31').optional()

/** Which orders. Days are those of the seller's time zone, the last one included. */
export const managedOrderFilter = z.object({
  q: text(100).optional(),
  state: z.enum(managedOrderStates, `must be one of ${managedOrderStates.join(', ')}`).optional(),
  country: z.string().refine(isCountry, 'must be the code of a country, like DE').optional(),
  payment: z.enum(paymentMethods, `must be ${paymentMethods.join(' or ')}`).optional(),
  from: day,
  to: day,
  sort: z.enum(orderSorts, `must be one of ${orderSorts.join(', ')}`).optional(),
})

/** Filters of GET /order/managed. */
export const managedOrderQuery = managedOrderFilter
  .extend({
    updatedSince: updatedSince('orders that changed since, without q and sort'),
    limit: integer(1, MAX_PAGE).optional().default(50),
    cursor: entityId.optional(),
  })
  .refine(...isInOrderOfChange)

/** Orders to be shipped, each once. */
export const shippingOfMany = z.strictObject({
  orders: z
    .array(entityId, 'must be a list of ids')
    .min(1, 'must have at least one order')
    .max(MAX_SHIPPED, `must have at most ${MAX_SHIPPED} orders`)
    .transform(ids => [...new Set(ids)]),
})

/** What became of each of them. */
export const shippedOrders = z.object({
  orders: z.array(
    z.object({
      _id: entityId,
      isShipped: z.boolean().meta({ description: 'now or before' }),
      reason: z.string().nullable().meta({ description: 'why it was not shipped' }),
      shipment: entityId.nullable().meta({ description: 'what this call has shipped, and can undo' }),
    }),
  ),
})
export type ShippedOrders = z.infer<typeof shippedOrders>
