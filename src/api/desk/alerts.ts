import { createRoute, z } from '@hono/zod-openapi'
import { acknowledged } from '#contract/common.ts'
import { alert, alertKind } from '#contract/desk/alerts.ts'
import { acknowledgeAlert, listAlerts } from '#domain/desk/alerts.ts'
import { may } from '#domain/rights.ts'
import { admit } from '../base/admit.ts'
import { identify } from '../base/guard.ts'
import { createRouter, json, problems } from '../base/openapi.ts'

const readRoute = createRoute({
  method: 'get',
  path: '/alerts',
  tags: ['Desk'],
  summary: 'List what is wrong with the shop, and who has seen to it (staff)',
  middleware: [identify, admit(may.handleAlerts)] as const,
  responses: { 200: json(z.array(alert), 'The oldest first'), ...problems(401, 403) },
})

const acknowledgeRoute = createRoute({
  method: 'post',
  path: '/alerts/{kind}/acknowledge',
  tags: ['Desk'],
  summary: 'Acknowledge an alert: no more mails are sent of it until there is more of it (staff)',
  middleware: [identify, admit(may.handleAlerts)] as const,
  request: { params: z.object({ kind: alertKind }) },
  responses: { 200: json(acknowledged, 'Acknowledged'), ...problems(401, 403, 404, 422) },
})

export const alerts = createRouter()
  .openapi(readRoute, async c => {
    const rows = await listAlerts(c.get('ctx'))
    const shown = rows.map(({ kind, count, since, acknowledgedAt: at, acknowledgedBy: by }) => ({
      kind: alertKind.parse(kind),
      count,
      since: since.toISOString(),
      acknowledged: at && by !== null ? { at: at.toISOString(), by } : null,
    }))
    return c.json(shown, 200)
  })
  .openapi(acknowledgeRoute, async c => {
    await acknowledgeAlert(c.get('ctx'), c.req.valid('param').kind)
    return c.json({ acknowledged: true as const }, 200)
  })
