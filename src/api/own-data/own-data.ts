import { createRoute } from '@hono/zod-openapi'
import { acknowledged } from '#contract/common.ts'
import { accountDeletion, ownData } from '#contract/own-data/own-data.ts'
import { deleteOwnAccount } from '#domain/own-data/delete.ts'
import { readOwnData } from '#domain/own-data/read.ts'
import { may } from '#domain/rights.ts'
import { admit } from '../base/admit.ts'
import { fileHeaders } from '../base/file-headers.ts'
import { identify } from '../base/guard.ts'
import { createRouter, json, jsonBody, problems } from '../base/openapi.ts'

const readRoute = createRoute({
  method: 'get',
  path: '/my-data',
  tags: ['Users'],
  summary: 'Export everything the shop stores about the signed-in person, as a file',
  middleware: [identify, admit(may.readOwnData)] as const,
  responses: { 200: json(ownData, 'The file'), ...problems(401, 429) },
})

const deleteRoute = createRoute({
  method: 'delete',
  path: '/my-account',
  tags: ['Users'],
  summary: 'Delete your own account; completed orders are kept without your name',
  middleware: [identify, admit(may.deleteOwnAccount)] as const,
  request: { body: jsonBody(accountDeletion) },
  responses: { 200: json(acknowledged, 'Deleted'), ...problems(401, 409, 422, 429) },
})

export const ownAccount = createRouter()
  .openapi(readRoute, async c => {
    return c.json(await readOwnData(c.get('ctx')), 200, fileHeaders('my-data.json', 'application/json'))
  })
  .openapi(deleteRoute, async c => {
    const { password, email } = c.req.valid('json')
    const { proveOwner } = c.get('services')
    await deleteOwnAccount(c.get('ctx'), () => proveOwner({ headers: c.req.raw.headers, password, email }))
    return c.json({ acknowledged: true as const }, 200)
  })
