import { createRoute, z } from '@hono/zod-openapi'
import { entityId } from '#contract/common.ts'
import { type Lot, lot, lotQuery } from '#contract/lots/lots.ts'
import { type Lot as FoundLot, getLot, listLots } from '#domain/lots/list.ts'
import { may } from '#domain/rights.ts'
import { admit } from '../base/admit.ts'
import { identify } from '../base/guard.ts'
import { createRouter, json, problems } from '../base/openapi.ts'
import { pageHeaders, wishOf } from '../base/paging.ts'

const tags = ['Lots']

function presentLot({ row, ...rest }: FoundLot): Lot {
  return {
    _id: row.id,
    number: row.number,
    product: row.productId,
    receivedAt: row.createdAt.toISOString(),
    receivedBy: row.receivedBy,
    remaining: row.remaining,
    certifiedAt: row.certifiedAt?.toISOString() ?? null,
    certifiedBy: row.certifiedBy,
    ...rest,
  }
}

const listRoute = createRoute({
  method: 'get',
  path: '/lot',
  tags,
  summary: 'List lots with what came in, what has left and what is left, the latest first (staff)',
  middleware: [identify, admit(may.seeLots)] as const,
  request: { query: lotQuery },
  responses: {
    200: json(z.array(lot), 'The next page in Link (rel=next), the number of all in X-Total-Count'),
    ...problems(401, 403, 422),
  },
})

const readRoute = createRoute({
  method: 'get',
  path: '/lot/{id}',
  tags,
  summary: 'Get a lot with what came in, what has left and what is left (staff)',
  middleware: [identify, admit(may.seeLots)] as const,
  request: { params: z.object({ id: entityId }) },
  responses: { 200: json(lot, 'The lot'), ...problems(401, 403, 404) },
})

export const lots = createRouter()
  .openapi(listRoute, async c => {
    const query = c.req.valid('query')
    const page = await listLots(c.get('ctx'), query, wishOf(query))
    return c.json(page.lots.map(presentLot), 200, pageHeaders(c.req.url, lotQuery.shape, page))
  })
  .openapi(readRoute, async c => c.json(presentLot(await getLot(c.get('ctx'), c.req.valid('param').id)), 200))
