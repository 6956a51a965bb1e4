import { createRoute, z } from '@hono/zod-openapi'
import {
  confirmation,
  confirmationQuery,
  newConfirmation,
  newDocument,
} from '#contract/catalog/confirmations.ts'
import { acknowledged, entityId, inserted } from '#contract/common.ts'
import { CERTIFICATE_TOO_LARGE, MAX_CERTIFICATE_BYTES } from '#contract/lots/lots.ts'
import { confirmDeclaration, undoConfirmation } from '#domain/declarations/confirm.ts'
import {
  type Confirmation,
  documentConfirmation,
  listConfirmations,
  readDocument,
} from '#domain/declarations/confirmations.ts'
import { may } from '#domain/rights.ts'
import { admit } from '../base/admit.ts'
import { anonymous, identify } from '../base/guard.ts'
import { limitUpload } from '../base/limit-upload.ts'
import { createRouter, json, jsonBody, problems } from '../base/openapi.ts'
import { pdf, sendPaper } from '../papers/papers.ts'

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
  responses: {
    200: json(z.array(confirmation), 'Those in force'),
    ...problems(401, 403, 422),
  },
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
  responses: {
    200: json(acknowledged, 'It is undone'),
    ...problems(401, 403, 404),
  },
})

const documentRoute = createRoute({
  method: 'post',
  path: '/confirmation/{id}/document',
  tags,
  summary:
    'Add the document of a confirmation, a PDF of at most 10 MB, in the place of one that it has; anybody can read it (staff)',
  middleware: [
    identify,
    owners,
    limitUpload('document', MAX_CERTIFICATE_BYTES, CERTIFICATE_TOO_LARGE),
  ] as const,
  request: {
    params,
    body: {
      required: true,
      content: { 'multipart/form-data': { schema: newDocument } },
    },
  },
  responses: {
    200: json(acknowledged, 'It is kept'),
    ...problems(401, 403, 404, 413, 422, 503, 507),
  },
})

const readRoute = createRoute({
  method: 'get',
  path: '/confirmation/{id}/document',
  tags,
  summary: 'Get the document of a confirmation: a declaration of the manufacturer',
  middleware: [anonymous] as const,
  request: { params },
  responses: {
    200: { description: 'The document', content: pdf },
    ...problems(404, 503),
  },
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
  .openapi(documentRoute, async c => {
    const { document } = c.req.valid('form')
    await documentConfirmation(c.get('ctx'), c.req.valid('param').id, await document.bytes())
    return c.json({ acknowledged: true as const }, 200)
  })
  .openapi(readRoute, async c => sendPaper(c, await readDocument(c.get('ctx'), c.req.valid('param').id)))
