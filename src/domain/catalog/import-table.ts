import { inArray, or, sql } from 'drizzle-orm'
import type { TableReport } from '#contract/catalog/product-table.ts'
import type { Encoding } from '#contract/csv.ts'
import { say } from '#contract/phrase.ts'
import type { Transaction } from '#db/client.ts'
import { lockName } from '#db/lock-name.ts'
import { products } from '#db/schema.ts'
import { recordAudit } from '../audit.ts'
import type { Context } from '../context.ts'
import { DomainError, type FieldError } from '../errors.ts'
import { may, requireRight } from '../rights.ts'
import { findUnknownFamilies, refreshFamilies } from './families.ts'
import type { ProductRow } from './list.ts'
import { readShelves, type Shelf } from './move-stock.ts'
import { findUnsellable } from './packs.ts'
import { findWrongCount, findWrongName, type ImportedRow, planRow, type RowPlan } from './plan-import.ts'
import { refuseTaken } from './taken.ts'
import { writePlans } from './write-import.ts'

/** Rows read, compared and written at a time. */
const BATCH = 200
const MAX_FAULTS = 100
const MAX_CHANGES = 100

/** A row of the file as parsed by its schema, or what is wrong with its cells. */
export type TableLine =
  | { readonly line: number; readonly row: ImportedRow }
  | { readonly line: number; readonly faults: readonly FieldError[] }

export interface Table {
  /** Null of a workbook. */
  readonly encoding: Encoding | null
  readonly ignoredColumns: readonly string[]
  /** Reads the rows; called again if the transaction has to be repeated. */
  readonly lines: () => AsyncIterable<TableLine>
}

interface ImportOptions {
  readonly isDryRun: boolean
  readonly after: number
}

/**
 * Adds the products of a table and changes those that exist, found by SKU or otherwise by name; all or none. The stock in the
 * table is a count of the shelf, reserved pieces included: the difference to what its writer saw becomes a movement. With `isDryRun` it only reports. If there are
 * faults, rejects with up to a hundred of them, by line and column (invalid). Of the changes the first hundred after the line `after` are reported.
 */
export async function importTable(ctx: Context, table: Table, options: ImportOptions): Promise<TableReport> {
  requireRight(ctx.actor, may.manageProducts(ctx.actor))
  const act = async (tx: Transaction) => {
    // One import at a time: two of them would lock rows in different orders.
    await lockName(tx, 'import of products')
    return run(ctx, tx, table, options)
  }
  const report = await refuseTaken(() => ctx.db.longTransaction(act))
  if (!options.isDryRun) ctx.changed('catalog')
  return report
}

async function run(
  ctx: Context,
  tx: Transaction,
  table: Table,
  { isDryRun, after }: ImportOptions,
): Promise<TableReport> {
  const sums = { rows: 0, created: 0, changed: 0, unchanged: 0 }
  const changes: TableReport['changes'] = []
  const faults = new Faults()
  const seen = new Map<string, number>()
  const familyIds = new Set<string | null>()
  for await (const batch of inBatches(table.lines())) {
    sums.rows += batch.length
    const rows = batch.flatMap(each => {
      if ('row' in each && !isRepeated(seen, each, faults)) return [each]
      if ('faults' in each) faults.add(each.line, each.faults)
      return []
    })
    if (!isDryRun && faults.count > 0) continue
    const known = await findKnown(tx, rows, { isLocked: !isDryRun })
    await refuseUnknownFamilies(tx, rows, faults)
    const shelfOf = await readShelves(
      tx,
      known.map(({ id }) => id),
    )
    const plans = planBatch(ctx, rows, { known, shelfOf }, faults)
    for (const plan of plans) {
      sums[plan.kind] += 1
      if (plan.kind === 'unchanged') continue
      familyIds.add(plan.before?.familyId ?? null).add(plan.after.familyId)
      if (plan.line > after && changes.length < MAX_CHANGES) changes.push(describe(plan))
    }
    if (!isDryRun && faults.count === 0) await writePlans(ctx, tx, plans)
  }
  faults.throwAny()
  if (!isDryRun) await refreshFamilies(tx, [...familyIds])
  if (!isDryRun) await recordAudit(tx, ctx, { action: 'products-imported', subject: 'products', after: sums })
  const { encoding, ignoredColumns } = table
  return {
    acknowledged: true,
    dryRun: isDryRun,
    ...sums,
    encoding,
    ignoredColumns: [...ignoredColumns],
    changes,
  }
}

