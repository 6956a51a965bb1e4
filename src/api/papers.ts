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
    'Get the invoice of one of your own orders, paid or on account: as a PDF that carries it as Factur-X, or as an XRechnung',
  middleware: [identify, admitSignedIn] as const,
  request: { params, query: invoiceQuery },
  responses: {
    200: { description: 'The invoice', content: { ...pdf, 'application/xml': { schema: z.string() } } },
    ...problems(401, 404, 409, 422),
  },
})

const creditNoteRoute = createRoute({
  method: 'get',
  path: '/order/{id}/credit-note',
  tags: ['Orders'],
  summary: 'Get the credit note that takes back the invoice of one of your own orders, as the invoice itself',
  middleware: [identify, admitSignedIn] as const,
  request: { params, query: invoiceQuery.pick({ format: true }) },
  responses: {
    200: { description: 'The credit note', content: { ...pdf, 'application/xml': { schema: z.string() } } },
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
    return c.body(Uint8Array.from(bytes), 200, { ...headersOfPaper(name), 'content-type': 'application/pdf' })
  })
  .openapi(invoiceRoute, async c => {
    const { format, number } = c.req.valid('query')
    const wanted = { orderId: c.req.valid('param').id, number }
    const file = await readAs[format](c.get('ctx'), wanted)
    return c.body(Uint8Array.from(file.bytes), 200, {
      ...headersOfPaper(file.name),
      'content-type': types[format],
    })
  })
  .openapi(creditNoteRoute, async c => {
    const { format } = c.req.valid('query')
    const wanted = { orderId: c.req.valid('param').id, kind: 'credit note' as const }
    const file = await readAs[format](c.get('ctx'), wanted)
    return c.body(Uint8Array.from(file.bytes), 200, {
      ...headersOfPaper(file.name),
      'content-type': types[format],
    })
  })

const readAs = { pdf: readInvoice, xrechnung: readXRechnung }
const types = { pdf: 'application/pdf', xrechnung: 'application/xml' }

/** Of a file to be saved, which is nobody else's. */
export const headersOfPaper = (name: PaperFile['name']) => ({
  'content-disposition': `attachment; filename="${name}"`,
  'cache-control': 'private, no-store',
})
