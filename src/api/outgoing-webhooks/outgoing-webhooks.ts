import { createRoute, z } from '@hono/zod-openapi'
import { acknowledged, entityId } from '#contract/common.ts'
import { MAX_COUNTED } from '#contract/counting.ts'
import { webhookKinds, webhookKindWords } from '#contract/outgoing-webhooks/kinds.ts'
import {
  addedWebhookEndpoint,
  newWebhookEndpoint,
  renewedWebhookSecret,
  replayedWebhooks,
  type WebhookEndpoint,
  type WebhookMessage,
  webhookBody,
  webhookEndpoint,
  webhookEndpointEdit,
  webhookMessage,
  webhookMessageQuery,
  webhookReplay,
} from '#contract/outgoing-webhooks/outgoing-webhooks.ts'
import {
  addWebhookEndpoint,
  editWebhookEndpoint,
  listWebhookEndpoints,
  removeWebhookEndpoint,
  renewWebhookSecret,
  type WebhookEndpointRow,
} from '#domain/outgoing-webhooks/endpoints.ts'
import {
  listWebhookMessages,
  replayWebhookMessages,
  type WebhookMessageRow,
} from '#domain/outgoing-webhooks/messages.ts'
import { may } from '#domain/rights.ts'
import { admit } from '../base/admit.ts'
import { identify } from '../base/guard.ts'
import { createRouter, json, jsonBody, problems } from '../base/openapi.ts'
import { pageHeaders } from '../base/paging.ts'

const tags = ['Webhooks']
const ownersAlone = admit(may.manageWebhooks)
const params = z.object({ id: entityId })

function presentEndpoint(row: WebhookEndpointRow): WebhookEndpoint {
  return {
    _id: row.id,
    url: row.url,
    kinds: row.kinds,
    createdAt: row.createdAt.toISOString(),
    on: row.offSince === null,
    offSince: row.offSince?.toISOString() ?? null,
    offReason: row.offReason,
    lastSentAt: row.lastSentAt?.toISOString() ?? null,
    previousSecretUntil: row.previousUntil?.toISOString() ?? null,
  }
}

function presentMessage({ id, endpointId, orderId, ...row }: WebhookMessageRow): WebhookMessage {
  return {
    _id: id,
    kind: row.kind,
    subject: row.subject,
    order: orderId,
    endpoint: endpointId,
    url: row.url,
    state: row.state,
    createdAt: row.createdAt.toISOString(),
    attempts: row.attempts,
    lastAttemptAt: row.lastAttemptAt?.toISOString() ?? null,
    nextAttemptAt: row.state === 'waiting' ? row.nextAttemptAt.toISOString() : null,
    lastStatus: row.lastStatus,
    lastAnswer: row.lastAnswer,
  }
}

const endpointsRoute = createRoute({
  method: 'get',
  path: '/webhook-endpoint',
  tags,
  summary: 'List the addresses that are told of what happens (owners)',
  middleware: [identify, ownersAlone] as const,
  responses: { 200: json(z.array(webhookEndpoint), 'They, without their secrets'), ...problems(401, 403) },
})

const addRoute = createRoute({
  method: 'post',
  path: '/webhook-endpoint',
  tags,
  summary: 'Add an address that is told from now on; its secret is shown this once (owners)',
  middleware: [identify, ownersAlone] as const,
  request: { body: jsonBody(newWebhookEndpoint) },
  responses: { 201: json(addedWebhookEndpoint, 'The secret'), ...problems(401, 403, 409, 422) },
})

const editRoute = createRoute({
  method: 'patch',
  path: '/webhook-endpoint/{id}',
  tags,
  summary: 'Change an address, what it is told, and whether it is (owners)',
  middleware: [identify, ownersAlone] as const,
  request: { params, body: jsonBody(webhookEndpointEdit) },
  responses: { 200: json(acknowledged, 'It is changed'), ...problems(401, 403, 404, 422) },
})

