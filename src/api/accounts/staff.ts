import { createRoute, z } from '@hono/zod-openapi'
import {
  givenRole,
  invitation,
  invitationToken,
  newInvitation,
  openInvitation as openedInvitation,
} from '#contract/accounts/invitations.ts'
import { registered, user } from '#contract/accounts/users.ts'
import { acknowledged, email, entityId, inserted } from '#contract/common.ts'
import {
  acceptInvitation,
  type InvitationRow,
  invite,
  listInvitations,
  openInvitation,
  withdrawInvitation,
} from '#domain/accounts/invitations.ts'
import { giveRole, listUsers } from '#domain/accounts/users.ts'
import { may } from '#domain/rights.ts'
import { admit, admitSignedIn } from '../base/admit.ts'
import { anonymous, identify } from '../base/guard.ts'
import { createRouter, json, jsonBody, problems } from '../base/openapi.ts'
import { presentUser } from './users.ts'

const tags = ['Staff']

function presentInvitation({ id, expiresAt, isExpired, ...row }: InvitationRow) {
  return { _id: id, ...row, expiresAt: expiresAt.toISOString(), expired: isExpired }
}

const listRoute = createRoute({
  method: 'get',
  path: '/staff',
  tags,
  summary: 'List those who work for the shop (owners)',
  middleware: [identify, admit(may.manageUsers)] as const,
  responses: { 200: json(z.array(user), 'They'), ...problems(401, 403) },
})

const roleRoute = createRoute({
  method: 'put',
  path: '/staff/{email}',
  tags,
  summary: 'Give a person a role, or take theirs away; not from the last owner (owners)',
  middleware: [identify, admit(may.manageUsers)] as const,
  request: { params: z.object({ email }), body: jsonBody(givenRole) },
  responses: { 200: json(registered, 'The person'), ...problems(401, 403, 404, 409, 422) },
})

const invitationsRoute = createRoute({
  method: 'get',
  path: '/invitation',
  tags,
  summary: 'List the invitations that nobody has accepted (owners)',
  middleware: [identify, admit(may.manageUsers)] as const,
  responses: { 200: json(z.array(invitation), 'They'), ...problems(401, 403) },
})

const inviteRoute = createRoute({
  method: 'post',
  path: '/invitation',
  tags,
  summary: 'Mail somebody a link by which they get a role; again for the same address: a new link (owners)',
  middleware: [identify, admit(may.manageUsers)] as const,
  request: { body: jsonBody(newInvitation) },
  responses: { 201: json(inserted, 'The id of the invitation'), ...problems(401, 403, 409, 422, 429) },
})

const withdrawRoute = createRoute({
  method: 'delete',
  path: '/invitation/{id}',
  tags,
  summary: 'Withdraw an invitation (owners)',
  middleware: [identify, admit(may.manageUsers)] as const,
  request: { params: z.object({ id: entityId }) },
  responses: { 200: json(acknowledged, 'Its link works no more'), ...problems(401, 403, 404) },
})

const openRoute = createRoute({
  method: 'post',
  path: '/invitation/open',
  tags,
  summary: 'What the link of an invitation says; the token is sent in the body, as paths are logged',
  middleware: [anonymous] as const,
  request: { body: jsonBody(invitationToken) },
  responses: { 200: json(openedInvitation, 'The invitation'), ...problems(404, 422, 429) },
})

const acceptRoute = createRoute({
  method: 'post',
  path: '/invitation/accept',
  tags,
  summary: 'Take the role of an invitation to your own address, once',
  middleware: [identify, admitSignedIn] as const,
  request: { body: jsonBody(invitationToken) },
  responses: {
    200: json(acknowledged.extend({ role: openedInvitation.shape.role }), 'The role you have now'),
    ...problems(401, 404, 409, 422),
  },
})

export const staff = createRouter()
  .openapi(listRoute, async c => {
    const { users: rows } = await listUsers(c.get('ctx'), { onlyStaff: true })
    return c.json(
      rows.map(row => presentUser(row)),
      200,
    )
  })
  .openapi(roleRoute, async c => {
    const mustBeConfirmed = c.get('services').mode === 'live'
    const given = { email: c.req.valid('param').email, role: c.req.valid('json').role }
    const row = await giveRole(c.get('ctx'), given, { mustBeConfirmed })
    return c.json({ acknowledged: true as const, user: presentUser(row) }, 200)
  })
  .openapi(invitationsRoute, async c =>
    c.json((await listInvitations(c.get('ctx'))).map(presentInvitation), 200),
  )
  .openapi(inviteRoute, async c => {
    const insertedId = await invite(c.get('ctx'), c.req.valid('json'))
    return c.json({ acknowledged: true as const, insertedId }, 201)
  })
  .openapi(withdrawRoute, async c => {
    await withdrawInvitation(c.get('ctx'), c.req.valid('param').id)
    return c.json({ acknowledged: true as const }, 200)
  })
  .openapi(openRoute, async c => {
    const { token } = c.req.valid('json')
    const opened = await openInvitation(c.get('ctx'), { token, clientAddress: c.env.clientAddress })
    return c.json(opened, 200, { 'cache-control': 'no-store' })
  })
  .openapi(acceptRoute, async c => {
    const role = await acceptInvitation(c.get('ctx'), c.req.valid('json').token)
    return c.json({ acknowledged: true as const, role }, 200)
  })
