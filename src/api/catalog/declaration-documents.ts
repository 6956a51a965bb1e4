import { createRoute, z } from '@hono/zod-openapi'
import { newDocument } from '#contract/catalog/confirmations.ts'
import { acknowledged, entityId } from '#contract/common.ts'
import { CERTIFICATE_TOO_LARGE, MAX_CERTIFICATE_BYTES } from '#contract/pdf-limits.ts'
import { documentConfirmation, readDocument } from '#domain/declarations/confirmations.ts'
import { may } from '#domain/rights.ts'
import { admit } from '../base/admit.ts'
import { anonymous, identify } from '../base/guard.ts'
import { limitUpload } from '../base/limit-upload.ts'
import { createRouter, json, problems } from '../base/openapi.ts'
import { pdf, sendPaper } from '../papers/papers.ts'

const tags = ['Catalogue']
const params = z.object({ id: entityId })
const limitDocument = limitUpload('document', MAX_CERTIFICATE_BYTES, CERTIFICATE_TOO_LARGE)

const documentRoute = createRoute({
  method: 'post',
  path: '/confirmation/{id}/document',
  tags,
  summary:
    'Add the document of a confirmation, a PDF of at most 10 MB, in the place of one that it has; anybody can read it (staff)',
  middleware: [identify, admit(may.manageProducts), limitDocument] as const,
  request: { params, body: { required: true, content: { 'multipart/form-data': { schema: newDocument } } } },
  responses: { 200: json(acknowledged, 'It is kept'), ...problems(401, 403, 404, 413, 422, 503, 507) },
})

const readRoute = createRoute({
  method: 'get',
  path: '/confirmation/{id}/document',
  tags,
  summary: 'Get the document of a confirmation: a declaration of the manufacturer',
  middleware: [anonymous] as const,
  request: { params },
  responses: { 200: { description: 'The document', content: pdf }, ...problems(404, 503) },
})

export const declarationDocuments = createRouter()
  .openapi(documentRoute, async c => {
    const { document } = c.req.valid('form')
    await documentConfirmation(c.get('ctx'), c.req.valid('param').id, await document.bytes())
    return c.json({ acknowledged: true as const }, 200)
  })
  .openapi(readRoute, async c => sendPaper(c, await readDocument(c.get('ctx'), c.req.valid('param').id)))
