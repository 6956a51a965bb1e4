import { createRoute, z } from '@hono/zod-openapi'
import { entityId, inserted } from '#contract/common.ts'
import {
  listedPurchaseOrder,
  newPurchaseOrder,
  newReceipt,
  purchaseExpectation,
  purchaseOrder,
  purchaseOrderEdit,
  purchaseOrderQuery,
  purchaseSending,
} from '#contract/purchasing/purchase-orders.ts'
import { addPurchaseOrder, editPurchaseOrder } from '#domain/purchasing/draft.ts'
import { readPurchasePaper } from '#domain/purchasing/paper.ts'
import { getPurchaseOrder, listPurchaseOrders } from '#domain/purchasing/purchase-orders.ts'
import { receivePurchaseOrder } from '#domain/purchasing/receive.ts'
import {
  cancelPurchaseOrder,
  closePurchaseOrder,
  expectPurchaseOrder,
  sendPurchaseOrder,
} from '#domain/purchasing/steps.ts'
import { may } from '#domain/rights.ts'
import { admit } from '../base/admit.ts'
import { CSV, fileHeaders } from '../base/file-headers.ts'
import { identify, readOnce } from '../base/guard.ts'
import { createRouter, json, jsonBody, problems } from '../base/openapi.ts'
import { pageHeaders, wishOf } from '../base/paging.ts'
import { ifMatch, readVersion, tagVersion } from '../caching/etag.ts'
import { pdf, sendPaper } from '../papers/papers.ts'
import { presentListed, presentPurchaseOrder, writePurchaseTable } from './presenter.ts'

const tags = ['Purchasing']
const params = z.object({ id: entityId })
const buyers = admit(may.buy)
const headers = ifMatch('the version in quotes')

const listRoute = createRoute({
  method: 'get',
  path: '/purchase-order',
  tags,
  summary:
    'List orders to suppliers, the latest first: by a part of the number or the supplier, or the SKU of a line; by state (buyers)',
  middleware: [identify, buyers] as const,
  request: { query: purchaseOrderQuery },
  responses: {
    200: json(
      z.array(listedPurchaseOrder),
      'The next page in Link (rel=next), the number of all in X-Total-Count',
    ),
    ...problems(401, 403, 422),
  },
})

const addRoute = createRoute({
  method: 'post',
  path: '/purchase-order',
  tags,
  summary: 'Make a draft of an order to a supplier, which has its number at once (buyers)',
  middleware: [identify, buyers] as const,
  request: { body: jsonBody(newPurchaseOrder) },
  responses: { 201: json(inserted, 'Its id'), ...problems(401, 403, 409, 422) },
})

const readRoute = createRoute({
  method: 'get',
  path: '/purchase-order/{id}',
  tags,
  summary: 'Get an order to a supplier with what has come of it (buyers)',
  middleware: [identify, buyers] as const,
  request: { params },
  responses: { 200: json(purchaseOrder, 'The order'), ...problems(401, 403, 404) },
})

const editRoute = createRoute({
  method: 'put',
  path: '/purchase-order/{id}',
  tags,
  summary: 'Edit a draft as a whole; If-Match carries the version that was edited (buyers)',
  middleware: [identify, buyers] as const,
  request: { params, headers, body: jsonBody(purchaseOrderEdit) },
  responses: {
    200: json(purchaseOrder, 'The draft as it is now, with its new ETag'),
    ...problems(401, 403, 404, 409, 412, 422, 428),
  },
})

const expectRoute = createRoute({
  method: 'put',
  path: '/purchase-order/{id}/expected',
  tags,
  summary: 'Note on which day the goods should come, as the supplier says (buyers)',
  middleware: [identify, buyers] as const,
  request: { params, body: jsonBody(purchaseExpectation) },
  responses: { 200: json(purchaseOrder, 'The order'), ...problems(401, 403, 404, 409, 422) },
})

const sendRoute = createRoute({
  method: 'post',
  path: '/purchase-order/{id}/send',
  tags,
  summary:
    'Note that a draft was sent to its supplier as it was at a version; it is not edited afterwards (buyers)',
  middleware: [identify, buyers] as const,
  request: { params, body: jsonBody(purchaseSending) },
  responses: {
    200: json(purchaseOrder, 'The order'),
    ...problems(401, 403, 404, 409, 412, 422),
  },
})

const cancelRoute = createRoute({
  method: 'post',
  path: '/purchase-order/{id}/cancel',
  tags,
  summary: 'Cancel an order of which nothing has come (buyers)',
  middleware: [identify, buyers] as const,
  request: { params },
  responses: { 200: json(purchaseOrder, 'The order'), ...problems(401, 403, 404, 409) },
})