function describe({ line, row, changes, kind }: RowPlan): TableReport['changes'][number] {
  const isNew = kind === 'created'
  const { before, after } = changes
  return {
    line,
    name: row.name,
    isNew,
    facts: isNew ? [] : Object.keys(after ?? {}),
    before: before ?? {},
    after: after ?? {},
  }
}

interface Line {
  readonly line: number
  readonly row: ImportedRow
}

/** The products that have the SKU or the name of one of these rows. `isLocked` keeps them locked until the import ends. */
async function findKnown(
  tx: Transaction,
  rows: readonly Line[],
  { isLocked }: { isLocked: boolean },
): Promise<ProductRow[]> {
  if (rows.length === 0) return []
  const skus = rows.flatMap(({ row }) => row.sku?.toLowerCase() ?? [])
  const names = rows.map(({ row }) => row.name)
  const found = tx
    .select()
    .from(products)
    .where(or(inArray(sql`lower(${products.sku})`, skus), inArray(products.name, names)))
    .orderBy(products.id)
  return isLocked ? found.for('no key update') : found
}

/** Adds a fault for each row of a family that does not exist. */
async function refuseUnknownFamilies(tx: Transaction, rows: readonly Line[], faults: Faults): Promise<void> {
  const unknown = await findUnknownFamilies(
    tx,
    rows.map(({ row }) => row.family ?? null),
  )
  for (const { line, row } of rows)
    if (row.family && unknown.has(row.family))
      faults.add(line, [{ field: 'family', message: say`There is no family ${row.family}` }])
}

function planBatch(
  ctx: Context,
  rows: readonly Line[],
  { known, shelfOf }: { known: readonly ProductRow[]; shelfOf: (productId: string) => Shelf },
  faults: Faults,
): RowPlan[] {
  const bySku = new Map(known.flatMap(each => (each.sku ? [[each.sku.toLowerCase(), each] as const] : [])))
  const byName = new Map(known.map(each => [each.name, each]))
  return rows.flatMap(({ line, row }) => {
    const ofSku = row.sku ? bySku.get(row.sku.toLowerCase()) : undefined
    const ofName = byName.get(row.name)
    if (ofSku && ofName && ofSku !== ofName) {
      faults.add(line, [{ field: 'name', message: say`belongs to another product` }])
      return []
    }
    const before = ofSku ?? ofName
    const shelf = before ? shelfOf(before.id) : { reserved: 0, moves: 0 }
    const plan = planRow(ctx, { line, row, before, reserved: shelf.reserved })
    const wrong =
      findWrongName(row, before) ??
      (before && findWrongCount(row, { ...shelf, available: before.available })) ??
      findUnsellable(plan.after)
    if (wrong) faults.add(line, [wrong])
    return wrong ? [] : [plan]
  })
}

/** Whether an earlier line has the same name or SKU; adds a fault for each. */
function isRepeated(seen: Map<string, number>, { line, row }: Line, faults: Faults): boolean {
  const keys = { name: `name ${row.name}`, ...(row.sku && { sku: `sku ${row.sku.toLowerCase()}` }) }
  let isAgain = false
  for (const [field, key] of Object.entries(keys)) {
    const earlier = seen.get(key)
    if (earlier !== undefined) {
      faults.add(line, [{ field, message: say`is also on line ${earlier}` }])
      isAgain = true
    } else seen.set(key, line)
  }
  return isAgain
}

/** What is wrong with a file, by line and column. */
class Faults {
  count = 0
  readonly #fields: FieldError[] = []

  add(line: number, faults: readonly FieldError[]): void {
    this.count += faults.length
    for (const { field, message } of faults)
      if (this.#fields.length < MAX_FAULTS) this.#fields.push({ field: `line ${line}, ${field}`, message })
  }

  throwAny(): void {
    if (this.count === 0) return
    const more = this.count - this.#fields.length
    const rest = more > 0 ? [{ field: 'file', message: say`has ${more} more such cells` }] : []
    throw new DomainError({ kind: 'invalid', fields: [...this.#fields, ...rest] })
  }
}

async function* inBatches<Item>(items: AsyncIterable<Item>): AsyncGenerator<Item[]> {
  let batch: Item[] = []
  for await (const item of items) {
    batch.push(item)
    if (batch.length < BATCH) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}
