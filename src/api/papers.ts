import { createRoute, z } from '@hono/zod-openapi'
import { entityId } from '#contract/common.ts'
import { invoiceQuery } from '#contract/papers.ts'
import { readInvoice, readXRechnung } from '#domain/invoices/read.ts'
import { readConfirmation } from '#domain/papers/confirmation.ts'
import type { PaperFile } from '#domain/papers/paper.ts'
import { admitSignedIn } from './admit.ts'
import { identify } from './guard.ts'
import { createRouter, problems } from './openapi.ts'

const params = z.object({ id: entityId })
const pdf = { 'application/pdf': { schema: z.string().meta({ format: 'binary' }) } }

const invoiceRoute = createRoute({
  method: 'get',
  path: '/order/{id}/invoice',
  tags: ['Orders'],
  summary:
    'Get the invoice of one of your own paid orders: as a PDF that carries it as Factur-X, or as an XRechnung',
  middleware: [identify, admitSignedIn] as const,
  request: { params, query: invoiceQuery },
  responses: {
    200: { description: 'The invoice', content: { ...pdf, 'application/xml': { schema: z.string() } } },
    ...problems(401, 404, 409, 422),
  },
})

const confirmationRoute = createRoute({
  method: 'get',
  path: '/order/{id}/confirmation',
  tags: ['Orders'],
  summary: 'Get the confirmation of one of your own orders as a PDF',
  middleware: [identify, admitSignedIn] as const,
  request: { params },
  responses: { 200: { description: 'The confirmation', content: pdf }, ...problems(401, 404) },
})

export const papers = createRouter()
  .openapi(confirmationRoute, async c => {
    const { name, bytes } = await readConfirmation(c.get('ctx'), c.req.valid('param').id)
    return c.body(Uint8Array.from(bytes), 200, { ...headersOf(name), 'content-type': 'application/pdf' })
  })
  .openapi(invoiceRoute, async c => {
    const ctx = c.get('ctx')
    const { id } = c.req.valid('param')
    const isPdf = c.req.valid('query').format === 'pdf'
    const { name, bytes } = isPdf ? await readInvoice(ctx, id) : await readXRechnung(ctx, id)
    return c.body(Uint8Array.from(bytes), 200, {
      ...headersOf(name),
      'content-type': isPdf ? 'application/pdf' : 'application/xml',
    })
  })

/** Of a file to be saved, which is nobody else's. */
const headersOf = (name: PaperFile['name']) => ({
  'content-disposition': `attachment; filename="${name}"`,
  'cache-control': 'private, no-store',
})
