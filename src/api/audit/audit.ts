import { createRoute, z } from '@hono/zod-openapi'
import { type AuditEvent, auditEvent, auditFilter, auditQuery } from '#contract/audit/audit.ts'
import { MAX_COUNTED } from '#contract/counting.ts'
import { toCsv } from '#contract/csv.ts'
import { type AuditRow, exportAuditEvents, listAuditEvents } from '#domain/audit.ts'
import { may } from '#domain/rights.ts'
import { admit } from '../base/admit.ts'
import { CSV, fileHeaders } from '../base/file-headers.ts'
import { identify } from '../base/guard.ts'
import { maybeOlder } from '../base/older-reads.ts'
import { createRouter, json, problems } from '../base/openapi.ts'
import { pageHeaders } from '../base/paging.ts'

export function presentAuditEvent(row: AuditRow): AuditEvent {
  return {
    _id: row.id,
    createdAt: row.createdAt.toISOString(),
    action: row.action,
    person: row.actorEmail,
    key: row.actorKey,
    subject: row.subject,
    address: row.address,
    before: row.before,
    after: row.after,
  }
}

const columns = ['time', 'action', 'person', 'subject', 'address', 'before', 'after', 'key'] as const

function presentFile(rows: readonly AuditRow[]): string {
  const facts = (value: unknown) => (value === null ? null : JSON.stringify(value))
  return toCsv([
    columns,
    ...rows.map(presentAuditEvent).map(event => {
      const { createdAt, action, person, subject, address, before, after, key } = event
      return [createdAt, action, person, subject, address, facts(before), facts(after), key]
    }),
  ])
}

const listRoute = createRoute({
  method: 'get',
  path: '/audit',
  tags: ['Audit'],
  summary: 'List the audit trail, newest first (staff)',
  middleware: [identify, admit(may.readAudit), maybeOlder] as const,
  request: { query: auditQuery },
  responses: {
    200: json(
      z.array(auditEvent),
      `The next page in Link (rel=next), the number of all hits in X-Total-Count, at most ${MAX_COUNTED}`,
    ),
    ...problems(401, 403, 422),
  },
})

const exportRoute = createRoute({
  method: 'get',
  path: '/audit.csv',
  tags: ['Audit'],
  summary: 'Export the audit trail as a file; the export is itself audited (staff)',
  middleware: [identify, admit(may.readAudit), maybeOlder] as const,
  request: { query: auditFilter },
  responses: {
    200: { description: 'The file', content: { 'text/csv': { schema: z.string() } } },
    ...problems(401, 403, 422),
  },
})

export const audit = createRouter()
  .openapi(listRoute, async c => {
    const { limit, cursor, ...filter } = c.req.valid('query')
    const page = await listAuditEvents(c.get('ctx'), filter, {
      limit,
      after: cursor,
    })
    return c.json(page.events.map(presentAuditEvent), 200, pageHeaders(c.req.url, auditQuery.shape, page))
  })
  .openapi(exportRoute, async c => {
    const rows = await exportAuditEvents(c.get('ctx'), c.req.valid('query'))
    return c.body(presentFile(rows), 200, fileHeaders('audit.csv', CSV))
  })
