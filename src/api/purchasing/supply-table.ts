import { createRoute, z } from '@hono/zod-openapi'
import { toCsv, toCsvRows } from '#contract/csv.ts'
import { toEuros, writeEuros } from '#contract/money.ts'
import { phraseOf, say } from '#contract/phrase.ts'
import {
  MAX_SUPPLY_ROWS,
  type SupplyColumn,
  supplyColumns,
  supplyRow,
  supplyTableRead,
  supplyTable as tableBody,
} from '#contract/purchasing/supply-table.ts'
import { DomainError, type FieldError, invalid } from '#domain/errors.ts'
import { type ExportedSupply, exportSupplies } from '#domain/purchasing/export-supplies.ts'
import { importSupplies, type NumberedRow } from '#domain/purchasing/import-supplies.ts'
import { may } from '#domain/rights.ts'
import { admit } from '../base/admit.ts'
import { CSV, fileHeaders } from '../base/file-headers.ts'
import { identify } from '../base/guard.ts'
import { createRouter, json, jsonBody, problems } from '../base/openapi.ts'
import { streamText } from '../base/stream.ts'
import { readFirstRows } from '../tables/open-rows.ts'
import { openCsv } from '../tables/read-csv.ts'

const tags = ['Purchasing']
const MAX_FAULTS = 20

const exportRoute = createRoute({
  method: 'get',
  path: '/supplies.csv',
  tags,
  summary: 'Export who supplies which products on which terms, as a CSV file; the export is audited (buyers)',
  middleware: [identify, admit(may.buy)] as const,
  responses: {
    200: { description: 'The file', content: { 'text/csv': { schema: z.string() } } },
    ...problems(401, 403),
  },
})

const importRoute = createRoute({
  method: 'post',
  path: '/supplies/import',
  tags,
  summary: `Say who supplies which products on which terms by CSV, all rows or none; at most ${MAX_SUPPLY_ROWS} (buyers)`,
  middleware: [identify, admit(may.buy)] as const,
  request: { body: jsonBody(tableBody) },
  responses: { 200: json(supplyTableRead, 'How many products it changed'), ...problems(401, 403, 422) },
})

/** The rows of a table, by its headings. Rejected (invalid) as a whole without a column of SKUs, beyond the most rows, and for cells at fault. */
async function readTable(list: string): Promise<NumberedRow[]> {
  const { readRows } = openCsv(new TextEncoder().encode(list))
  const [heading, ...rows] = await readFirstRows(readRows(), MAX_SUPPLY_ROWS + 1)
  const headings = heading?.cells.map(cell => cell.trim().toLowerCase()) ?? []
  const places = supplyColumns
    .map(column => [column, headings.indexOf(column.toLowerCase())] as const)
    .filter(([, place]) => place >= 0)
  if (!places.some(([column]) => column === 'sku'))
    throw invalid('list', say`must begin with a line that names the columns: sku, supplier, price and so on`)
  if (rows.length > MAX_SUPPLY_ROWS)
    throw invalid('list', say`must have at most ${{ count: MAX_SUPPLY_ROWS }} rows`)
  const faults: FieldError[] = []
  const read = rows.flatMap(({ line, cells }) => {
    const named = Object.fromEntries(places.map(([column, place]) => [column, cells[place] ?? '']))
    const parsed = supplyRow.safeParse(named)
    if (parsed.success) return { line, row: parsed.data }
    for (const { path, message } of parsed.error.issues)
      faults.push({ field: `line ${line}, ${path.join('.')}`, message: phraseOf(message) })
    return []
  })
  if (faults.length > 0) throw new DomainError({ kind: 'invalid', fields: faults.slice(0, MAX_FAULTS) })
  return read
}

const cellsOf: Readonly<Record<SupplyColumn, (row: ExportedSupply) => string | number | null>> = {
  sku: ({ sku }) => sku,
  supplier: ({ supplier }) => supplier,
  number: ({ number }) => number,
  price: ({ priceCents }) => (priceCents === null ? null : writeEuros(toEuros(priceCents))),
  pack: ({ pack }) => pack,
  minimum: ({ minimum }) => minimum,
  leadDays: ({ leadDays }) => leadDays,
  reorderPoint: ({ reorderPoint }) => reorderPoint,
  orderUpTo: ({ orderUpTo }) => orderUpTo,
}

async function* writeTable(batches: AsyncGenerator<ExportedSupply[]>): AsyncGenerator<string, undefined> {
  yield toCsv([supplyColumns])
  for await (const batch of batches)
    yield toCsvRows(batch.map(row => supplyColumns.map(column => cellsOf[column](row))))
}

export const supplyTable = createRouter()
  .openapi(exportRoute, async c => {
    const { reportFault } = c.get('services')
    const parts = writeTable(exportSupplies(c.get('ctx')))
    return c.body(
      streamText(parts, error => reportFault(error, c.req.raw)),
      200,
      fileHeaders('supplies.csv', CSV),
    )
  })
  .openapi(importRoute, async c => {
    const rows = await readTable(c.req.valid('json').list)
    return c.json({ acknowledged: true as const, products: await importSupplies(c.get('ctx'), rows) }, 200)
  })
