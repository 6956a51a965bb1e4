import { createRoute, z } from '@hono/zod-openapi'
import { type ListedPaper, listedPaper, paperFilter, paperQuery } from '#contract/bookkeeping/bookkeeping.ts'
import { MAX_PAPERS } from '#contract/bookkeeping/sale-kinds.ts'
import { toCsv, toCsvRows } from '#contract/csv.ts'
import { toEuros } from '#contract/money.ts'
import {
  exportPapers,
  type ListedPaper as Found,
  listPapers,
  printPapers,
} from '#domain/bookkeeping/papers.ts'
import { may } from '#domain/rights.ts'
import { admit } from '../base/admit.ts'
import { CSV, fileHeaders } from '../base/file-headers.ts'
import { identify } from '../base/guard.ts'
import { maybeOlder } from '../base/older-reads.ts'
import { createRouter, json, problems } from '../base/openapi.ts'
import { pageHeaders } from '../base/paging.ts'
import { streamParts, streamText } from '../base/stream.ts'
import { type ZippedFile, zipFiles } from '../base/zip.ts'

const tags = ['Bookkeeping']

const listRoute = createRoute({
  method: 'get',
  path: '/bookkeeping/papers',
  tags,
  summary: 'List the invoices and credit notes of some days, the latest first (staff)',
  middleware: [identify, admit(may.readMoney), maybeOlder] as const,
  request: { query: paperQuery },
  responses: {
    200: json(z.array(listedPaper), 'The next page in Link (rel=next), the number of all in X-Total-Count'),
    ...problems(401, 403, 422),
  },
})

const fileRoute = createRoute({
  method: 'get',
  path: '/bookkeeping/papers.csv',
  tags,
  summary: 'Export the list of invoices and credit notes as a CSV file (staff)',
  middleware: [identify, admit(may.readMoney)] as const,
  request: { query: paperFilter },
  responses: {
    200: { description: 'The file', content: { 'text/csv': { schema: z.string() } } },
    ...problems(401, 403, 422),
  },
})

const zipRoute = createRoute({
  method: 'get',
  path: '/bookkeeping/papers.zip',
  tags,
  summary: `Get the invoices and credit notes of some days as PDFs in one ZIP file, at most ${MAX_PAPERS} (staff)`,
  middleware: [identify, admit(may.readMoney)] as const,
  request: { query: paperFilter },
  responses: {
    200: {
      description: 'The file',
      content: { 'application/zip': { schema: z.string().meta({ format: 'binary' }) } },
    },
    ...problems(401, 403, 422),
  },
})

function presentPaper({ createdAt, orderId, netCents, vatCents, grossCents, ...same }: Found): ListedPaper {
  return {
    ...same,
    issuedAt: createdAt.toISOString(),
    order: orderId,
    net: toEuros(netCents),
    vat: toEuros(vatCents),
    gross: toEuros(grossCents),
  }
}

export const bookedPapers = createRouter()
  .openapi(listRoute, async c => {
    const { limit, cursor, ...filter } = c.req.valid('query')
    const { papers, total, next } = await listPapers(c.get('ctx'), filter, { limit, after: cursor })
    const page = { total, next: next === undefined ? undefined : String(next) }
    return c.json(papers.map(presentPaper), 200, pageHeaders(c.req.url, paperQuery.shape, page))
  })
  .openapi(fileRoute, c => {
    const { reportFault } = c.get('services')
    const parts = writePapers(exportPapers(c.get('ctx'), c.req.valid('query')))
    return c.body(
      streamText(parts, error => reportFault(error, c.req.raw)),
      200,
      fileHeaders('papers.csv', CSV),
    )
  })
  .openapi(zipRoute, async c => {
    const { reportFault } = c.get('services')
    const files = await printPapers(c.get('ctx'), c.req.valid('query'))
    return c.body(
      streamParts(zipFiles(filesOf(files)), error => reportFault(error, c.req.raw)),
      200,
      fileHeaders('papers.zip', 'application/zip'),
    )
  })

async function* filesOf(
  papers: Awaited<ReturnType<typeof printPapers>>,
): AsyncGenerator<ZippedFile, undefined> {
  for await (const { createdAt, ...file } of papers) yield { ...file, modifiedAt: createdAt }
}

const columns = [
  'number',
  'issuedAt',
  'credits',
  'corrects',
  'orderNumber',
  'customer',
  'net',
  'vat',
  'gross',
] as const

async function* writePapers(batches: AsyncGenerator<Found[]>): AsyncGenerator<string, undefined> {
  yield toCsv([columns])
  for await (const papers of batches)
    yield toCsvRows(papers.map(presentPaper).map(paper => columns.map(name => paper[name])))
}
