import { createRoute, z } from '@hono/zod-openapi'
import { type ApiKey, apiKey, madeApiKey, newApiKey } from '#contract/accounts/api-keys.ts'
import { acknowledged, entityId } from '#contract/common.ts'
import { type ApiKeyRow, listApiKeys, makeApiKey, revokeApiKey } from '#domain/accounts/api-keys.ts'
import { may } from '#domain/rights.ts'
import { admit } from '../base/admit.ts'
import { identify } from '../base/guard.ts'
import { createRouter, json, jsonBody, problems } from '../base/openapi.ts'

const tags = ['API keys']

function presentKey({ id, name, role, prefix, madeBy, state, ...moments }: ApiKeyRow): ApiKey {
  const { createdAt, expiresAt, lastUsedAt } = moments
  return {
    _id: id,
    name,
    role,
    prefix,
    madeBy,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    state,
  }
}

const listRoute = createRoute({
  method: 'get',
  path: '/api-key',
  tags,
  summary: 'List the API keys, newest first; those that ended for 90 days (owners)',
  middleware: [identify, admit(may.manageApiKeys)] as const,
  responses: { 200: json(z.array(apiKey), 'They, without their secrets'), ...problems(401, 403) },
})

const makeRoute = createRoute({
  method: 'post',
  path: '/api-key',
  tags,
  summary: 'Make an API key, which acts for you with a role; its secret is shown this once (owners)',
  middleware: [identify, admit(may.manageApiKeys)] as const,
  request: { body: jsonBody(newApiKey) },
  responses: { 201: json(madeApiKey, 'The secret'), ...problems(401, 403, 409, 422) },
})

const revokeRoute = createRoute({
  method: 'delete',
  path: '/api-key/{id}',
  tags,
  summary: 'Revoke an API key, which ends at once (owners)',
  middleware: [identify, admit(may.manageApiKeys)] as const,
  request: { params: z.object({ id: entityId }) },
  responses: { 200: json(acknowledged, 'It ended'), ...problems(401, 403, 404) },
})

export const apiKeys = createRouter()
  .openapi(listRoute, async c => c.json((await listApiKeys(c.get('ctx'))).map(presentKey), 200))
  .openapi(makeRoute, async c => {
    const { id, secret, expiresAt } = await makeApiKey(c.get('ctx'), c.req.valid('json'))
    const made = { insertedId: id, secret, expiresAt: expiresAt.toISOString() }
    return c.json({ acknowledged: true as const, ...made }, 201)
  })
  .openapi(revokeRoute, async c => {
    await revokeApiKey(c.get('ctx'), c.req.valid('param').id)
    return c.json({ acknowledged: true as const }, 200)
  })
