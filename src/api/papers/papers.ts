import { createRoute, z } from '@hono/zod-openapi'
import type { Context as HonoContext } from 'hono'
import { entityId } from '#contract/common.ts'
import { invoiceQuery } from '#contract/orders/details.ts'
import { readInvoice, readXRechnung } from '#domain/invoices/read.ts'
import { readConfirmation } from '#domain/orders/confirmation.ts'
import type { PaperFile } from '#domain/paper.ts'
import { admitSignedIn } from '../base/admit.ts'
import type { Env } from '../base/environment.ts'
import { fileHeaders } from '../base/file-headers.ts'
import { identify } from '../base/guard.ts'
import { createRouter, problems } from '../base/openapi.ts'

const params = z.object({ id: entityId })
export const pdf = { 'application/pdf': { schema: z.string().meta({ format: 'binary' }) } }

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
  summary:
    'Get a credit note that takes back the invoice of one of your own orders, in full or in part: the last one, or that of a number',
  middleware: [identify, admitSignedIn] as const,
  request: { params, query: invoiceQuery },
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
  .openapi(confirmationRoute, async c =>
    sendPaper(c, await readConfirmation(c.get('ctx'), c.req.valid('param').id)),
  )
  .openapi(invoiceRoute, async c => {
    const { format, number } = c.req.valid('query')
    const wanted = { orderId: c.req.valid('param').id, number }
    return sendPaper(c, await readAs[format](c.get('ctx'), wanted), format)
  })
  .openapi(creditNoteRoute, async c => {
    const { format, number } = c.req.valid('query')
    const wanted = { orderId: c.req.valid('param').id, number, kind: 'credit note' as const }
    return sendPaper(c, await readAs[format](c.get('ctx'), wanted), format)
  })

const readAs = { pdf: readInvoice, xrechnung: readXRechnung }
const types = { pdf: 'application/pdf', xrechnung: 'application/xml' }

/** Answers with a file to be saved, which is nobody else's. */
export function sendPaper(
  c: HonoContext<Env>,
  { name, bytes }: PaperFile,
  format: keyof typeof types = 'pdf',
) {
  return c.body(Uint8Array.from(bytes), 200, {
    ...fileHeaders(name, types[format]),
    'cache-control': 'private, no-store',
  })
}
