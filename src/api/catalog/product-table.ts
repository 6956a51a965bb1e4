import { createRoute } from '@hono/zod-openapi'
import {
  exportQuery,
  MAX_TABLE_BYTES,
  newTable,
  TABLE_TOO_LARGE,
  tableQuery,
  tableReport,
} from '#contract/catalog/product-table.ts'
import { importTable } from '#domain/catalog/import-table.ts'
import { may } from '#domain/rights.ts'
import { admit } from '../base/admit.ts'
import { CSV, fileHeaders } from '../base/file-headers.ts'
import { identify } from '../base/guard.ts'
import { limitUpload } from '../base/limit-upload.ts'
import { maybeOlder } from '../base/older-reads.ts'
import { createRouter, json, problems } from '../base/openapi.ts'
import { tableFile, WORKBOOK_TYPE } from '../tables/send-table.ts'
import { openTable } from './read-product-table.ts'
import { writeCsvTable, writeWorkbookTable } from './write-product-table.ts'

const limitTable = limitUpload('file', MAX_TABLE_BYTES, TABLE_TOO_LARGE)

const FORMATS = {
  csv: { type: CSV, write: writeCsvTable },
  xlsx: { type: WORKBOOK_TYPE, write: writeWorkbookTable },
} as const

const exportRoute = createRoute({
  method: 'get',
  path: '/product/export',
  tags: ['Products'],
  summary: 'Export all products as a file that can be imported again, CSV or a workbook (admins)',
  middleware: [identify, admit(may.manageProducts), maybeOlder] as const,
  request: { query: exportQuery },
  responses: {
    200: tableFile,
    ...problems(401, 403, 422),
  },
})

const importRoute = createRoute({
  method: 'post',
  path: '/product/import',
  tags: ['Products'],
  summary:
    'Import products from a CSV file or the first sheet of a workbook (.xlsx), all or none; with dry_run=true only report what would change (admins)',
  middleware: [identify, admit(may.manageProducts), limitTable] as const,
  request: {
    query: tableQuery,
    body: { required: true, content: { 'multipart/form-data': { schema: newTable } } },
  },
  responses: { 200: json(tableReport, 'What was changed'), ...problems(401, 403, 413, 422) },
})

export const productTable = createRouter()
  .openapi(exportRoute, c => {
    const { reportFault } = c.get('services')
    const { format } = c.req.valid('query')
    const { write, type } = FORMATS[format]
    const file = write(c.get('ctx'), error => reportFault(error, c.req.raw))
    return c.body(file, 200, fileHeaders(`products.${format}`, type))
  })
  .openapi(importRoute, async c => {
    const { file } = c.req.valid('form')
    const table = await openTable(await file.bytes())
    const { dry_run: isDryRun, after } = c.req.valid('query')
    const report = await importTable(c.get('ctx'), table, { isDryRun, after })
    return c.json(report, 200)
  })
