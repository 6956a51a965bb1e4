import { createRoute, z } from '@hono/zod-openapi'
import { entityId, inserted } from '#contract/common.ts'
import { MAX_COUNT_LINES } from '#contract/stock-counts/reasons.ts'
import {
  countEntries,
  countOutcome,
  type ListedStockCount,
  listedStockCount,
  newStockCount,
  stockCount,
  stockCountQuery,
} from '#contract/stock-counts/stock-counts.ts'
import { may } from '#domain/rights.ts'
import { enterStockCount } from '#domain/stock-counts/enter.ts'
import {
  addStockCount,
  type CountLine,
  getStockCount,
  listStockCounts,
  numberOf,
  readCountPaper,
  type StockCount,
} from '#domain/stock-counts/stock-counts.ts'
import { admit } from '../base/admit.ts'
import { identify } from '../base/guard.ts'
import { wordFor } from '../base/language.ts'
import { createRouter, json, jsonBody, problems } from '../base/openapi.ts'
import { pageHeaders, wishOf } from '../base/paging.ts'
import { pdf, sendPaper } from '../papers/papers.ts'

const tags = ['Stock counts']
const params = z.object({ id: entityId })
const counters = admit(may.moveStock)

function presentCount(count: StockCount): ListedStockCount {
  const { id, place, createdBy, createdAt, lines, entered, differences } = count
  const figures = { lines, entered, differences }
  return {
    _id: id,
    number: numberOf(count),
    place,
    createdBy,
    createdAt: createdAt.toISOString(),
    ...figures,
  }
}

const presentLine = (line: CountLine) => ({
  product: line.productId,
  name: line.name,
  sku: line.sku,
  shelfPlace: line.shelfPlace,
  shelf: line.shelf,
  recount: line.recount,
  counted: line.counted,
  reason: line.reason,
  enteredBy: line.enteredBy,
  enteredAt: line.enteredAt?.toISOString() ?? null,
})

const listRoute = createRoute({
  method: 'get',
  path: '/stock-count',
  tags,
  summary: 'List what the shelves are counted by, the latest first (warehouse)',
  middleware: [identify, counters] as const,
  request: { query: stockCountQuery },
  responses: {
    200: json(
      z.array(listedStockCount),
      'The next page in Link (rel=next), the number of all in X-Total-Count',
    ),
    ...problems(401, 403, 422),
  },
})

const addRoute = createRoute({
  method: 'post',
  path: '/stock-count',
  tags,
  summary: `Make a list to count by, of what lies at shelf places that begin so, at most ${MAX_COUNT_LINES} sizes (warehouse)`,
  middleware: [identify, counters] as const,
  request: { body: jsonBody(newStockCount) },
  responses: { 201: json(inserted, 'Its id'), ...problems(401, 403, 422) },
})

const readRoute = createRoute({
  method: 'get',
  path: '/stock-count/{id}',
  tags,
  summary: 'Get a list to count by, with what is entered (warehouse)',
  middleware: [identify, counters] as const,
  request: { params },
  responses: { 200: json(stockCount, 'The list'), ...problems(401, 403, 404) },
})

const paperRoute = createRoute({
  method: 'get',
  path: '/stock-count/{id}/pdf',
  tags,
  summary: 'Get a list to count by as a PDF, without what should be there (warehouse)',
  middleware: [identify, counters] as const,
  request: { params },
  responses: { 200: { description: 'The file', content: pdf }, ...problems(401, 403, 404, 429) },
})

const enterRoute = createRoute({
  method: 'post',
  path: '/stock-count/{id}/entries',
  tags,
  summary:
    'Book what was counted by a list; a line whose pieces have moved since it was printed is not booked, and is to be counted again (warehouse)',
  middleware: [identify, counters] as const,
  request: { params, body: jsonBody(countEntries) },
  responses: { 200: json(countOutcome, 'What became of each line'), ...problems(401, 403, 404, 422) },
})

export const stockCounts = createRouter()
  .openapi(listRoute, async c => {
    const query = c.req.valid('query')
    const page = await listStockCounts(c.get('ctx'), wishOf(query))
    return c.json(page.counts.map(presentCount), 200, pageHeaders(c.req.url, stockCountQuery.shape, page))
  })
  .openapi(addRoute, async c => {
    const insertedId = await addStockCount(c.get('ctx'), c.req.valid('json').place)
    return c.json({ acknowledged: true as const, insertedId }, 201)
  })
  .openapi(readRoute, async c => {
    const found = await getStockCount(c.get('ctx'), c.req.valid('param').id)
    return c.json({ ...presentCount(found), rows: found.rows.map(presentLine) }, 200)
  })
  .openapi(paperRoute, async c => sendPaper(c, await readCountPaper(c.get('ctx'), c.req.valid('param').id)))
  .openapi(enterRoute, async c => {
    const { lines } = c.req.valid('json')
    const outcomes = await enterStockCount(c.get('ctx'), c.req.valid('param').id, lines)
    const answer = outcomes.map(outcome => ({
      product: outcome.product,
      change: 'change' in outcome ? outcome.change : null,
      reason: 'refusal' in outcome ? wordFor(c, outcome.refusal) : null,
    }))
    return c.json({ acknowledged: true as const, lines: answer }, 200)
  })
