import { createRoute, z } from '@hono/zod-openapi'
import { entityId, inserted } from '#contract/common.ts'
import {
  newSupplier,
  type Supplier,
  supplier,
  supplierEdit,
  supplierQuery,
} from '#contract/purchasing/suppliers.ts'
import {
  addSupplier,
  editSupplier,
  type Supplier as FoundSupplier,
  getSupplier,
  listSuppliers,
} from '#domain/purchasing/suppliers.ts'
import { may } from '#domain/rights.ts'
import { admit } from '../base/admit.ts'
import { identify } from '../base/guard.ts'
import { createRouter, json, jsonBody, problems } from '../base/openapi.ts'
import { pageHeaders, wishOf } from '../base/paging.ts'
import { ifMatch, readVersion, tagVersion } from '../caching/etag.ts'

const tags = ['Purchasing']
const params = z.object({ id: entityId })
const buyers = admit(may.buy)

function presentSupplier({ id, archivedAt, createdAt, ...rest }: FoundSupplier): Supplier {
  return {
    _id: id,
    ...rest,
    archivedAt: archivedAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  }
}

const listRoute = createRoute({
  method: 'get',
  path: '/supplier',
  tags,
  summary: 'List suppliers by name, those that are archived only if they are asked for (buyers)',
  middleware: [identify, buyers] as const,
  request: { query: supplierQuery },
  responses: {
    200: json(z.array(supplier), 'The next page in Link (rel=next), the number of all in X-Total-Count'),
    ...problems(401, 403, 422),
  },
})

const addRoute = createRoute({
  method: 'post',
  path: '/supplier',
  tags,
  summary: 'Add a supplier (buyers)',
  middleware: [identify, buyers] as const,
  request: { body: jsonBody(newSupplier) },
  responses: { 201: json(inserted, 'Its id'), ...problems(401, 403, 409, 422) },
})

const readRoute = createRoute({
  method: 'get',
  path: '/supplier/{id}',
  tags,
  summary: 'Get a supplier (buyers)',
  middleware: [identify, buyers] as const,
  request: { params },
  responses: { 200: json(supplier, 'The supplier'), ...problems(401, 403, 404) },
})

const editRoute = createRoute({
  method: 'put',
  path: '/supplier/{id}',
  tags,
  summary: 'Edit a supplier as a whole, or archive it; If-Match carries the version that was edited (buyers)',
  middleware: [identify, buyers] as const,
  request: {
    params,
    headers: ifMatch('the version in quotes'),
    body: jsonBody(supplierEdit),
  },
  responses: {
    200: json(supplier, 'The supplier as it is now, with its new ETag'),
    ...problems(401, 403, 404, 409, 412, 422, 428),
  },
})

export const suppliers = createRouter()
  .openapi(listRoute, async c => {
    const query = c.req.valid('query')
    const page = await listSuppliers(c.get('ctx'), query, wishOf(query))
    const headers = pageHeaders(c.req.url, supplierQuery.shape, page)
    return c.json(page.suppliers.map(presentSupplier), 200, headers)
  })
  .openapi(addRoute, async c => {
    const insertedId = await addSupplier(c.get('ctx'), c.req.valid('json'))
    return c.json({ acknowledged: true as const, insertedId }, 201)
  })
  .openapi(readRoute, async c => {
    const found = await getSupplier(c.get('ctx'), c.req.valid('param').id)
    return c.json(presentSupplier(found), 200, { etag: tagVersion(found) })
  })
  .openapi(editRoute, async c => {
    const edited = await editSupplier(c.get('ctx'), {
      id: c.req.valid('param').id,
      version: readVersion(c.req.valid('header')['if-match']),
      facts: c.req.valid('json'),
    })
    return c.json(presentSupplier(edited), 200, { etag: tagVersion(edited) })
  })
