import { createRoute, z } from '@hono/zod-openapi'
import { entityId } from '#contract/common.ts'
import { toEuros } from '#contract/money.ts'
import { type Supplies, suppliesEdit, supplies as suppliesShape } from '#contract/purchasing/supplies.ts'
import { editSupplies, type Supplies as FoundSupplies, readSupplies } from '#domain/purchasing/supplies.ts'
import { may } from '#domain/rights.ts'
import { admit } from '../base/admit.ts'
import { identify } from '../base/guard.ts'
import { createRouter, json, jsonBody, problems } from '../base/openapi.ts'
import { ifMatch, readVersion, tagVersion } from '../caching/etag.ts'

const tags = ['Purchasing']
const params = z.object({ id: entityId })

function presentSupplies({ suppliers, ...rest }: FoundSupplies): Supplies {
  return {
    ...rest,
    suppliers: suppliers.map(
      ({ supplierId, name, archivedAt, number, priceCents, pack, minimum, leadDays }) => ({
        supplier: supplierId,
        name,
        archivedAt: archivedAt?.toISOString() ?? null,
        number,
        price: priceCents === null ? null : toEuros(priceCents),
        pack,
        minimum,
        leadDays,
      }),
    ),
  }
}

const readRoute = createRoute({
  method: 'get',
  path: '/product/{id}/supplies',
  tags,
  summary: 'Get who supplies a product, its reorder point, and how many pieces are on order (buyers)',
  middleware: [identify, admit(may.buy)] as const,
  request: { params },
  responses: { 200: json(suppliesShape, 'How it is bought'), ...problems(401, 403, 404) },
})

const editRoute = createRoute({
  method: 'put',
  path: '/product/{id}/supplies',
  tags,
  summary:
    'Say who supplies a product, first whom it is ordered from, and its reorder point, as a whole; If-Match carries the version that was edited (buyers)',
  middleware: [identify, admit(may.buy)] as const,
  request: {
    params,
    headers: ifMatch('the version in quotes'),
    body: jsonBody(suppliesEdit),
  },
  responses: {
    200: json(suppliesShape, 'How it is bought now, with its new ETag'),
    ...problems(401, 403, 404, 412, 422, 428),
  },
})

export const supplies = createRouter()
  .openapi(readRoute, async c => {
    const found = await readSupplies(c.get('ctx'), c.req.valid('param').id)
    return c.json(presentSupplies(found), 200, { etag: tagVersion(found) })
  })
  .openapi(editRoute, async c => {
    const { suppliers, ...levels } = c.req.valid('json')
    const edited = await editSupplies(c.get('ctx'), {
      productId: c.req.valid('param').id,
      version: readVersion(c.req.valid('header')['if-match']),
      edit: {
        ...levels,
        suppliers: suppliers.map(({ supplier: supplierId, price: priceCents, ...terms }) => ({
          supplierId,
          priceCents,
          ...terms,
        })),
      },
    })
    return c.json(presentSupplies(edited), 200, { etag: tagVersion(edited) })
  })
