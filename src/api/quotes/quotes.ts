import { createRoute, z } from '@hono/zod-openapi'
import { checkoutEstimate } from '#contract/checkout/checkout.ts'
import { acknowledged, entityId, inserted } from '#contract/common.ts'
import { MAX_COUNTED } from '#contract/counting.ts'
import {
  managedQuoteQuery,
  newQuote,
  quote,
  quoteOrder,
  quotePrices,
  quoteQuery,
  quoteQuestion,
  quoteRefusal,
  quoteSummary,
} from '#contract/quotes/quotes.ts'
import { answerQuote } from '#domain/quotes/answer.ts'
import { askForQuote } from '#domain/quotes/ask.ts'
import { declineQuote } from '#domain/quotes/decline.ts'
import { estimateQuote } from '#domain/quotes/estimate.ts'
import { listOwnQuotes, listQuotes } from '#domain/quotes/list.ts'
import { orderQuote } from '#domain/quotes/order.ts'
import { readQuotePaper } from '#domain/quotes/paper.ts'
import { getQuote } from '#domain/quotes/read.ts'
import { withdrawQuote } from '#domain/quotes/withdraw.ts'
import { may } from '#domain/rights.ts'
import { admit, admitForQuote, admitSignedIn } from '../base/admit.ts'
import { identify, readOnce } from '../base/guard.ts'
import { createRouter, json, jsonBody, problems } from '../base/openapi.ts'
import { pageHeaders, wishOf } from '../base/paging.ts'
import { ifMatch, readVersion, tagVersion } from '../caching/etag.ts'
import { presentPlan } from '../checkout/checkout.ts'
import { sendPaper } from '../papers/papers.ts'
import { presentListedQuote, presentQuote } from './presenter.ts'

const tags = ['Quotes']
const params = z.object({ id: entityId })
const versioned = ifMatch('the version of the request in quotes')
const IN_PAGES = `The next page in Link (rel=next), the number of all in X-Total-Count, at most ${MAX_COUNTED}`

const askRoute = createRoute({
  method: 'post',
  path: '/quote',
  tags,
  summary: "Get a quote at today's prices, kept 14 days, or ask for a better price",
  middleware: [identify, admit(may.askForQuote)] as const,
  request: { body: jsonBody(newQuote) },
  responses: { 201: json(inserted, 'The id of the quote'), ...problems(401, 409, 422, 429) },
})

const listRoute = createRoute({
  method: 'get',
  path: '/quote',
  tags,
  summary: "List one's own quotes, newest first",
  middleware: [identify, admit(may.askForQuote)] as const,
  request: { query: quoteQuery },
  responses: { 200: json(z.array(quoteSummary), IN_PAGES), ...problems(401, 422) },
})

const listManagedRoute = createRoute({
  method: 'get',
  path: '/quote/managed',
  tags,
  summary: "List everybody's quotes and requests, newest first (staff)",
  middleware: [identify, admit(may.answerQuotes)] as const,
  request: { query: managedQuoteQuery },
  responses: { 200: json(z.array(quoteSummary), IN_PAGES), ...problems(401, 403, 422) },
})

const getRoute = createRoute({
  method: 'get',
  path: '/quote/{id}',
  tags,
  summary: "Get one of one's own quotes",
  middleware: [identify, admitSignedIn] as const,
  request: { params },
  responses: { 200: json(quote, 'The quote, with its ETag'), ...problems(401, 404) },
})

const paperRoute = createRoute({
  method: 'get',
  path: '/quote/{id}/pdf',
  tags,
  summary: "Get one of one's own quotes as a PDF",
  middleware: [identify, admitSignedIn] as const,
  request: { params },
  responses: {
    200: {
      description: 'The quote',
      content: { 'application/pdf': { schema: z.string().meta({ format: 'binary' }) } },
    },
    ...problems(401, 404, 409),
  },
})

const answerRoute = createRoute({
  method: 'put',
  path: '/quote/{id}/prices',
  tags,
  summary: 'Answer a request with prices; If-Match carries the version that was seen (staff)',
  middleware: [identify, admit(may.answerQuotes)] as const,
  request: { params, headers: versioned, body: jsonBody(quotePrices) },
  responses: {
    200: json(acknowledged, 'The customer is told'),
    ...problems(401, 403, 404, 409, 412, 422, 428),
  },
})

const declineRoute = createRoute({
  method: 'post',
  path: '/quote/{id}/decline',
  tags,
  summary: 'Decline a request with a reason; If-Match carries the version that was seen (staff)',
  middleware: [identify, admit(may.answerQuotes)] as const,
  request: { params, headers: versioned, body: jsonBody(quoteRefusal) },
  responses: {
    200: json(acknowledged, 'The customer is told'),
    ...problems(401, 403, 404, 409, 412, 422, 428),
  },
})

