import { createRoute, z } from '@hono/zod-openapi'
import { basket } from '#contract/basket/basket.ts'
import { acknowledged, entityId, inserted } from '#contract/common.ts'
import { staffOrder } from '#contract/orders/managed.ts'
import {
  type NewOrder,
  newOrder,
  newRefund,
  order,
  orderPayment,
  orderQuery,
} from '#contract/orders/orders.ts'
import { say } from '#contract/phrase.ts'
import { invalid } from '#domain/errors.ts'
import { getOrder, readOrders } from '#domain/order-life/read.ts'
import { bookByForm, type FormInput } from '#domain/orders/book-by-form.ts'
import { cancelOrder } from '#domain/orders/cancel.ts'
import { reorder } from '#domain/orders/reorder.ts'
import { recordPayment } from '#domain/payments/record.ts'
import { refundOrder } from '#domain/refunds/refund-order.ts'
import { may } from '#domain/rights.ts'
import { shipOrder } from '#domain/shipments/ship.ts'
import { admit, admitBooker, admitOrderLister, admitPayer, admitSignedIn } from '../base/admit.ts'
import { identify, readOnce } from '../base/guard.ts'
import { presentRest, startList, streamRest } from '../base/long-list.ts'
import { createRouter, json, jsonBody, problems } from '../base/openapi.ts'
import { presentBasket } from '../basket/basket.ts'
import { presentForStaff, presentOrder } from './presenter.ts'

function toBooking(body: NewOrder): FormInput {
  return {
    email: body.userEmail,
    userName: body.userName,
    phone: body.phone,
    line: {
      productId: body.product,
      productName: body.orderName,
      quantity: body.availability,
      backOrder: body.backOrder,
      path: '',
    },
    totalCents: body.price,
  }
}

const params = z.object({ id: entityId })

const bookRoute = createRoute({
  method: 'post',
  path: '/order',
  tags: ['Orders'],
  summary: 'Place an order',
  middleware: [identify, admitBooker] as const,
  request: { body: jsonBody(newOrder) },
  responses: { 201: json(inserted, 'The id of the order'), ...problems(401, 403, 409, 422) },
})

const listRoute = createRoute({
  method: 'get',
  path: '/order',
  tags: ['Orders'],
  summary: "List a person's orders, newest first; without an email, all orders (staff)",
  middleware: [streamRest, identify, admitOrderLister] as const,
  request: { query: orderQuery },
  responses: { 200: json(z.array(order), 'The orders'), ...problems(401, 403, 422) },
})

const getRoute = createRoute({
  method: 'get',
  path: '/order/{id}',
  tags: ['Orders'],
  summary: 'Get one of your own orders',
  middleware: [identify, admitSignedIn] as const,
  request: { params },
  responses: { 200: json(order, 'The order'), ...problems(401, 404) },
})

const payRoute = createRoute({
  method: 'patch',
  path: '/order/{id}',
  tags: ['Orders'],
  summary: 'Report a card payment; it is verified with the card service',
  middleware: [identify, admitPayer] as const,
  request: { params, body: jsonBody(orderPayment) },
  responses: {
    200: json(z.object({ acknowledged: z.literal(true), order }), 'The paid order'),
    ...problems(401, 404, 409, 422, 429),
  },
})

const cancelRoute = createRoute({
  method: 'post',
  path: '/order/{id}/cancel',
  tags: ['Orders'],
  summary: 'Cancel one of your own unpaid orders, or, as an admin, any; its stock is released',
  middleware: [identify, admitSignedIn] as const,
  request: { params },
  responses: {
    200: json(z.object({ acknowledged: z.literal(true), order }), 'The cancelled order'),
    ...problems(401, 404, 409),
  },
})

const reorderRoute = createRoute({
  method: 'post',
  path: '/order/{id}/reorder',
  tags: ['Orders'],
  summary: "Put all that one of your own orders has into your basket, at today's prices",
  middleware: [identify, admitSignedIn] as const,
  request: { params },
  responses: {
    200: json(basket, 'The basket; `unknown` names what the shop no longer has'),
    ...problems(401, 404, 422),
  },
})

const shipRoute = createRoute({
  method: 'post',
  path: '/order/{id}/ship',
  tags: ['Orders'],
  summary: 'Mark a paid order as shipped (staff)',
  middleware: [identify, admit(may.shipOrder)] as const,
  request: { params },
  responses: {
    200: json(acknowledged.extend({ order: staffOrder }), 'The updated order'),
    ...problems(401, 403, 404, 409),
  },
})

const refundRoute = createRoute({
  method: 'post',
  path: '/order/{id}/refund',
  tags: ['Orders'],
  summary: 'Refund all or part of the payment of an order (staff)',
  middleware: [identify, admit(may.refundOrder)] as const,
  request: { params, body: jsonBody(newRefund) },
  responses: {
    200: json(acknowledged.extend({ order }), 'The updated order'),
    ...problems(401, 403, 404, 409, 422),
  },
})

export const orders = createRouter()
  .openapi(bookRoute, async c => {
    const body = c.req.valid('json')
    const insertedId = await bookByForm(c.get('ctx'), toBooking(body), readOnce(c, 'order', body))
    return c.json({ acknowledged: true as const, insertedId }, 201, { location: `/order/${insertedId}` })
  })
  .openapi(listRoute, async c => {
    const { rows, rest } = await startList(readOrders(c.get('ctx'), c.req.valid('query').email))
    c.set('rest', rest && presentRest(rest, part => part.map(presentOrder)))
    return c.json(rows.map(presentOrder), 200)
  })
  .openapi(getRoute, async c => {
    const row = await getOrder(c.get('ctx'), c.req.valid('param').id)
    return c.json(presentOrder(row), 200)
  })
  .openapi(payRoute, async c => {
    const { id } = c.req.valid('param')
    const body = c.req.valid('json')
    if (body.order !== id) throw invalid('order', say`differs from the order in the path`)
    const row = await recordPayment(c.get('ctx'), id, body.transactionId)
    return c.json({ acknowledged: true as const, order: presentOrder(row) }, 200)
  })
  .openapi(cancelRoute, async c => {
    const row = await cancelOrder(c.get('ctx'), c.req.valid('param').id)
    return c.json({ acknowledged: true as const, order: presentOrder(row) }, 200)
  })
  .openapi(reorderRoute, async c => {
    const { id } = c.req.valid('param')
    return c.json(presentBasket(await reorder(c.get('ctx'), id, readOnce(c, 'reorder', { id }))), 200)
  })
  .openapi(shipRoute, async c => {
    const ctx = c.get('ctx')
    const { id } = c.req.valid('param')
    await shipOrder(ctx, id)
    const row = await getOrder(ctx, id, may.shipOrder)
    return c.json({ acknowledged: true as const, order: presentForStaff(ctx, row) }, 200)
  })
  .openapi(refundRoute, async c => {
    const ctx = c.get('ctx')
    const { id } = c.req.valid('param')
    const { amount, reason } = c.req.valid('json')
    const refund = { orderId: id, amountCents: amount, reason }
    await refundOrder(ctx, refund, readOnce(c, 'refund', refund))
    const row = await getOrder(ctx, id)
    return c.json({ acknowledged: true as const, order: presentOrder(row) }, 200)
  })
