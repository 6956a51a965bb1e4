import { createRoute, z } from '@hono/zod-openapi'
import { toCsv } from '#contract/csv.ts'
import { MAX_IN_FILE, MAX_LISTED, type MissedSearch, missedSearch } from '#contract/desk/missed-searches.ts'
import { salesQuery } from '#contract/desk/sales.ts'
import type { Context } from '#domain/context.ts'
import { listMissedSearches } from '#domain/desk/list-missed-searches.ts'
import { may } from '#domain/rights.ts'
import { admit } from '../base/admit.ts'
import { CSV, fileHeaders } from '../base/file-headers.ts'
import { identify } from '../base/guard.ts'
import { maybeOlder } from '../base/older-reads.ts'
import { createRouter, json, problems } from '../base/openapi.ts'

const listRoute = createRoute({
  method: 'get',
  path: '/sales/missed-searches',
  tags: ['Desk'],
  summary: `List what people searched and did not find, the ${MAX_LISTED} asked most often first (staff)`,
  middleware: [identify, admit(may.readSales), maybeOlder] as const,
  request: { query: salesQuery },
  responses: { 200: json(z.array(missedSearch), 'Their words'), ...problems(401, 403, 422) },
})

const fileRoute = createRoute({
  method: 'get',
  path: '/sales/missed-searches.csv',
  tags: ['Desk'],
  summary: 'Get what people searched and did not find as a CSV file (staff)',
  middleware: [identify, admit(may.readSales), maybeOlder] as const,
  request: { query: salesQuery },
  responses: {
    200: { description: 'The file', content: { 'text/csv': { schema: z.string() } } },
    ...problems(401, 403, 422),
  },
})

async function list(ctx: Context, days: string, limit: number): Promise<MissedSearch[]> {
  const found = await listMissedSearches(ctx, { days: Number(days), limit })
  return found.map(({ lastMs, ...each }) => ({ ...each, lastAt: lastMs.toISOString() }))
}

export const missedSearches = createRouter()
  .openapi(listRoute, async c => c.json(await list(c.get('ctx'), c.req.valid('query').days, MAX_LISTED), 200))
  .openapi(fileRoute, async c => {
    const { days } = c.req.valid('query')
    const rows = await list(c.get('ctx'), days, MAX_IN_FILE)
    const columns = ['words', 'times', 'lastAt', 'outcome', 'shown'] as const
    const table = [columns, ...rows.map(row => columns.map(name => row[name]))]
    return c.body(toCsv(table), 200, fileHeaders(`missed-searches-${days}-days.csv`, CSV))
  })
