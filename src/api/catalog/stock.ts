import { createRoute, z } from '@hono/zod-openapi'
import { type Movement, moved, movement, newMovement, pageQuery } from '#contract/catalog/stock.ts'
import { entityId } from '#contract/common.ts'
import { moveStock } from '#domain/catalog/move-stock.ts'
import { listMovements, type MovementRow } from '#domain/catalog/movements.ts'
import { may } from '#domain/rights.ts'
import { admit } from '../base/admit.ts'
import { identify, readOnce } from '../base/guard.ts'
import { createRouter, json, jsonBody, problems } from '../base/openapi.ts'
import { pageHeaders } from '../base/paging.ts'

function presentMovement(row: MovementRow): Movement {
  return {
    _id: row.id,
    createdAt: row.createdAt.toISOString(),
    reason: row.reason,
    change: row.change,
    available: row.available,
    order: row.orderId,
    person: row.person,
    note: row.note,
    lot: row.lot,
  }
}

const params = z.object({ id: entityId })

const moveRoute = createRoute({
  method: 'post',
  path: '/product/{id}/movements',
  tags: ['Products'],
  summary: 'Receive, count, correct or scrap stock, of a lot or of none (staff)',
  middleware: [identify, admit(may.moveStock)] as const,
  request: { params, body: jsonBody(newMovement) },
  responses: { 201: json(moved, 'What is available now'), ...problems(401, 403, 404, 409, 422) },
})

const listRoute = createRoute({
  method: 'get',
  path: '/product/{id}/movements',
  tags: ['Products'],
  summary: "List a product's stock movements, newest first (staff)",
  middleware: [identify, admit(may.seeStock)] as const,
  request: { params, query: pageQuery },
  responses: {
    200: json(
      z.array(movement),
      'The next page in Link (rel=next), the number of all movements in X-Total-Count',
    ),
    ...problems(401, 403, 404, 422),
  },
})

export const stock = createRouter()
  .openapi(moveRoute, async c => {
    const ctx = c.get('ctx')
    const productId = c.req.valid('param').id
    const body = c.req.valid('json')
    const once = readOnce(c, `stock of ${productId}`, body)
    const { id, available } = await moveStock(ctx, { productId, ...body }, once)
    return c.json({ acknowledged: true as const, insertedId: id, available }, 201)
  })
  .openapi(listRoute, async c => {
    const { limit, cursor } = c.req.valid('query')
    const page = await listMovements(c.get('ctx'), c.req.valid('param').id, { limit, after: cursor })
    return c.json(page.movements.map(presentMovement), 200, pageHeaders(c.req.url, pageQuery.shape, page))
  })
