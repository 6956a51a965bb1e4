import { createRoute, z } from '@hono/zod-openapi'
import { openDeclaration, openQuery, openTableQuery } from '#contract/catalog/declarations.ts'
import { subjectWords } from '#contract/catalog/open-subjects.ts'
import { listOpenDeclarations } from '#domain/declarations/list-open.ts'
import { may } from '#domain/rights.ts'
import { admit } from '../base/admit.ts'
import { identify } from '../base/guard.ts'
import { maybeOlder } from '../base/older-reads.ts'
import { createRouter, json, problems } from '../base/openapi.ts'
import { sendTable, tableFile } from '../tables/send-table.ts'

const tags = ['Catalogue']

const listRoute = createRoute({
  method: 'get',
  path: '/open-declaration',
  tags,
  summary:
    'List what of each family a person is still to confirm: CE, RoHS, REACH, customs codes, origins (staff)',
  middleware: [identify, admit(may.manageProducts), maybeOlder] as const,
  request: { query: openQuery },
  responses: { 200: json(z.array(openDeclaration), 'By subject'), ...problems(401, 403, 422) },
})

const tableRoute = createRoute({
  method: 'get',
  path: '/open-declaration/table',
  tags,
  summary: 'Export the same as CSV or a workbook (staff)',
  middleware: [identify, admit(may.manageProducts), maybeOlder] as const,
  request: { query: openTableQuery },
  responses: { 200: tableFile, ...problems(401, 403, 422) },
})

const COLUMNS = ['Subject', 'Family', 'Name', 'Products', 'Why', 'Proposed'] as const

export const declarations = createRouter()
  .openapi(listRoute, async c =>
    c.json(await listOpenDeclarations(c.get('ctx'), c.req.valid('query').subject), 200),
  )
  .openapi(tableRoute, async c => {
    const query = c.req.valid('query')
    const open = await listOpenDeclarations(c.get('ctx'), query.subject)
    const rows = open.map(({ subject, family, name, products, why, proposed }) => [
      subjectWords[subject],
      family,
      name,
      products,
      why,
      proposed,
    ])
    return sendTable(c, { name: 'to-be-confirmed', columns: COLUMNS, rows }, query.format)
  })
