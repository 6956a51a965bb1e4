import { createRoute, z } from '@hono/zod-openapi'
import { acknowledged, entityId } from '#contract/common.ts'
import { stockWatch } from '#contract/stock-watches/stock-watches.ts'
import { may } from '#domain/rights.ts'
import { isWatching } from '#domain/stock-watches/read.ts'
import { unwatchStock } from '#domain/stock-watches/unwatch.ts'
import { watchStock } from '#domain/stock-watches/watch.ts'
import { admit } from '../base/admit.ts'
import { identify } from '../base/guard.ts'
import { createRouter, json, problems } from '../base/openapi.ts'

const path = '/service/{id}/watch'
const tags = ['Catalogue']
const request = { params: z.object({ id: entityId }) }

const readRoute = createRoute({
  method: 'get',
  path,
  tags,
  summary: 'Whether the signed-in person is told when a sold-out product can be bought again',
  middleware: [identify, admit(may.watchStock)] as const,
  request,
  responses: { 200: json(stockWatch, 'Whether'), ...problems(401, 404) },
})

const watchRoute = createRoute({
  method: 'put',
  path,
  tags,
  summary: 'Be told by email when a sold-out product can be bought again; for confirmed addresses',
  middleware: [identify, admit(may.watchStock)] as const,
  request,
  responses: { 200: json(acknowledged, 'They will be told, once'), ...problems(401, 403, 404, 409, 422) },
})

const unwatchRoute = createRoute({
  method: 'delete',
  path,
  tags,
  summary: 'No longer be told when a product can be bought again',
  middleware: [identify, admit(may.watchStock)] as const,
  request,
  responses: { 200: json(acknowledged, 'They will not be told'), ...problems(401, 404) },
})

export const stockWatches = createRouter()
  .openapi(readRoute, async c =>
    c.json({ watching: await isWatching(c.get('ctx'), c.req.valid('param').id) }, 200),
  )
  .openapi(watchRoute, async c => {
    await watchStock(c.get('ctx'), c.req.valid('param').id)
    return c.json({ acknowledged: true as const }, 200)
  })
  .openapi(unwatchRoute, async c => {
    await unwatchStock(c.get('ctx'), c.req.valid('param').id)
    return c.json({ acknowledged: true as const }, 200)
  })
