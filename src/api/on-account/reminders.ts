import { createRoute, z } from '@hono/zod-openapi'
import { acknowledged, entityId } from '#contract/common.ts'
import { newReminder, type OrderReminders, reminderStop } from '#contract/on-account/reminders.ts'
import { type Reminders, sendReminder, startReminders, stopReminders } from '#domain/on-account/reminders.ts'
import { may } from '#domain/rights.ts'
import { admit } from '../base/admit.ts'
import { identify } from '../base/guard.ts'
import { createRouter, json, jsonBody, problems } from '../base/openapi.ts'

const tags = ['Money']
const params = z.object({ id: entityId })

const sendRoute = createRoute({
  method: 'post',
  path: '/order/{id}/reminders',
  tags,
  summary: 'Send the next reminder of an overdue order on account now (staff)',
  middleware: [identify, admit(may.settleOnAccount)] as const,
  request: { params, body: jsonBody(newReminder) },
  responses: { 200: json(acknowledged, 'It is queued'), ...problems(401, 403, 404, 409, 422) },
})

const stopRoute = createRoute({
  method: 'post',
  path: '/order/{id}/reminders/stop',
  tags,
  summary: 'Stop the reminders of an order on account, and say why (staff)',
  middleware: [identify, admit(may.settleOnAccount)] as const,
  request: { params, body: jsonBody(reminderStop) },
  responses: { 200: json(acknowledged, 'They are stopped'), ...problems(401, 403, 404, 409, 422) },
})

const startRoute = createRoute({
  method: 'post',
  path: '/order/{id}/reminders/start',
  tags,
  summary: 'Have the reminders of an order on account go on (staff)',
  middleware: [identify, admit(may.settleOnAccount)] as const,
  request: { params },
  responses: { 200: json(acknowledged, 'They go on'), ...problems(401, 403, 404) },
})

const ACKNOWLEDGED = { acknowledged: true as const }

export const reminders = createRouter()
  .openapi(sendRoute, async c => {
    await sendReminder(c.get('ctx'), { orderId: c.req.valid('param').id, ...c.req.valid('json') })
    return c.json(ACKNOWLEDGED, 200)
  })
  .openapi(stopRoute, async c => {
    await stopReminders(c.get('ctx'), { orderId: c.req.valid('param').id, ...c.req.valid('json') })
    return c.json(ACKNOWLEDGED, 200)
  })
  .openapi(startRoute, async c => {
    await startReminders(c.get('ctx'), c.req.valid('param').id)
    return c.json(ACKNOWLEDGED, 200)
  })

/** The reminders of an order, as they are shown. */
export function presentReminders({ sent, next, stopped, mayBeSent }: Reminders): OrderReminders {
  return {
    sent: sent.map(({ at, words }) => ({ at: at.toISOString(), words })),
    next: next ? { reminder: next.reminder, at: next.at.toISOString() } : null,
    stopped: stopped ? { at: stopped.at.toISOString(), reason: stopped.reason } : null,
    mayBeSent,
  }
}
