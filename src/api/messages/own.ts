import { createRoute, z } from '@hono/zod-openapi'
import { acknowledged, entityId, inserted } from '#contract/common.ts'
import {
  messageToken,
  newReply,
  newReplyByLink,
  ownMessage,
  ownMessageQuery,
} from '#contract/messages/messages.ts'
import { followMessageLink, replyByLink } from '#domain/messages/links.ts'
import { readOwnMessages } from '#domain/messages/read.ts'
import { replyToOwn, writeAboutOrder } from '#domain/messages/write.ts'
import { may } from '#domain/rights.ts'
import { admitForMessage, admitForOrder, admitSignedIn } from '../base/admit.ts'
import { anonymous, identify, readOnce } from '../base/guard.ts'
import { createRouter, json, jsonBody, problems } from '../base/openapi.ts'
import { presentOwn } from './presenter.ts'

const tags = ['Messages']
const params = z.object({ id: entityId })
const done = { acknowledged: true as const }

const listRoute = createRoute({
  method: 'get',
  path: '/my-messages',
  tags,
  summary: 'List your own conversations with the shop, those written in last first, at most 50',
  middleware: [identify, admitSignedIn] as const,
  request: { query: ownMessageQuery },
  responses: { 200: json(z.array(ownMessage), 'The conversations'), ...problems(401, 422) },
})

const writeRoute = createRoute({
  method: 'post',
  path: '/order/{id}/messages',
  tags,
  summary: 'Write to the shop about one of your own orders; each has one conversation',
  middleware: [identify, admitForOrder(may.writeAboutOrder)] as const,
  request: { params, body: jsonBody(newReply) },
  responses: { 201: json(inserted, 'The id of the conversation'), ...problems(401, 404, 409, 422, 429) },
})

const replyRoute = createRoute({
  method: 'post',
  path: '/my-messages/{id}',
  tags,
  summary: 'Write in one of your own conversations',
  middleware: [identify, admitForMessage] as const,
  request: { params, body: jsonBody(newReply) },
  responses: { 200: json(acknowledged, 'It is there'), ...problems(401, 404, 409, 422, 429) },
})

const followRoute = createRoute({
  method: 'post',
  path: '/message-link',
  tags,
  summary: 'Get the conversation of a mailed link; the token is sent in the body, as paths are logged',
  middleware: [anonymous] as const,
  request: { body: jsonBody(messageToken) },
  responses: { 200: json(ownMessage, 'The conversation'), ...problems(404, 422, 429) },
})

const linkReplyRoute = createRoute({
  method: 'post',
  path: '/message-link/reply',
  tags,
  summary: 'Write in the conversation of a mailed link, without an account',
  middleware: [anonymous] as const,
  request: { body: jsonBody(newReplyByLink) },
  responses: { 200: json(acknowledged, 'It is there'), ...problems(404, 409, 422, 429) },
})

/** What customers do in their own conversations, signed in or by the link of an answer. */
export const ownMessages = createRouter()
  .openapi(listRoute, async c => {
    const found = await readOwnMessages(c.get('ctx'), c.req.valid('query').order)
    return c.json(found.map(presentOwn), 200)
  })
  .openapi(writeRoute, async c => {
    const wish = { orderId: c.req.valid('param').id, text: c.req.valid('json').text }
    const insertedId = await writeAboutOrder(c.get('ctx'), wish, readOnce(c, 'order-message', wish))
    return c.json({ ...done, insertedId }, 201)
  })
  .openapi(replyRoute, async c => {
    await replyToOwn(c.get('ctx'), { messageId: c.req.valid('param').id, ...c.req.valid('json') })
    return c.json(done, 200)
  })
  .openapi(followRoute, async c => {
    const found = await followMessageLink(c.get('ctx'), c.req.valid('json').token, c.env.clientAddress)
    return c.json(presentOwn(found), 200, { 'cache-control': 'no-store' })
  })
  .openapi(linkReplyRoute, async c => {
    await replyByLink(c.get('ctx'), c.req.valid('json'), c.env.clientAddress)
    return c.json(done, 200, { 'cache-control': 'no-store' })
  })
