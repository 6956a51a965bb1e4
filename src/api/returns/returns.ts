import { createRoute, z } from '@hono/zod-openapi'
import { acknowledged, entityId, inserted } from '#contract/common.ts'
import { MAX_COUNTED } from '#contract/counting.ts'
import { order } from '#contract/orders/orders.ts'
import {
  expectedReturn,
  expectedReturnQuery,
  managedReturn,
  managedReturnQuery,
  newLineRefund,
  newReturn,
  refundableLines,
  returnAgreement,
  returnArrival,
  returnRefusal,
} from '#contract/returns/returns.ts'
import { getOrder } from '#domain/order-life/read.ts'
import { readReturnSlip } from '#domain/packing/return-slip.ts'
import { agreeToReturn, closeReturn, declineReturn, withdrawReturn } from '#domain/returns/answer.ts'
import { noteArrival } from '#domain/returns/arrive.ts'
import { askForReturn } from '#domain/returns/ask.ts'
import { listReturns } from '#domain/returns/list.ts'
import { listExpected } from '#domain/returns/list-expected.ts'
import { readRefundable } from '#domain/returns/read.ts'
import { refundLines } from '#domain/returns/refund-lines.ts'
import { may } from '#domain/rights.ts'
import { admit, admitForOrder, admitForReturn } from '../base/admit.ts'
import { identify, readOnce } from '../base/guard.ts'
import { createRouter, json, jsonBody, problems } from '../base/openapi.ts'
import { pageHeaders, wishOf } from '../base/paging.ts'
import { presentOrder } from '../orders/presenter.ts'
import { pdf, sendPaper } from '../papers/papers.ts'
import { presentExpected, presentListed, presentRefundable } from './presenter.ts'

const tags = ['Returns']
const params = z.object({ id: entityId })

const askRoute = createRoute({
  method: 'post',
  path: '/order/{id}/returns',
  tags,
  summary: 'Ask to send back pieces of one of your own orders, within the days that the shop allows',
  middleware: [identify, admitForOrder(may.askForReturn)] as const,
  request: { params, body: jsonBody(newReturn) },
  responses: { 201: json(inserted, 'The id of the return'), ...problems(401, 404, 409, 422) },
})

const listRoute = createRoute({
  method: 'get',
  path: '/return',
  tags,
  summary: "List everybody's returns, newest first; those that wait for the shop, oldest first (admins)",
  middleware: [identify, admit(may.manageReturns)] as const,
  request: { query: managedReturnQuery },
  responses: {
    200: json(
      z.array(managedReturn),
      `The next page in Link (rel=next), the number of all in X-Total-Count, at most ${MAX_COUNTED}`,
    ),
    ...problems(401, 403, 422),
  },
})

const expectedRoute = createRoute({
  method: 'get',
  path: '/return/expected',
  tags,
  summary:
    'List the returns that were agreed to and have not come, oldest first, without amounts (warehouse)',
  middleware: [identify, admit(may.receiveReturns)] as const,
  request: { query: expectedReturnQuery },
  responses: {
    200: json(
      z.array(expectedReturn),
      `The next page in Link (rel=next), the number of all in X-Total-Count, at most ${MAX_COUNTED}`,
    ),
    ...problems(401, 403, 422),
  },
})

const agreeRoute = createRoute({
  method: 'post',
  path: '/return/{id}/agree',
  tags,
  summary: 'Agree to a return, in words that its customer is told; 409 if it was answered (admins)',
  middleware: [identify, admit(may.manageReturns)] as const,
  request: { params, body: jsonBody(returnAgreement) },
  responses: { 200: json(acknowledged, 'The customer is told'), ...problems(401, 403, 404, 409, 422) },
})

const declineRoute = createRoute({
  method: 'post',
  path: '/return/{id}/decline',
  tags,
  summary: 'Decline a return, and say why; 409 if it was answered (admins)',
  middleware: [identify, admit(may.manageReturns)] as const,
  request: { params, body: jsonBody(returnRefusal) },
  responses: { 200: json(acknowledged, 'The customer is told'), ...problems(401, 403, 404, 409, 422) },
})

const closeRoute = createRoute({
  method: 'post',
  path: '/return/{id}/close',
  tags,
  summary: 'Close a return that was agreed without giving money back, and say why (admins)',
  middleware: [identify, admit(may.manageReturns)] as const,
  request: { params, body: jsonBody(returnRefusal) },
  responses: { 200: json(acknowledged, 'The customer is told'), ...problems(401, 403, 404, 409, 422) },
})