const withdrawRoute = createRoute({
  method: 'post',
  path: '/quote/{id}/withdraw',
  tags,
  summary: "Take back one's own request for a better price",
  middleware: [identify, admitForQuote(may.orderQuote)] as const,
  request: { params },
  responses: { 200: json(acknowledged, 'Withdrawn'), ...problems(401, 404, 409) },
})

const estimateRoute = createRoute({
  method: 'post',
  path: '/quote/{id}/estimate',
  tags,
  summary: "Estimate what ordering one's own quote would cost, delivered there; nothing is booked",
  middleware: [identify, admitForQuote(may.orderQuote)] as const,
  request: { params, body: jsonBody(quoteQuestion) },
  responses: {
    200: json(checkoutEstimate, 'The costs at the quoted prices'),
    ...problems(401, 404, 422, 429),
  },
})

const orderRoute = createRoute({
  method: 'post',
  path: '/quote/{id}/order',
  tags,
  summary: "Order one's own quote at its prices, once",
  middleware: [identify, admitForQuote(may.orderQuote)] as const,
  request: { params, body: jsonBody(quoteOrder) },
  responses: { 201: json(inserted, 'The id of the order'), ...problems(401, 403, 404, 409, 422, 429) },
})

const done = { acknowledged: true } as const

export const quotes = createRouter()
  .openapi(askRoute, async c => {
    const body = c.req.valid('json')
    const lines = body.lines.map(({ product, availability, wantedPrice }) => ({
      productId: product,
      quantity: availability,
      wantedUnitCents: wantedPrice,
    }))
    const insertedId = await askForQuote(c.get('ctx'), { ...body, lines }, readOnce(c, 'quote', body))
    return c.json({ acknowledged: true as const, insertedId }, 201, { location: `/quote/${insertedId}` })
  })
  .openapi(listRoute, async c => {
    const { cursor, limit } = c.req.valid('query')
    const ctx = c.get('ctx')
    const page = await listOwnQuotes(ctx, { limit, after: cursor })
    const headers = pageHeaders(c.req.url, quoteQuery.shape, page)
    return c.json(
      page.quotes.map(row => presentListedQuote(row, ctx)),
      200,
      headers,
    )
  })
  .openapi(listManagedRoute, async c => {
    const query = c.req.valid('query')
    const ctx = c.get('ctx')
    const page = await listQuotes(ctx, query, wishOf(query))
    const headers = pageHeaders(c.req.url, managedQuoteQuery.shape, page)
    return c.json(
      page.quotes.map(row => presentListedQuote(row, ctx)),
      200,
      headers,
    )
  })
  .openapi(getRoute, async c => {
    const ctx = c.get('ctx')
    const row = await getQuote(ctx, c.req.valid('param').id)
    return c.json(presentQuote(row, ctx), 200, { etag: tagVersion(row) })
  })
  .openapi(paperRoute, async c => sendPaper(c, await readQuotePaper(c.get('ctx'), c.req.valid('param').id)))
  .openapi(answerRoute, async c => {
    const { prices, ...answer } = c.req.valid('json')
    const version = readVersion(c.req.valid('header')['if-match'])
    await answerQuote(c.get('ctx'), { ...c.req.valid('param'), ...answer, version, pricesCents: prices })
    return c.json(done, 200)
  })
  .openapi(declineRoute, async c => {
    const version = readVersion(c.req.valid('header')['if-match'])
    await declineQuote(c.get('ctx'), { ...c.req.valid('param'), ...c.req.valid('json'), version })
    return c.json(done, 200)
  })
  .openapi(withdrawRoute, async c => {
    await withdrawQuote(c.get('ctx'), c.req.valid('param').id)
    return c.json(done, 200)
  })
  .openapi(estimateRoute, async c => {
    const plan = await estimateQuote(c.get('ctx'), c.req.valid('param').id, c.req.valid('json'))
    return c.json(presentPlan(plan), 200)
  })
  .openapi(orderRoute, async c => {
    const { id } = c.req.valid('param')
    const body = c.req.valid('json')
    const { price: totalCents, ...terms } = body
    const once = readOnce(c, `quote ${id}`, body)
    const insertedId = await orderQuote(c.get('ctx'), id, { ...terms, totalCents }, once)
    return c.json({ acknowledged: true as const, insertedId }, 201, { location: `/order/${insertedId}` })
  })
