import { createRoute, z } from '@hono/zod-openapi'
import { acknowledged, entityId, inserted } from '#contract/common.ts'
import { messageTemplate, newTemplate } from '#contract/messages/messages.ts'
import { addTemplate, editTemplate, listTemplates, removeTemplate } from '#domain/messages/templates.ts'
import { may } from '#domain/rights.ts'
import { admit } from '../base/admit.ts'
import { identify } from '../base/guard.ts'
import { createRouter, json, jsonBody, problems } from '../base/openapi.ts'

const tags = ['Messages']
const params = z.object({ id: entityId })
const done = { acknowledged: true as const }

const listRoute = createRoute({
  method: 'get',
  path: '/message-template',
  tags,
  summary: 'List the templates of answers, by name (staff)',
  middleware: [identify, admit(may.readContactMessages)] as const,
  responses: { 200: json(z.array(messageTemplate), 'The templates'), ...problems(401, 403) },
})

const addRoute = createRoute({
  method: 'post',
  path: '/message-template',
  tags,
  summary: 'Add a template of an answer; {name} and {order} stand for what is known (staff)',
  middleware: [identify, admit(may.answerMessages)] as const,
  request: { body: jsonBody(newTemplate) },
  responses: { 201: json(inserted, 'The id of the template'), ...problems(401, 403, 409, 422) },
})

const editRoute = createRoute({
  method: 'put',
  path: '/message-template/{id}',
  tags,
  summary: 'Word a template anew (staff)',
  middleware: [identify, admit(may.answerMessages)] as const,
  request: { params, body: jsonBody(newTemplate) },
  responses: { 200: json(acknowledged, 'Changed'), ...problems(401, 403, 404, 409, 422) },
})

const removeRoute = createRoute({
  method: 'delete',
  path: '/message-template/{id}',
  tags,
  summary: 'Remove a template (staff)',
  middleware: [identify, admit(may.answerMessages)] as const,
  request: { params },
  responses: { 200: json(acknowledged, 'It is gone'), ...problems(401, 403, 404) },
})

export const messageTemplates = createRouter()
  .openapi(listRoute, async c => {
    const found = await listTemplates(c.get('ctx'))
    return c.json(
      found.map(({ id, name, text }) => ({ _id: id, name, text })),
      200,
    )
  })
  .openapi(addRoute, async c => {
    const insertedId = await addTemplate(c.get('ctx'), c.req.valid('json'))
    return c.json({ ...done, insertedId }, 201)
  })
  .openapi(editRoute, async c => {
    await editTemplate(c.get('ctx'), c.req.valid('param').id, c.req.valid('json'))
    return c.json(done, 200)
  })
  .openapi(removeRoute, async c => {
    await removeTemplate(c.get('ctx'), c.req.valid('param').id)
    return c.json(done, 200)
  })
