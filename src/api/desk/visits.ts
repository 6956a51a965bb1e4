import { createRoute } from '@hono/zod-openapi'
import { salesQuery } from '#contract/desk/sales.ts'
import { visit, visits as visitsAnswer } from '#contract/desk/visits.ts'
import { countVisits } from '#domain/desk/count-visits.ts'
import { isRobot } from '#domain/desk/visits.ts'
import { networkOf } from '#domain/rate-limits.ts'
import { may } from '#domain/rights.ts'
import { admit } from '../base/admit.ts'
import { anonymous, identify } from '../base/guard.ts'
import { maybeOlder } from '../base/older-reads.ts'
import { createRouter, json, jsonBody, problems } from '../base/openapi.ts'

const countRoute = createRoute({
  method: 'post',
  path: '/visit',
  tags: ['Desk'],
  summary:
    'Count a step towards an order, as pages do; robots are not counted, and nothing is kept of who calls',
  middleware: [anonymous] as const,
  request: { body: jsonBody(visit) },
  responses: { 204: { description: 'Counted, or not' }, ...problems(403, 422, 429) },
})

const readRoute = createRoute({
  method: 'get',
  path: '/sales/visits',
  tags: ['Desk'],
  summary: 'Count the steps from parts seen to orders paid, beside the days before (staff)',
  middleware: [identify, admit(may.readSales), maybeOlder] as const,
  request: { query: salesQuery },
  responses: { 200: json(visitsAnswer, 'The steps'), ...problems(401, 403, 422) },
})

export const visits = createRouter()
  .openapi(countRoute, async c => {
    const { billing, now, address } = c.get('ctx')
    const { visits: counted } = c.get('services')
    counted.admit(networkOf({ address }) ?? '')
    if (!isRobot(c.req.header('user-agent')))
      counted.count(c.req.valid('json').step, { at: now(), timeZone: billing.timeZone })
    return c.body(null, 204)
  })
  .openapi(readRoute, async c => {
    const days = Number(c.req.valid('query').days)
    return c.json({ days, ...(await countVisits(c.get('ctx'), days)) }, 200)
  })