const renewRoute = createRoute({
  method: 'post',
  path: '/webhook-endpoint/{id}/secret',
  tags,
  summary: 'Give an address a new secret, shown this once; the one before signs too for a day (owners)',
  middleware: [identify, ownersAlone] as const,
  request: { params },
  responses: { 200: json(renewedWebhookSecret, 'The secret'), ...problems(401, 403, 404) },
})

const removeRoute = createRoute({
  method: 'delete',
  path: '/webhook-endpoint/{id}',
  tags,
  summary: 'Remove an address, with all that it was told (owners)',
  middleware: [identify, ownersAlone] as const,
  request: { params },
  responses: { 200: json(acknowledged, 'It is gone'), ...problems(401, 403, 404) },
})

const messagesRoute = createRoute({
  method: 'get',
  path: '/webhook-message',
  tags,
  summary: 'List what was told or waits to be, newest first (owners)',
  middleware: [identify, ownersAlone] as const,
  request: { query: webhookMessageQuery },
  responses: {
    200: json(
      z.array(webhookMessage),
      `The next page in Link (rel=next), the number of all hits in X-Total-Count, at most ${MAX_COUNTED}`,
    ),
    ...problems(401, 403, 422),
  },
})

const replayRoute = createRoute({
  method: 'post',
  path: '/webhook-message/replay',
  tags,
  summary: 'Send messages again, whatever became of them (owners)',
  middleware: [identify, ownersAlone] as const,
  request: { body: jsonBody(webhookReplay) },
  responses: { 200: json(replayedWebhooks, 'How many'), ...problems(401, 403, 422) },
})

export const outgoingWebhooks = createRouter()
  .openapi(endpointsRoute, async c =>
    c.json((await listWebhookEndpoints(c.get('ctx'))).map(presentEndpoint), 200),
  )
  .openapi(addRoute, async c => {
    const { id: insertedId, secret } = await addWebhookEndpoint(c.get('ctx'), c.req.valid('json'))
    return c.json({ acknowledged: true as const, insertedId, secret }, 201)
  })
  .openapi(editRoute, async c => {
    await editWebhookEndpoint(c.get('ctx'), c.req.valid('param').id, c.req.valid('json'))
    return c.json({ acknowledged: true as const }, 200)
  })
  .openapi(renewRoute, async c => {
    const secret = await renewWebhookSecret(c.get('ctx'), c.req.valid('param').id)
    return c.json({ acknowledged: true as const, secret }, 200)
  })
  .openapi(removeRoute, async c => {
    await removeWebhookEndpoint(c.get('ctx'), c.req.valid('param').id)
    return c.json({ acknowledged: true as const }, 200)
  })
  .openapi(messagesRoute, async c => {
    const { cursor: after, ...wish } = c.req.valid('query')
    const page = await listWebhookMessages(c.get('ctx'), { ...wish, after })
    const headers = pageHeaders(c.req.url, webhookMessageQuery.shape, page)
    return c.json(page.messages.map(presentMessage), 200, headers)
  })
  .openapi(replayRoute, async c => {
    const replayed = await replayWebhookMessages(c.get('ctx'), c.req.valid('json').ids)
    return c.json({ acknowledged: true as const, replayed }, 200)
  })

const SIGNED = z.object({
  'webhook-id': z.string().meta({ description: 'the same at each attempt' }),
  'webhook-timestamp': z.string().meta({ description: 'of the attempt, in seconds since 1970' }),
  'webhook-signature': z.string().meta({
    description:
      'v1, and the Base64 of HMAC-SHA256 of id.timestamp.body by the bytes of the secret; for a day after it was renewed two, with a space between',
  }),
})

for (const kind of webhookKinds)
  outgoingWebhooks.openAPIRegistry.registerWebhook({
    method: 'post',
    path: kind,
    tags,
    summary: webhookKindWords[kind],
    request: { headers: SIGNED, body: jsonBody(webhookBody) },
    responses: { '2XX': { description: 'Taken; after any other answer it is sent again, for three days' } },
  })
