import { createRoute } from '@hono/zod-openapi'
import { bodyLimit } from 'hono/body-limit'
import { toEuros } from '#contract/money.ts'
import {
  columnOf,
  MAX_TABLE_BYTES,
  MAX_TABLE_ROWS,
  newTable,
  requiredColumns,
  type TableColumn,
  tableColumns,
  tableQuery,
  tableReport,
  tableRow,
  writeDimensions,
  writeTiers,
} from '#contract/product-table.ts'
import { importTable, type Table, type TableLine } from '#domain/catalog/import-table.ts'
import { type ProductRow, readProducts } from '#domain/catalog/list.ts'
import type { Context } from '#domain/context.ts'
import { invalid } from '#domain/errors.ts'
import { may } from '#domain/policies.ts'
import { admit } from './admit.ts'
import { presentTiers } from './catalog.ts'
import { toCsv, toCsvRows } from './csv.ts'
import { identify } from './guard.ts'
import { createRouter, json, problems } from './openapi.ts'
import { invalidFields } from './problem.ts'
import { type CsvRow, readCsv } from './read-csv.ts'
import { streamText } from './stream.ts'

/** The overhead that multipart may add to a file. */
const MULTIPART_BYTES = 64 * 1024

const limitTable = bodyLimit({
  maxSize: MAX_TABLE_BYTES + MULTIPART_BYTES,
  onError: () => invalidFields([{ field: 'file', message: 'must have at most 32 MB' }], 413),
})

function presentRow(row: ProductRow): Record<TableColumn, string | number | null> {
  return {
    name: row.name,
    sku: row.sku,
    price: toEuros(row.priceCents),
    min: row.minQuantity,
    available: row.available,
    category: row.category,
    description: row.description,
    standard: row.standard,
    material: row.material,
    finish: row.finish,
    dimensions: writeDimensions(row.dimensions),
    family: row.familyId,
    size: row.size,
    grade: row.grade,
    weight: row.weightGrams,
    step: row.packStep,
    tiers: writeTiers(presentTiers(row)),
    image: row.image,
    pictures: row.furtherImages.join(' '),
    lowStock: row.lowStock,
    archived: row.archivedAt ? 'yes' : 'no',
  }
}

interface Heading {
  /** What each column of the file contains; undefined if it is ignored. */
  readonly columns: readonly (TableColumn | undefined)[]
  readonly ignored: readonly string[]
}

function readHeading(row: CsvRow | undefined): Heading {
  if (!row) throw invalid('file', 'has no heading')
  const columns = row.cells.map(columnOf)
  const missing = requiredColumns.filter(column => !columns.includes(column))
  if (missing.length > 0) throw invalid('file', `has no column ${missing.join(', ')}`)
  const repeated = columns.find((column, index) => column && columns.indexOf(column) !== index)
  if (repeated) throw invalid('file', `has the column ${repeated} more than once`)
  return { columns, ignored: row.cells.filter((_, index) => !columns[index] && row.cells[index]?.trim()) }
}

function readLine({ line, cells }: CsvRow, { columns }: Heading): TableLine {
  const named = columns.flatMap((column, index) => (column ? [[column, cells[index] ?? '']] : []))
  const { success, data, error } = tableRow.safeParse(Object.fromEntries(named))
  if (success) return { line, row: data }
  const faults = error.issues.map(({ path, message }) => ({ field: String(path[0] ?? 'row'), message }))
  return { line, faults }
}

/** A table whose rows are read from the file again each time they are requested. */
async function openTable(bytes: Uint8Array): Promise<Table> {
  const first = await readCsv(bytes).next()
  const heading = readHeading(first.done ? undefined : first.value)
  async function* lines() {
    let count = -1
    for await (const row of readCsv(bytes)) {
      count += 1
      if (count > MAX_TABLE_ROWS) throw invalid('file', `must have at most ${MAX_TABLE_ROWS} rows`)
      if (count > 0) yield readLine(row, heading)
    }
  }
  return { ignoredColumns: heading.ignored, lines }
}

async function* writeTable(ctx: Context): AsyncGenerator<string, undefined> {
  yield toCsv([tableColumns])
  for await (const rows of readProducts(ctx, { state: 'any', sort: 'name' })) {
    const cells = rows.map(presentRow).map(row => tableColumns.map(column => row[column]))
    yield toCsvRows(cells)
  }
}

const exportRoute = createRoute({
  method: 'get',
  path: '/product/export',
  tags: ['Products'],
  summary: 'Export all products as a CSV file that can be imported again (admins)',
  middleware: [identify, admit(may.manageProducts)] as const,
  responses: {
    200: { description: 'The file', content: { 'text/csv': { schema: { type: 'string' } } } },
    ...problems(401, 403),
  },
})

const importRoute = createRoute({
  method: 'post',
  path: '/product/import',
  tags: ['Products'],
  summary:
    'Import products from a CSV file, all or none; with dry_run=true only report what would change (admins)',
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
    const file = streamText(writeTable(c.get('ctx')), error => reportFault(error, c.req.raw))
    return c.body(file, 200, {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="products.csv"',
      'cache-control': 'no-store',
    })
  })
  .openapi(importRoute, async c => {
    const { file } = c.req.valid('form')
    const table = await openTable(await file.bytes())
    const report = await importTable(c.get('ctx'), table, { isDryRun: c.req.valid('query').dry_run })
    return c.json(report, 200)
  })
