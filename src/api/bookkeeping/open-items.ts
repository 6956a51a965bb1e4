import { createRoute, z } from '@hono/zod-openapi'
import { type OpenItemsReport, openItemsQuery, openItemsReport } from '#contract/bookkeeping/open-items.ts'
import { toCsv } from '#contract/csv.ts'
import { toEuros } from '#contract/money.ts'
import { exportOpenItems, listOpenItems } from '#domain/bookkeeping/open-items.ts'
import { may } from '#domain/rights.ts'
import { admit } from '../base/admit.ts'
import { CSV, fileHeaders } from '../base/file-headers.ts'
import { identify } from '../base/guard.ts'
import { createRouter, json, problems } from '../base/openapi.ts'

const tags = ['Bookkeeping']

const listRoute = createRoute({
  method: 'get',
  path: '/bookkeeping/open-items',
  tags,
  summary:
    'Get what was owed on account at the end of a day, by customer and by how long it is overdue (staff)',
  middleware: [identify, admit(may.readMoney)] as const,
  request: { query: openItemsQuery },
  responses: { 200: json(openItemsReport, 'What is open'), ...problems(401, 403, 422) },
})

const fileRoute = createRoute({
  method: 'get',
  path: '/bookkeeping/open-items.csv',
  tags,
  summary: 'Export what was owed on account at the end of a day, item by item, as a CSV file (staff)',
  middleware: [identify, admit(may.readMoney)] as const,
  request: { query: openItemsQuery },
  responses: {
    200: { description: 'The file', content: { 'text/csv': { schema: z.string() } } },
    ...problems(401, 403, 422),
  },
})

type Listed = Awaited<ReturnType<typeof listOpenItems>>
type Item = OpenItemsReport['items'][number]

const presentItem = ({ openCents, ...item }: Listed['items'][number]): Item => ({
  ...item,
  open: toEuros(openCents),
})

const presentSums = (sums: Listed['total']): OpenItemsReport['total'] => ({
  notDue: toEuros(sums.notDue),
  upTo30: toEuros(sums.upTo30),
  upTo60: toEuros(sums.upTo60),
  upTo90: toEuros(sums.upTo90),
  over90: toEuros(sums.over90),
  total: toEuros(sums.total),
})

const columns = [
  'person',
  'customer',
  'orderNumber',
  'invoice',
  'dueOn',
  'daysOverdue',
  'age',
  'open',
] as const satisfies readonly (keyof Item)[]

export const openItems = createRouter()
  .openapi(listRoute, async c => {
    const { on: wanted, person: whose } = c.req.valid('query')
    const { on, people, total, items } = await listOpenItems(c.get('ctx'), { on: wanted })
    const report: OpenItemsReport = {
      on,
      people: people.map(({ sums, ...who }) => ({ ...who, ...presentSums(sums) })),
      total: presentSums(total),
      items: items.filter(({ person }) => person === whose).map(presentItem),
    }
    return c.json(report, 200)
  })
  .openapi(fileRoute, async c => {
    const { on: wanted, person: whose } = c.req.valid('query')
    const { on, items } = await exportOpenItems(c.get('ctx'), { on: wanted })
    const rows = items.filter(({ person }) => whose === undefined || person === whose).map(presentItem)
    const file = toCsv([columns, ...rows.map(item => columns.map(name => item[name]))])
    return c.body(file, 200, fileHeaders(`open-items-${on}.csv`, CSV))
  })
