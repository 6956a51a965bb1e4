import { createRoute, z } from '@hono/zod-openapi'
import { acknowledged, entityId } from '#contract/common.ts'
import { MAX_COUNTED } from '#contract/counting.ts'
import {
  managedMessage,
  managedMessageQuery,
  messageChange,
  messageThread,
  newAnswer,
  newReply,
} from '#contract/messages/messages.ts'
import { answerMessage, changeMessage, noteOnMessage } from '#domain/messages/answer.ts'
import { listMessages } from '#domain/messages/list.ts'
import { readThread } from '#domain/messages/read.ts'
import { may } from '#domain/rights.ts'
import { admit } from '../base/admit.ts'
import { identify } from '../base/guard.ts'
import { createRouter, json, jsonBody, problems } from '../base/openapi.ts'
import { pageHeaders, wishOf } from '../base/paging.ts'
import { presentListed, presentThread } from './presenter.ts'

const tags = ['Messages']
const params = z.object({ id: entityId })
const done = { acknowledged: true as const }

const listRoute = createRoute({
  method: 'get',
  path: '/message',
  tags,
  summary:
    "List everybody's messages, by when was written last: newest first, of those that are open or mine the oldest (staff)",
  middleware: [identify, admit(may.readContactMessages)] as const,
  request: { query: managedMessageQuery },
  responses: {
    200: json(
      z.array(managedMessage),
      `The next page in Link (rel=next), the number of all in X-Total-Count, at most ${MAX_COUNTED}`,
    ),
    ...problems(401, 403, 422),
  },
})

const readRoute = createRoute({
  method: 'get',
  path: '/message/{id}',
  tags,
  summary: 'Get a message with all that follows it, notes of colleagues too (staff)',
  middleware: [identify, admit(may.readContactMessages)] as const,
  request: { params },
  responses: { 200: json(messageThread, 'The message'), ...problems(401, 403, 404) },
})

const answerRoute = createRoute({
  method: 'post',
  path: '/message/{id}/answer',
  tags,
  summary: 'Answer a message by mail; 409 if somebody has answered or written since it was read (staff)',
  middleware: [identify, admit(may.answerMessages)] as const,
  request: { params, body: jsonBody(newAnswer) },
  responses: { 200: json(acknowledged, 'It is mailed'), ...problems(401, 403, 404, 409, 422) },
})

const noteRoute = createRoute({
  method: 'post',
  path: '/message/{id}/notes',
  tags,
  summary: 'Note something about a message for colleagues; its customer never sees it (staff)',
  middleware: [identify, admit(may.answerMessages)] as const,
  request: { params, body: jsonBody(newReply) },
  responses: { 200: json(acknowledged, 'Noted'), ...problems(401, 403, 404, 409, 422) },
})

const changeRoute = createRoute({
  method: 'patch',
  path: '/message/{id}',
  tags,
  summary:
    'Give a message to a colleague, close or reopen it; 409 if it has changed since it was read (staff)',
  middleware: [identify, admit(may.answerMessages)] as const,
  request: { params, body: jsonBody(messageChange) },
  responses: { 200: json(acknowledged, 'Changed'), ...problems(401, 403, 404, 409, 422) },
})

/** What those who answer messages do with them. */
export const messages = createRouter()
  .openapi(listRoute, async c => {
    const query = c.req.valid('query')
    const page = await listMessages(c.get('ctx'), query, wishOf(query))
    return c.json(
      page.messages.map(presentListed),
      200,
      pageHeaders(c.req.url, managedMessageQuery.shape, page),
    )
  })
  .openapi(readRoute, async c =>
    c.json(presentThread(await readThread(c.get('ctx'), c.req.valid('param').id)), 200),
  )
  .openapi(answerRoute, async c => {
    await answerMessage(c.get('ctx'), { messageId: c.req.valid('param').id, ...c.req.valid('json') })
    return c.json(done, 200)
  })
  .openapi(noteRoute, async c => {
    await noteOnMessage(c.get('ctx'), { messageId: c.req.valid('param').id, ...c.req.valid('json') })
    return c.json(done, 200)
  })
  .openapi(changeRoute, async c => {
    await changeMessage(c.get('ctx'), { messageId: c.req.valid('param').id, ...c.req.valid('json') })
    return c.json(done, 200)
  })
