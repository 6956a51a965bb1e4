import { createRoute, z } from '@hono/zod-openapi'
import type { Context as HonoContext } from 'hono'
import { periodQuery, takingsReport, vatReport } from '#contract/bookkeeping/bookkeeping.ts'
import { type CsvCell, toCsv } from '#contract/csv.ts'
import { sumTakings } from '#domain/bookkeeping/takings.ts'
import { sumVat } from '#domain/bookkeeping/vat.ts'
import { may } from '#domain/rights.ts'
import { admit } from '../base/admit.ts'
import type { Env } from '../base/environment.ts'
import { CSV, fileHeaders } from '../base/file-headers.ts'
import { identify } from '../base/guard.ts'
import { maybeOlder } from '../base/older-reads.ts'
import { createRouter, json, problems } from '../base/openapi.ts'
import { presentTakings, presentVat } from './presenter.ts'

const tags = ['Bookkeeping']
const file = { 200: { description: 'The file', content: { 'text/csv': { schema: z.string() } } } }

const takingsRoute = createRoute({
  method: 'get',
  path: '/bookkeeping/takings',
  tags,
  summary: 'Get what was sold and what money came and went, by day (staff)',
  middleware: [identify, admit(may.readMoney), maybeOlder] as const,
  request: { query: periodQuery },
  responses: { 200: json(takingsReport, 'The takings'), ...problems(401, 403, 422) },
})

const takingsFileRoute = createRoute({
  method: 'get',
  path: '/bookkeeping/takings.csv',
  tags,
  summary: 'Get the takings by day as a CSV file (staff)',
  middleware: [identify, admit(may.readMoney), maybeOlder] as const,
  request: { query: periodQuery },
  responses: { ...file, ...problems(401, 403, 422) },
})

const vatRoute = createRoute({
  method: 'get',
  path: '/bookkeeping/vat',
  tags,
  summary: 'Get VAT by country and rate, as a return asks for it (staff)',
  middleware: [identify, admit(may.readMoney), maybeOlder] as const,
  request: { query: periodQuery },
  responses: { 200: json(vatReport, 'The VAT'), ...problems(401, 403, 422) },
})

const vatFileRoute = createRoute({
  method: 'get',
  path: '/bookkeeping/vat.csv',
  tags,
  summary: 'Get VAT by country and rate as a CSV file (staff)',
  middleware: [identify, admit(may.readMoney), maybeOlder] as const,
  request: { query: periodQuery },
  responses: { ...file, ...problems(401, 403, 422) },
})

export const bookkeeping = createRouter()
  .openapi(takingsRoute, async c =>
    c.json(presentTakings(await sumTakings(c.get('ctx'), c.req.valid('query'))), 200),
  )
  .openapi(takingsFileRoute, async c => {
    const { from, to, days } = presentTakings(await sumTakings(c.get('ctx'), c.req.valid('query')))
    const columns = ['day', 'papers', 'card', 'account', 'credited', 'net', 'vat', 'gross'] as const
    const money = ['receivedByCard', 'receivedByTransfer', 'refundedToCard', 'refundedByTransfer'] as const
    // At the end, where a program that reads the file by places does not meet it.
    const names = [...columns, ...money, 'discounted'] as const
    return sendCsv(c, `takings-${from}-${to}`, [names, ...days.map(day => names.map(name => day[name]))])
  })
  .openapi(vatRoute, async c => c.json(presentVat(await sumVat(c.get('ctx'), c.req.valid('query'))), 200))
  .openapi(vatFileRoute, async c => {
    const { from, to, rows } = presentVat(await sumVat(c.get('ctx'), c.req.valid('query')))
    const names = ['kind', 'country', 'percent', 'corrects', 'papers', 'net', 'vat', 'gross'] as const
    return sendCsv(c, `vat-${from}-${to}`, [names, ...rows.map(row => names.map(name => row[name]))])
  })

/** Answers with a file of rows. */
function sendCsv(c: HonoContext<Env>, name: string, rows: readonly (readonly CsvCell[])[]) {
  return c.body(toCsv(rows), 200, fileHeaders(`${name}.csv`, CSV))
}
