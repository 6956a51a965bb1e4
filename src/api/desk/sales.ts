import { createRoute } from '@hono/zod-openapi'
import { type Sales, sales as salesAnswer, salesQuery } from '#contract/desk/sales.ts'
import { type Cents, toEuros } from '#contract/money.ts'
import { type CountedSales, countSales } from '#domain/desk/count-sales.ts'
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

export const sales = createRouter().openapi(readRoute, async c => {
  const { days } = c.req.valid('query')
  return c.json(present(await countSales(c.get('ctx'), Number(days))), 200)
})

const inEuros = <Row extends { readonly gross: Cents; readonly net: Cents }>(row: Row) => ({
  ...row,
  gross: toEuros(row.gross),
  net: toEuros(row.net),
})

function present({ now, before, parts, bestSellers, slowMovers, stockValue, days }: CountedSales): Sales {
  return {
    days,
    now: { ...inEuros(now), refunded: toEuros(now.refunded) },
    before: { ...inEuros(before), refunded: toEuros(before.refunded) },
    parts: parts.map(inEuros),
    bestSellers: bestSellers.map(each => ({ ...each, gross: toEuros(each.gross) })),
    slowMovers: slowMovers.map(each => ({ ...each, value: toEuros(each.value) })),
    stockValue: toEuros(stockValue),
  }
}
