import { createRoute, z } from '@hono/zod-openapi'
import { entityId } from '#contract/common.ts'
import { toCsv, toCsvRows } from '#contract/csv.ts'
import { type LotRecipient, lotRecipient, lotRecipientQuery } from '#contract/shipments/lot-recipients.ts'
import { fileNameOf, getLot } from '#domain/lots/list.ts'
import { may } from '#domain/rights.ts'
import {
  exportRecipients,
  type LotRecipient as Found,
  listRecipients,
} from '#domain/shipments/lot-recipients.ts'
import { describeParcel } from '#domain/shipments/parcels.ts'
import { admit } from '../base/admit.ts'
import { CSV, fileHeaders } from '../base/file-headers.ts'
import { identify } from '../base/guard.ts'
import { createRouter, json, problems } from '../base/openapi.ts'
import { pageHeaders } from '../base/paging.ts'
import { streamText } from '../base/stream.ts'
import { presentParcel } from '../shipments/presenter.ts'

const tags = ['Lots']
const params = z.object({ id: entityId })

const listRoute = createRoute({
  method: 'get',
  path: '/lot/{id}/recipients',
  tags,
  summary: 'List who got pieces of a lot, how many, when and in which parcels, the latest first (staff)',
  middleware: [identify, admit(may.seeLots)] as const,
  request: { params, query: lotRecipientQuery },
  responses: {
    200: json(z.array(lotRecipient), 'The next page in Link (rel=next), the number of all in X-Total-Count'),
    ...problems(401, 403, 404, 422),
  },
})

const fileRoute = createRoute({
  method: 'get',
  path: '/lot/{id}/recipients.csv',
  tags,
  summary: 'Export who got pieces of a lot, as a CSV file; the export is audited (staff)',
  middleware: [identify, admit(may.seeLots)] as const,
  request: { params },
  responses: {
    200: { description: 'The file', content: { 'text/csv': { schema: z.string() } } },
    ...problems(401, 403, 404),
  },
})

function presentRecipient(found: Found): LotRecipient {
  const { orderNumber, userName, userEmail, company, phone, pieces } = found
  return {
    order: found.orderId,
    orderNumber,
    userName,
    userEmail,
    company,
    phone,
    pieces,
    shippedAt: found.shippedAt.toISOString(),
    parcels: found.parcels.map(presentParcel),
  }
}

const columns = ['order', 'shippedAt', 'pieces', 'customer', 'company', 'email', 'phone', 'parcels'] as const

async function* writeRecipients(batches: AsyncGenerator<Found[]>): AsyncGenerator<string, undefined> {
  yield toCsv([columns])
  for await (const batch of batches)
    yield toCsvRows(
      batch.map(({ orderNumber, shippedAt, pieces, userName, company, userEmail, phone, parcels }) => [
        orderNumber,
        shippedAt.toISOString(),
        pieces,
        userName,
        company,
        userEmail,
        phone,
        parcels.map(describeParcel).join(', '),
      ]),
    )
}

export const lotRecipients = createRouter()
  .openapi(listRoute, async c => {
    const { limit, cursor } = c.req.valid('query')
    const page = await listRecipients(c.get('ctx'), c.req.valid('param').id, { limit, after: cursor })
    const headers = pageHeaders(c.req.url, lotRecipientQuery.shape, page)
    return c.json(page.recipients.map(presentRecipient), 200, headers)
  })
  .openapi(fileRoute, async c => {
    const ctx = c.get('ctx')
    const { id } = c.req.valid('param')
    // Before the answer begins, so that it can be that there is none.
    const { row } = await getLot(ctx, id)
    const { reportFault } = c.get('services')
    const name = `lot-${fileNameOf(row)}.csv`
    const parts = writeRecipients(exportRecipients(ctx, id))
    return c.body(
      streamText(parts, error => reportFault(error, c.req.raw)),
      200,
      fileHeaders(name, CSV),
    )
  })
