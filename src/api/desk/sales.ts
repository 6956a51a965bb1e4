import { createRoute, z } from '@hono/zod-openapi'
import { bestSeller, type Sales, sales as salesAnswer, salesQuery, stockValue } from '#contract/desk/sales.ts'
import { type Cents, toEuros } from '#contract/money.ts'
import { listBestSellers } from '#domain/desk/best-sellers.ts'
import { type CountedSales, countSales } from '#domain/desk/count-sales.ts'
import { valueStock } from '#domain/desk/value-stock.ts'
import { may } from '#domain/rights.ts'
import { admit } from '../base/admit.ts'
import { identify } from '../base/guard.ts'
import { maybeOlder } from '../base/older-reads.ts'
import { createRouter, json, problems } from '../base/openapi.ts'

const readRoute = createRoute({
  method: 'get',
  path: '/sales',
  tags: ['Desk'],
  summary: 'Count what was sold today or in the last 7, 30 or 365 days, beside the days before (staff)',
  middleware: [identify, admit(may.readSales), maybeOlder] as const,
  request: { query: salesQuery },
  responses: { 200: json(salesAnswer, 'What was sold'), ...problems(401, 403, 422) },
})

const productsRoute = createRoute({
  method: 'get',
  path: '/sales/products',
  tags: ['Desk'],
  summary: 'List what sold best (staff)',
  middleware: [identify, admit(may.readSales), maybeOlder] as const,
  request: { query: salesQuery },
  responses: { 200: json(z.array(bestSeller), 'The best first'), ...problems(401, 403, 422) },
})

const stockRoute = createRoute({
  method: 'get',
  path: '/sales/stock',
  tags: ['Desk'],
  summary: 'Value the stock, and name what of it does not sell (staff)',
  middleware: [identify, admit(may.readSales), maybeOlder] as const,
  responses: { 200: json(stockValue, 'Its value and slow movers'), ...problems(401, 403) },
})

export const sales = createRouter()
  .openapi(readRoute, async c => {
    const { days } = c.req.valid('query')
    return c.json(present(await countSales(c.get('ctx'), Number(days))), 200)
  })
  .openapi(productsRoute, async c => {
    const { days } = c.req.valid('query')
    const found = await listBestSellers(c.get('ctx'), Number(days))
    return c.json(
      found.map(each => ({ ...each, gross: toEuros(each.gross) })),
      200,
    )
  })
  .openapi(stockRoute, async c => {
    const { value, slowMovers } = await valueStock(c.get('ctx'))
    const inEuros = slowMovers.map(each => ({ ...each, value: toEuros(each.value) }))
    return c.json({ value: toEuros(value), slowMovers: inEuros }, 200)
  })

const inEuros = <Row extends { readonly gross: Cents; readonly net: Cents }>(row: Row) => ({
  ...row,
  gross: toEuros(row.gross),
  net: toEuros(row.net),
})

function present({ now, before, parts, days }: CountedSales): Sales {
  return {
    days,
    now: { ...inEuros(now), refunded: toEuros(now.refunded) },
    before: { ...inEuros(before), refunded: toEuros(before.refunded) },
    parts: parts.map(inEuros),
  }
}
