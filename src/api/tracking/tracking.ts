import { setTimeout as sleep } from 'node:timers/promises'
import { createRoute } from '@hono/zod-openapi'
import { acknowledged } from '#contract/common.ts'
import {
  type TrackedOrder,
  trackedOrder,
  trackingRequest,
  trackingToken,
} from '#contract/tracking/tracking.ts'
import { type TrackedOrder as Followed, followOrder } from '#domain/tracking/follow.ts'
import { sendTrackingLink } from '#domain/tracking/send-link.ts'
import { anonymous } from '../base/guard.ts'
import { createRouter, json, jsonBody, problems } from '../base/openapi.ts'
import { presentLine, presentParcel } from '../shipments/presenter.ts'

/** Longer than it takes to find an order and to queue a mail, so that timing does not tell whether there is one. */
const LINK_MS = 200

function presentTracked({ order, state, lines, delivery, expected, ...dispatched }: Followed): TrackedOrder {
  return {
    number: order.number,
    state,
    createdAt: order.createdAt.toISOString(),
    lines: lines.map(line => ({
      product: line.productId,
      sku: line.sku,
      name: line.name,
      img: line.image,
      availability: line.quantity,
      category: line.category,
      family: line.familyId,
    })),
    delivery,
    expected: expected ?? null,
    shipments: dispatched.shipments.map(({ at, lines: left, parcels }) => ({
      shippedAt: at?.toISOString() ?? null,
      lines: left.map(presentLine),
      parcels: parcels.map(presentParcel),
    })),
    toCome: dispatched.toCome.map(presentLine),
    parcels: dispatched.parcels.map(presentParcel),
  }
}

const followRoute = createRoute({
  method: 'post',
  path: '/tracking',
  tags: ['Tracking'],
  summary:
    'Get how far the order of a mailed link has come; the token is sent in the body, as paths are logged',
  middleware: [anonymous] as const,
  request: { body: jsonBody(trackingToken) },
  responses: { 200: json(trackedOrder, 'The order, without anything personal'), ...problems(404, 422, 429) },
})

const linkRoute = createRoute({
  method: 'post',
  path: '/tracking/link',
  tags: ['Tracking'],
  summary:
    'Have a link to an order mailed to the address it was ordered with; answers alike without such an order',
  middleware: [anonymous] as const,
  request: { body: jsonBody(trackingRequest) },
  responses: { 200: json(acknowledged, 'It is mailed, if there is such an order'), ...problems(422, 429) },
})

export const tracking = createRouter()
  .openapi(followRoute, async c => {
    const { token } = c.req.valid('json')
    const followed = await followOrder(c.get('ctx'), token, c.env.clientAddress)
    return c.json(presentTracked(followed), 200, { 'cache-control': 'no-store' })
  })
  .openapi(linkRoute, async c => {
    const sent = sendTrackingLink(c.get('ctx'), c.req.valid('json'), c.env.clientAddress)
    await Promise.all([sent, sleep(LINK_MS)])
    return c.json({ acknowledged: true as const }, 200, { 'cache-control': 'no-store' })
  })
