import { createRoute, z } from '@hono/zod-openapi'
import { acknowledged, entityId } from '#contract/common.ts'
import { newCertificate } from '#contract/lots/lots.ts'
import { CERTIFICATE_TOO_LARGE, MAX_CERTIFICATE_BYTES } from '#contract/pdf-limits.ts'
import { certifyLot, readCertificate } from '#domain/lots/certify.ts'
import { may } from '#domain/rights.ts'
import { admit } from '../base/admit.ts'
import { identify } from '../base/guard.ts'
import { limitUpload } from '../base/limit-upload.ts'
import { createRouter, json, problems } from '../base/openapi.ts'
import { pdf, sendPaper } from '../papers/papers.ts'

const tags = ['Lots']
const params = z.object({ id: entityId })
const limitCertificate = limitUpload('certificate', MAX_CERTIFICATE_BYTES, CERTIFICATE_TOO_LARGE)

const addRoute = createRoute({
  method: 'post',
  path: '/lot/{id}/certificate',
  tags,
  summary:
    'Add the inspection certificate of a lot, a PDF of at most 10 MB, in the place of one that it has (staff)',
  middleware: [identify, admit(may.moveStock), limitCertificate] as const,
  request: {
    params,
    body: { required: true, content: { 'multipart/form-data': { schema: newCertificate } } },
  },
  responses: { 200: json(acknowledged, 'It is kept'), ...problems(401, 403, 404, 413, 422, 503, 507) },
})

const readRoute = createRoute({
  method: 'get',
  path: '/lot/{id}/certificate',
  tags,
  summary: 'Get the inspection certificate of a lot (staff)',
  middleware: [identify, admit(may.seeLots)] as const,
  request: { params },
  responses: {
    200: { description: 'The certificate', content: pdf },
    ...problems(401, 403, 404, 503),
  },
})

export const certificates = createRouter()
  .openapi(addRoute, async c => {
    const { certificate } = c.req.valid('form')
    await certifyLot(c.get('ctx'), c.req.valid('param').id, await certificate.bytes())
    return c.json({ acknowledged: true as const }, 200)
  })
  .openapi(readRoute, async c => sendPaper(c, await readCertificate(c.get('ctx'), c.req.valid('param').id)))
