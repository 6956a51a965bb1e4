import { createRoute, z } from '@hono/zod-openapi'
import { newView, savedView } from '#contract/accounts/saved-views.ts'
import { acknowledged, entityId } from '#contract/common.ts'
import { forgetView, keepView, listViews } from '#domain/accounts/saved-views.ts'
import { may } from '#domain/rights.ts'
import { admit } from '../base/admit.ts'
import { identify } from '../base/guard.ts'
import { createRouter, json, jsonBody, problems } from '../base/openapi.ts'

const tags = ['Saved views']
const done = { acknowledged: true as const }

const listRoute = createRoute({
  method: 'get',
  path: '/saved-view',
  tags,
  summary: "List one's own views of the lists of the desk, by name (staff)",
  middleware: [identify, admit(may.keepViews)] as const,
  responses: { 200: json(z.array(savedView), 'The views'), ...problems(401, 403) },
})

const keepRoute = createRoute({
  method: 'put',
  path: '/saved-view',
  tags,
  summary: 'Keep a view of a list; one of the same list and name is replaced (staff)',
  middleware: [identify, admit(may.keepViews)] as const,
  request: { body: jsonBody(newView) },
  responses: { 200: json(acknowledged, 'It is kept'), ...problems(401, 403, 409, 422) },
})

const forgetRoute = createRoute({
  method: 'delete',
  path: '/saved-view/{id}',
  tags,
  summary: "Forget one of one's own views (staff)",
  middleware: [identify, admit(may.keepViews)] as const,
  request: { params: z.object({ id: entityId }) },
  responses: { 200: json(acknowledged, 'It is gone'), ...problems(401, 403) },
})

/** What each who works for the shop looks for again and again, on all their devices. */
export const savedViews = createRouter()
  .openapi(listRoute, async c => {
    const views = await listViews(c.get('ctx'))
    return c.json(
      views.map(({ id, list, name, query }) => ({ _id: id, list, name, query })),
      200,
    )
  })
  .openapi(keepRoute, async c => {
    await keepView(c.get('ctx'), c.req.valid('json'))
    return c.json(done, 200)
  })
  .openapi(forgetRoute, async c => {
    await forgetView(c.get('ctx'), c.req.valid('param').id)
    return c.json(done, 200)
  })
