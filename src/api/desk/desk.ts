import { createRoute } from '@hono/zod-openapi'
import { desk } from '#contract/desk/desk.ts'
import { countWaiting } from '#domain/desk/count-waiting.ts'
import { may } from '#domain/rights.ts'
import { admit } from '../base/admit.ts'
import { identify } from '../base/guard.ts'
import { maybeOlder } from '../base/older-reads.ts'
import { createRouter, json, problems } from '../base/openapi.ts'

const readRoute = createRoute({
  method: 'get',
  path: '/desk',
  tags: ['Desk'],
  summary: 'Count what waits for those who run the shop (staff)',
  middleware: [identify, admit(may.readDesk), maybeOlder] as const,
  responses: { 200: json(desk, 'How much of each there is'), ...problems(401, 403) },
})

export const desks = createRouter().openapi(readRoute, async c =>
  c.json(await countWaiting(c.get('ctx')), 200),
)