const closeRoute = createRoute({
  method: 'post',
  path: '/purchase-order/{id}/close',
  tags,
  summary: 'Close an order of which some has come and the rest will not (buyers)',
  middleware: [identify, buyers] as const,
  request: { params },
  responses: { 200: json(purchaseOrder, 'The order'), ...problems(401, 403, 404, 409) },
})

const receiveRoute = createRoute({
  method: 'post',
  path: '/purchase-order/{id}/receipts',
  tags,
  summary:
    'Receive goods of an order, of lots or of none: they are in stock at once. More than is to come is refused unless `more` (buyers)',
  middleware: [identify, buyers] as const,
  request: { params, body: jsonBody(newReceipt) },
  responses: { 201: json(purchaseOrder, 'The order'), ...problems(401, 403, 404, 409, 422) },
})

const paperRoute = createRoute({
  method: 'get',
  path: '/purchase-order/{id}/pdf',
  tags,
  summary: 'Get an order to a supplier as a PDF, with its number as a barcode (buyers)',
  middleware: [identify, buyers] as const,
  request: { params },
  responses: { 200: { description: 'The file', content: pdf }, ...problems(401, 403, 404, 429) },
})

const tableRoute = createRoute({
  method: 'get',
  path: '/purchase-order/{id}/csv',
  tags,
  summary: 'Get the lines of an order to a supplier as a CSV file (buyers)',
  middleware: [identify, buyers] as const,
  request: { params },
  responses: {
    200: { description: 'The file', content: { 'text/csv': { schema: z.string() } } },
    ...problems(401, 403, 404),
  },
})

export const purchaseOrders = createRouter()
  .openapi(listRoute, async c => {
    const query = c.req.valid('query')
    const page = await listPurchaseOrders(c.get('ctx'), query, wishOf(query))
    return c.json(page.orders.map(presentListed), 200, pageHeaders(c.req.url, purchaseOrderQuery.shape, page))
  })
  .openapi(addRoute, async c => {
    const body = c.req.valid('json')
    const insertedId = await addPurchaseOrder(c.get('ctx'), body, readOnce(c, 'order to a supplier', body))
    return c.json({ acknowledged: true as const, insertedId }, 201)
  })
  .openapi(readRoute, async c => {
    const found = await getPurchaseOrder(c.get('ctx'), c.req.valid('param').id)
    return c.json(presentPurchaseOrder(found), 200, { etag: tagVersion(found) })
  })
  .openapi(editRoute, async c => {
    const edited = await editPurchaseOrder(c.get('ctx'), {
      id: c.req.valid('param').id,
      version: readVersion(c.req.valid('header')['if-match']),
      draft: c.req.valid('json'),
    })
    return c.json(presentPurchaseOrder(edited), 200, { etag: tagVersion(edited) })
  })
  .openapi(expectRoute, async c => {
    const { id } = c.req.valid('param')
    const { expectedOn } = c.req.valid('json')
    return c.json(presentPurchaseOrder(await expectPurchaseOrder(c.get('ctx'), { id, expectedOn })), 200)
  })
  .openapi(sendRoute, async c => {
    const { id } = c.req.valid('param')
    const { version } = c.req.valid('json')
    return c.json(presentPurchaseOrder(await sendPurchaseOrder(c.get('ctx'), { id, version })), 200)
  })
  .openapi(cancelRoute, async c =>
    c.json(presentPurchaseOrder(await cancelPurchaseOrder(c.get('ctx'), c.req.valid('param').id)), 200),
  )
  .openapi(closeRoute, async c =>
    c.json(presentPurchaseOrder(await closePurchaseOrder(c.get('ctx'), c.req.valid('param').id)), 200),
  )
  .openapi(receiveRoute, async c => {
    const { id } = c.req.valid('param')
    const body = c.req.valid('json')
    const once = readOnce(c, `receipt of ${id}`, body)
    return c.json(presentPurchaseOrder(await receivePurchaseOrder(c.get('ctx'), { id, ...body }, once)), 201)
  })
  .openapi(paperRoute, async c =>
    sendPaper(c, await readPurchasePaper(c.get('ctx'), c.req.valid('param').id)),
  )
  .openapi(tableRoute, async c => {
    const found = await getPurchaseOrder(c.get('ctx'), c.req.valid('param').id)
    return c.body(writePurchaseTable(found), 200, fileHeaders(`${found.number}.csv`, CSV))
  })
