import { createRoute, z } from '@hono/zod-openapi'
import { checkoutEstimate } from '#contract/checkout/checkout.ts'
import { acknowledged, entityId } from '#contract/common.ts'
import { deliveryQuestion, orderDelivery } from '#contract/orders/delivery.ts'
import { order } from '#contract/orders/orders.ts'
import { changeDelivery } from '#domain/orders/change-delivery.ts'
import { estimateDelivery } from '#domain/orders/plan-delivery.ts'
import { may } from '#domain/rights.ts'
import { admitForOrder } from '../base/admit.ts'
import { identify } from '../base/guard.ts'
import { createRouter, json, jsonBody, problems } from '../base/openapi.ts'
import { presentPlan } from '../checkout/checkout.ts'
import { presentOrder } from './presenter.ts'

const params = z.object({ id: entityId })
const admitChanger = admitForOrder(may.changeDelivery)

const changeRoute = createRoute({
  method: 'put',
  path: '/order/{id}/delivery',
  tags: ['Orders'],
  summary:
    'Say where one of your own orders goes, or, as an admin, any; if that changes what it costs, 409 with the figures until the new total is agreed. A paid one then waits for the difference, to which only its customer can agree',
  middleware: [identify, admitChanger] as const,
  request: { params, body: jsonBody(orderDelivery) },
  responses: {
    200: json(acknowledged.extend({ order }), 'The updated order'),
    ...problems(401, 404, 409, 422, 429),
  },
})

const estimateRoute = createRoute({
  method: 'post',
  path: '/order/{id}/delivery/estimate',
  tags: ['Orders'],
  summary:
    'Estimate what one of your own unpaid orders (as an admin, any) would cost, delivered so; nothing is changed',
  middleware: [identify, admitChanger] as const,
  request: { params, body: jsonBody(deliveryQuestion) },
  responses: {
    200: json(checkoutEstimate, 'The costs, and how it can be delivered'),
    ...problems(401, 404, 409, 422, 429),
  },
})

export const orderDeliveries = createRouter()
  .openapi(changeRoute, async c => {
    const { agreed: agreedCents, ...wish } = c.req.valid('json')
    const row = await changeDelivery(c.get('ctx'), c.req.valid('param').id, { ...wish, agreedCents })
    return c.json({ acknowledged: true as const, order: presentOrder(row) }, 200)
  })
  .openapi(estimateRoute, async c => {
    const plan = await estimateDelivery(c.get('ctx'), c.req.valid('param').id, c.req.valid('json'))
    return c.json(presentPlan(plan), 200)
  })
