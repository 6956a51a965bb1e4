import { createRoute, z } from '@hono/zod-openapi'
import { adminFlag, registered, registration, type User, user, usersQuery } from '#contract/accounts/users.ts'
import { acknowledged, email } from '#contract/common.ts'
import {
  isAdmin,
  listUsers,
  makeAdmin,
  registerUser,
  reinstateUser,
  removeUser,
  suspendUser,
  type UserRow,
  withdrawAdmin,
} from '#domain/accounts/users.ts'
import { termsOf } from '#domain/on-account/terms.ts'
import { may } from '#domain/rights.ts'
import { admit, admitAbout } from '../base/admit.ts'
import { identify } from '../base/guard.ts'
import { createRouter, json, jsonBody, problems } from '../base/openapi.ts'
import { presentTerms } from './terms.ts'

export function presentUser(row: UserRow & { readonly isAbove?: boolean }): User {
  const terms = termsOf(row)
  return {
    _id: row.id,
    email: row.email,
    name: row.name,
    role: row.role,
    suspended: row.suspendedAt !== null,
    ...(row.isAbove && { protected: true as const }),
    ...(terms && { accountTerms: presentTerms(terms) }),
  }
}

const params = z.object({ email })

const registerRoute = createRoute({
  method: 'put',
  path: '/user/{email}',
  tags: ['Users'],
  summary: 'Register the signed-in person, or refresh the registration',
  middleware: [identify, admitAbout(may.registerUser)] as const,
  request: { params, body: jsonBody(registration) },
  responses: { 200: json(registered, 'The person'), ...problems(401, 403, 422) },
})

const listRoute = createRoute({
  method: 'get',
  path: '/user',
  tags: ['Users'],
  summary: 'List all users, or a page of those who are looked for (admins)',
  middleware: [identify, admit(may.manageUsers)] as const,
  request: { query: usersQuery },
  responses: {
    200: json(z.array(user), 'The users, the number of all who match in X-Total-Count'),
    ...problems(401, 403, 422),
  },
})

const adminRoute = createRoute({
  method: 'get',
  path: '/admin/{email}',
  tags: ['Users'],
  summary: 'Whether this person is an admin',
  middleware: [identify, admitAbout(may.askWhetherAdmin)] as const,
  request: { params },
  responses: { 200: json(adminFlag, 'The flag'), ...problems(401, 403, 422) },
})

const makeAdminRoute = createRoute({
  method: 'put',
  path: '/user/admin/{email}',
  tags: ['Users'],
  summary: 'Make a person an admin (admins)',
  middleware: [identify, admit(may.manageUsers)] as const,
  request: { params },
  responses: { 200: json(registered, 'The person'), ...problems(401, 403, 404, 409, 422) },
})

const withdrawAdminRoute = createRoute({
  method: 'delete',
  path: '/user/admin/{email}',
  tags: ['Users'],
  summary: 'Withdraw admin rights from a person; not from the last admin (admins)',
  middleware: [identify, admit(may.manageUsers)] as const,
  request: { params },
  responses: { 200: json(registered, 'The person'), ...problems(401, 403, 404, 409, 422) },
})

const suspendRoute = createRoute({
  method: 'put',
  path: '/user/suspended/{email}',
  tags: ['Users'],
  summary: 'Suspend a person and end their sessions; not yourself, not the last admin (admins)',
  middleware: [identify, admit(may.manageUsers)] as const,
  request: { params },
  responses: { 200: json(registered, 'The person'), ...problems(401, 403, 404, 409, 422) },
})

const reinstateRoute = createRoute({
  method: 'delete',
  path: '/user/suspended/{email}',
  tags: ['Users'],
  summary: 'Lift the suspension of a person (admins)',
  middleware: [identify, admit(may.manageUsers)] as const,
  request: { params },
  responses: { 200: json(registered, 'The person'), ...problems(401, 403, 404, 422) },
})

const removeRoute = createRoute({
  method: 'delete',
  path: '/admin/{email}',
  tags: ['Users'],
  summary: 'Remove a person; their orders are kept (admins)',
  middleware: [identify, admit(may.manageUsers)] as const,
  request: { params },
  responses: { 200: json(acknowledged, 'Removed'), ...problems(401, 403, 404, 409, 422) },
})

export const users = createRouter()
  .openapi(registerRoute, async c => {
    const row = await registerUser(c.get('ctx'), c.req.valid('param').email)
    return c.json({ acknowledged: true as const, user: presentUser(row) }, 200)
  })
  .openapi(listRoute, async c => {
    const { users: rows, total } = await listUsers(c.get('ctx'), c.req.valid('query'))
    return c.json(
      rows.map(row => presentUser(row)),
      200,
      { 'x-total-count': String(total) },
    )
  })
  .openapi(adminRoute, async c => {
    const admin = await isAdmin(c.get('ctx'), c.req.valid('param').email)
    return c.json({ admin }, 200)
  })
  .openapi(makeAdminRoute, async c => {
    const mustBeConfirmed = c.get('services').mode === 'live'
    const row = await makeAdmin(c.get('ctx'), c.req.valid('param').email, { mustBeConfirmed })
    return c.json({ acknowledged: true as const, user: presentUser(row) }, 200)
  })
  .openapi(withdrawAdminRoute, async c => {
    const row = await withdrawAdmin(c.get('ctx'), c.req.valid('param').email)
    return c.json({ acknowledged: true as const, user: presentUser(row) }, 200)
  })
  .openapi(suspendRoute, async c => {
    const row = await suspendUser(c.get('ctx'), c.req.valid('param').email)
    return c.json({ acknowledged: true as const, user: presentUser(row) }, 200)
  })
  .openapi(reinstateRoute, async c => {
    const row = await reinstateUser(c.get('ctx'), c.req.valid('param').email)
    return c.json({ acknowledged: true as const, user: presentUser(row) }, 200)
  })
  .openapi(removeRoute, async c => {
    await removeUser(c.get('ctx'), c.req.valid('param').email)
    return c.json({ acknowledged: true as const }, 200)
  })
