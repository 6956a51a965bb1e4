import { createRoute, z } from '@hono/zod-openapi'
import { profile, profileInput } from '#contract/accounts/profiles.ts'
import { acknowledged, email } from '#contract/common.ts'
import { getProfile, saveProfile } from '#domain/accounts/profile.ts'
import { may } from '#domain/rights.ts'
import { admitAbout } from '../base/admit.ts'
import { identify } from '../base/guard.ts'
import { createRouter, json, jsonBody, problems } from '../base/openapi.ts'

const params = z.object({ email })

const getRoute = createRoute({
  method: 'get',
  path: '/profile/{email}',
  tags: ['Users'],
  summary: 'Get your own profile',
  middleware: [identify, admitAbout(may.editProfile)] as const,
  request: { params },
  responses: { 200: json(profile, 'The profile'), ...problems(401, 403, 422) },
})

const saveRoute = createRoute({
  method: 'put',
  path: '/profile/{email}',
  tags: ['Users'],
  summary: 'Save your own profile',
  middleware: [identify, admitAbout(may.editProfile)] as const,
  request: { params, body: jsonBody(profileInput) },
  responses: { 200: json(acknowledged, 'Saved'), ...problems(401, 403, 422) },
})

export const profiles = createRouter()
  .openapi(getRoute, async c => c.json(await getProfile(c.get('ctx'), c.req.valid('param').email), 200))
  .openapi(saveRoute, async c => {
    await saveProfile(c.get('ctx'), c.req.valid('param').email, c.req.valid('json'))
    return c.json({ acknowledged: true as const }, 200)
  })
