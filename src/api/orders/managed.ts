import { createRoute, z } from '@hono/zod-openapi'
import { acknowledged, entityId } from '#contract/common.ts'
import { MAX_COUNTED } from '#contract/counting.ts'
import {
  type ManagedOrder,
  managedOrder,
  managedOrderFilter,
  managedOrderQuery,
  shippedOrders,
  shippingOfMany,
} from '#contract/orders/managed.ts'
import { isOfChanges } from '#domain/changes.ts'
import type { Context } from '#domain/context.ts'
import { listChangedOrders } from '#domain/orders/list-changed.ts'
import { exportOrders, listManagedOrders, type ManagedOrderRow } from '#domain/orders/list-managed.ts'
import { sendPaymentLink } from '#domain/orders/send-payment-link.ts'
import { may } from '#domain/rights.ts'
import { shipOrders } from '#domain/shipments/ship-many.ts'
import { admit } from '../base/admit.ts'
import { CSV, fileHeaders } from '../base/file-headers.ts'
import { identify } from '../base/guard.ts'
import { wordFor } from '../base/language.ts'
import { maybeOlder } from '../base/older-reads.ts'
import { createRouter, json, jsonBody, problems } from '../base/openapi.ts'
import { pageHeaders, wishOf } from '../base/paging.ts'
import { streamText } from '../base/stream.ts'
import { presentForStaff } from './presenter.ts'
import { writeOrderTable } from './write-order-table.ts'

function presentManaged(ctx: Context, row: ManagedOrderRow): ManagedOrder {
  const waitsFor = row.awaited.map(({ sku, name, pieces }) => ({ sku, name, pieces }))
  return { ...presentForStaff(ctx, row), toShip: row.isToShip, late: row.isLate, waitsFor }
}

const listRoute = createRoute({
  method: 'get',
  path: '/order/managed',
  tags: ['Orders'],
  summary:
    'Look for orders by words (number, customer, company, address, reference; in full: SKU, own number of a part, transaction, number of a parcel), state, country, payment and day, or for those that changed since a moment, in pages (staff)',
  middleware: [identify, admit(may.findOrders), maybeOlder] as const,
  request: { query: managedOrderQuery },
  responses: {
    200: json(
      z.array(managedOrder),
      `The next page in Link (rel=next), the number of all hits in X-Total-Count, at most ${MAX_COUNTED}`,
    ),
    ...problems(401, 403, 422),
  },
})

const exportRoute = createRoute({
  method: 'get',
  path: '/order/export',
  tags: ['Orders'],
  summary: 'Export the orders that match as a CSV file, a row for each line (staff)',
  middleware: [identify, admit(may.exportOrders), maybeOlder] as const,
  request: { query: managedOrderFilter },
  responses: {
    200: { description: 'The file', content: { 'text/csv': { schema: { type: 'string' } } } },
    ...problems(401, 403, 422),
  },
})

const shipRoute = createRoute({
  method: 'post',
  path: '/order/ship',
  tags: ['Orders'],
  summary: 'Mark many orders as shipped; each that cannot be is left as it is, with the reason (staff)',
  middleware: [identify, admit(may.shipOrder)] as const,
  request: { body: jsonBody(shippingOfMany) },
  responses: { 200: json(shippedOrders, 'What became of each order'), ...problems(401, 403, 422) },
})

const linkRoute = createRoute({
  method: 'post',
  path: '/order/{id}/payment-link',
  tags: ['Orders'],
  summary: 'Mail the customer of an unpaid order the link to its payment, at most hourly (staff)',
  middleware: [identify, admit(may.sendPaymentLink)] as const,
  request: { params: z.object({ id: entityId }) },
  responses: { 200: json(acknowledged, 'The mail is queued'), ...problems(401, 403, 404, 409) },
})

export const managedOrders = createRouter()
  .openapi(listRoute, async c => {
    const ctx = c.get('ctx')
    const { limit, cursor, updatedSince, ...filter } = c.req.valid('query')
    const wish = wishOf({ limit, cursor, updatedSince })
    const page = isOfChanges(wish)
      ? await listChangedOrders(ctx, filter, wish)
      : await listManagedOrders(ctx, filter, { ...wish, maxCounted: MAX_COUNTED })
    const presented = page.orders.map(row => presentManaged(ctx, row))
    return c.json(presented, 200, pageHeaders(c.req.url, managedOrderQuery.shape, page))
  })
  .openapi(exportRoute, c => {
    const { reportFault } = c.get('services')
    const parts = writeOrderTable(exportOrders(c.get('ctx'), c.req.valid('query')))
    return c.body(
      streamText(parts, error => reportFault(error, c.req.raw)),
      200,
      fileHeaders('orders.csv', CSV),
    )
  })
  .openapi(shipRoute, async c => {
    const shipped = await shipOrders(c.get('ctx'), c.req.valid('json').orders)
    const presented = shipped.map(({ id, shipment = null, reason }) => ({
      _id: id,
      isShipped: reason === undefined,
      reason: reason === undefined ? null : wordFor(c, reason),
      shipment,
    }))
    return c.json({ orders: presented }, 200)
  })
  .openapi(linkRoute, async c => {
    await sendPaymentLink(c.get('ctx'), c.req.valid('param').id)
    return c.json({ acknowledged: true as const }, 200)
  })
