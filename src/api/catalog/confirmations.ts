import { createRoute, z } from '@hono/zod-openapi'
import { confirmation, confirmationQuery, newConfirmation } from '#contract/catalog/confirmations.ts'
import { acknowledged, entityId, inserted } from '#contract/common.ts'
import { confirmDeclaration, undoConfirmation } from '#domain/declarations/confirm.ts'
import { type Confirmation, listConfirmations } from '#domain/declarations/confirmations.ts'
import { may } from '#domain/rights.ts'
import { admit } from '../base/admit.ts'
import { identify } from '../base/guard.ts'
import { createRouter, json, jsonBody, problems } from '../base/openapi.ts'

const tags = ['Catalogue']
const params = z.object({ id: entityId })
const owners = admit(may.manageProducts)

function presentConfirmation(row: Confirmation): z.input<typeof confirmation> {
  const { id, familyId, productId, createdAt, documentedAt } = row
  const { subject, name, why, proposed, statement, products, confirmedBy } = row
  return {
    _id: id,
    subject,
    family: familyId,
    product: productId,
    name,
    why,
    proposed,
    statement,
    products,
    confirmedBy,
    confirmedAt: createdAt.toISOString(),
    documentedAt: documentedAt?.toISOString() ?? null,
  }
}

const listRoute = createRoute({
  method: 'get',
  path: '/confirmation',
  tags,
  summary:
    'List what was confirmed of families: CE, RoHS, REACH, customs codes, origins, the latest first (staff)',
  middleware: [identify, owners] as const,
  request: { query: confirmationQuery },
  responses: { 200: json(z.array(confirmation), 'Those in force'), ...problems(401, 403, 422) },
})

const addRoute = createRoute({
  method: 'post',
  path: '/confirmation',
  tags,
  summary:
    'Confirm an entry of GET /open-declaration, as it was read; a customs code or an origin is written to its products (staff)',
  middleware: [identify, owners] as const,
  request: { body: jsonBody(newConfirmation) },
  responses: { 201: json(inserted, 'Its id'), ...problems(401, 403, 409, 422) },
})

const undoRoute = createRoute({
  method: 'delete',
  path: '/confirmation/{id}',
  tags,
  summary: 'Undo a confirmation: what it said is open again, and codes that it wrote are gone (staff)',
  middleware: [identify, owners] as const,
  request: { params },
  responses: { 200: json(acknowledged, 'It is undone'), ...problems(401, 403, 404) },
})

export const confirmations = createRouter()
  .openapi(listRoute, async c => {
    const found = await listConfirmations(c.get('ctx'), c.req.valid('query').subject)
    return c.json(found.map(presentConfirmation), 200)
  })
  .openapi(addRoute, async c => {
    const insertedId = await confirmDeclaration(c.get('ctx'), c.req.valid('json'))
    return c.json({ acknowledged: true as const, insertedId }, 201)
  })
  .openapi(undoRoute, async c => {
    await undoConfirmation(c.get('ctx'), c.req.valid('param').id)
    return c.json({ acknowledged: true as const }, 200)
  })
