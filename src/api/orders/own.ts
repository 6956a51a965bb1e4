import { createRoute } from '@hono/zod-openapi'
import { type OwnOrder, ownOrders as ownOrdersPage, ownOrdersQuery } from '#contract/orders/own.ts'
import { listOwnOrders, type OwnOrderRow } from '#domain/orders/list-own.ts'
import { admitSignedIn } from '../base/admit.ts'
import { identify } from '../base/guard.ts'
import { createRouter, json, problems } from '../base/openapi.ts'
import { presentOrder } from './presenter.ts'

function presentOwn(row: OwnOrderRow): OwnOrder {
  return { ...presentOrder(row), lastReturn: row.lastReturn }
}

const listRoute = createRoute({
  method: 'get',
  path: '/my-orders',
  tags: ['Orders'],
  summary: 'Look for your own orders by words, state and year, newest first, in pages',
  middleware: [identify, admitSignedIn] as const,
  request: { query: ownOrdersQuery },
  responses: {
    200: json(ownOrdersPage, 'A page of orders, and how many there are in each state'),
    ...problems(401, 422),
  },
})

export const ownOrders = createRouter().openapi(listRoute, async c => {
  const { rows, counts, years, ...page } = await listOwnOrders(c.get('ctx'), c.req.valid('query'))
  return c.json({ orders: rows.map(presentOwn), counts, years: [...years], ...page }, 200)
})