const arrivalRoute = createRoute({
  method: 'post',
  path: '/return/{id}/arrival',
  tags,
  summary:
    'Note what of a return has come: pieces that are sold again, and pieces that are not; 409 if it was noted (warehouse)',
  middleware: [identify, admit(may.receiveReturns)] as const,
  request: { params, body: jsonBody(returnArrival) },
  responses: { 200: json(acknowledged, 'The customer is told'), ...problems(401, 403, 404, 409, 422) },
})

const withdrawRoute = createRoute({
  method: 'post',
  path: '/return/{id}/withdraw',
  tags,
  summary: 'Take back the wish to send something back, before it has arrived',
  middleware: [identify, admitForReturn(may.askForReturn)] as const,
  request: { params },
  responses: { 200: json(acknowledged, 'Taken back'), ...problems(401, 404, 409) },
})

const slipRoute = createRoute({
  method: 'get',
  path: '/return/{id}/slip',
  tags,
  summary: 'Get the slip that goes into the parcel of a return that was agreed, as a PDF',
  middleware: [identify, admitForReturn(may.readOrder)] as const,
  request: { params },
  responses: { 200: { description: 'The slip', content: pdf }, ...problems(401, 404, 409, 429) },
})

const refundableRoute = createRoute({
  method: 'get',
  path: '/order/{id}/refund/lines',
  tags,
  summary: 'Get what can still be given back of an order by line (admins)',
  middleware: [identify, admit(may.refundOrder)] as const,
  request: { params },
  responses: { 200: json(refundableLines, 'Each line, and the delivery'), ...problems(401, 403, 404) },
})

const refundRoute = createRoute({
  method: 'post',
  path: '/order/{id}/refund/lines',
  tags,
  summary:
    'Refund an order by line: pieces, a part of their price, the delivery; with one credit note. 409 if something was refunded since `refunded` (admins)',
  middleware: [identify, admit(may.refundOrder)] as const,
  request: { params, body: jsonBody(newLineRefund) },
  responses: {
    200: json(acknowledged.extend({ order }), 'The updated order'),
    ...problems(401, 403, 404, 409, 422),
  },
})

const done = { acknowledged: true as const }

export const returns = createRouter()
  .openapi(askRoute, async c => {
    const wish = { orderId: c.req.valid('param').id, ...c.req.valid('json') }
    const insertedId = await askForReturn(c.get('ctx'), wish, readOnce(c, 'return', wish))
    return c.json({ ...done, insertedId }, 201)
  })
  .openapi(listRoute, async c => {
    const query = c.req.valid('query')
    const page = await listReturns(c.get('ctx'), query, wishOf(query))
    return c.json(
      page.returns.map(presentListed),
      200,
      pageHeaders(c.req.url, managedReturnQuery.shape, page),
    )
  })
  .openapi(expectedRoute, async c => {
    const { cursor, ...wish } = c.req.valid('query')
    const page = await listExpected(c.get('ctx'), { ...wish, after: cursor })
    return c.json(
      page.returns.map(presentExpected),
      200,
      pageHeaders(c.req.url, expectedReturnQuery.shape, page),
    )
  })
  .openapi(agreeRoute, async c => {
    await agreeToReturn(c.get('ctx'), { returnId: c.req.valid('param').id, ...c.req.valid('json') })
    return c.json(done, 200)
  })
  .openapi(declineRoute, async c => {
    await declineReturn(c.get('ctx'), { returnId: c.req.valid('param').id, ...c.req.valid('json') })
    return c.json(done, 200)
  })
  .openapi(closeRoute, async c => {
    await closeReturn(c.get('ctx'), { returnId: c.req.valid('param').id, ...c.req.valid('json') })
    return c.json(done, 200)
  })
  .openapi(arrivalRoute, async c => {
    await noteArrival(c.get('ctx'), { returnId: c.req.valid('param').id, ...c.req.valid('json') })
    return c.json(done, 200)
  })
  .openapi(withdrawRoute, async c => {
    await withdrawReturn(c.get('ctx'), c.req.valid('param').id)
    return c.json(done, 200)
  })
  .openapi(slipRoute, async c => sendPaper(c, await readReturnSlip(c.get('ctx'), c.req.valid('param').id)))
  .openapi(refundableRoute, async c => {
    const ctx = c.get('ctx')
    const found = await getOrder(ctx, c.req.valid('param').id)
    return c.json(presentRefundable(await readRefundable(ctx, found)), 200)
  })
  .openapi(refundRoute, async c => {
    const ctx = c.get('ctx')
    const { id: orderId } = c.req.valid('param')
    const { return: returnId, refunded: refundedCents, ...wanted } = c.req.valid('json')
    const wish = { orderId, returnId, refundedCents, ...wanted }
    await refundLines(ctx, wish, readOnce(c, 'refund-lines', wish))
    return c.json({ ...done, order: presentOrder(await getOrder(ctx, orderId)) }, 200)
  })
