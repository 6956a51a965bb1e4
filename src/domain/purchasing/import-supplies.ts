import { isDeepStrictEqual } from 'node:util'
import { asc, inArray, sql } from 'drizzle-orm'
import { say } from '#contract/phrase.ts'
import { MAX_SUPPLIERS_OF_SIZE } from '#contract/purchasing/states.ts'
import type { SupplyRow } from '#contract/purchasing/supply-table.ts'
import type { Transaction } from '#db/client.ts'
import { lockName } from '#db/lock-name.ts'
import { products, suppliers } from '#db/schema.ts'
import { recordAudits } from '../audit.ts'
import type { Context } from '../context.ts'
import { DomainError, type FieldError, invalid } from '../errors.ts'
import { may, requireRight } from '../rights.ts'
import { type Bought, factsOf, NOT_BOUGHT, readBought, type Supply, writeBought } from './bought.ts'

/** A row of the table, by its line in the file. */
export interface NumberedRow {
  readonly line: number
  readonly row: SupplyRow
}

const MAX_FAULTS = 20

/**
 * Says how products are bought as a table has it, all rows or none, and returns how many are bought otherwise now (buyers). A row with a supplier
 * changes the terms that it has for the product, or adds it behind the others. Rejected (invalid) for SKUs and suppliers that there are not, by their lines.
 */
export async function importSupplies(ctx: Context, rows: readonly NumberedRow[]): Promise<number> {
  requireRight(ctx.actor, may.buy(ctx.actor))
  return ctx.db.longTransaction(async tx => {
    // One at a time: two of them would lock rows in different orders.
    await lockName(tx, 'import of supplies')
    const wanted = await resolve(tx, rows)
    const ids = [...new Set(wanted.map(({ productId }) => productId))]
    const before = await readBought(tx, ids)
    const after = new Map(before)
    for (const each of wanted)
      after.set(each.productId, applyRow(after.get(each.productId) ?? NOT_BOUGHT, each))
    requireSound(wanted, after)
    const changed = ids.flatMap(id => {
      const [was, is] = [before.get(id) ?? NOT_BOUGHT, after.get(id) ?? NOT_BOUGHT]
      return isDeepStrictEqual(was, is) ? [] : { id, was, is }
    })
    if (changed.length === 0) throw invalid('list', say`changes nothing: all of it is so already`)
    await writeBought(tx, changed)
    await recordAudits(
      tx,
      ctx,
      changed.map(({ id, was, is }) => ({
        action: 'supplies-edited',
        subject: `product ${id}`,
        before: factsOf(was),
        after: factsOf(is),
      })),
    )
    return changed.length
  })
}

type Resolved = NumberedRow & { readonly productId: string; readonly supplierId: string | undefined }

/** The product and the supplier of each row; the products stay locked. */
async function resolve(tx: Transaction, rows: readonly NumberedRow[]): Promise<Resolved[]> {
  const skus = [...new Set(rows.map(({ row }) => row.sku.toLowerCase()))]
  const found = await tx
    .select({ id: products.id, sku: products.sku })
    .from(products)
    .where(inArray(sql`lower(${products.sku})`, skus))
    .orderBy(asc(products.id))
    .for('no key update')
  const bySku = new Map(found.map(({ id, sku }) => [sku?.toLowerCase(), id]))
  const known = await tx.select({ id: suppliers.id, name: suppliers.name }).from(suppliers)
  const byName = new Map(known.map(({ id, name }) => [name.toLowerCase(), id]))
  const faults = new Faults()
  const resolved = rows.flatMap(each => {
    const { line, row } = each
    const productId = bySku.get(row.sku.toLowerCase())
    const supplierId = row.supplier === '' ? undefined : byName.get(row.supplier.toLowerCase())
    if (productId === undefined) faults.add(line, 'sku', say`is no product of this shop`)
    if (row.supplier !== '' && supplierId === undefined)
      faults.add(line, 'supplier', say`is no supplier of this shop: add it first`)
    return productId === undefined ? [] : { ...each, productId, supplierId }
  })
  faults.throwAny()
  return resolved
}

/** What a row leaves out stays as it is. */
function applyRow(bought: Bought, { row, supplierId }: Resolved): Bought {
  const { reorderPoint = bought.reorderPoint, orderUpTo = bought.orderUpTo } = row
  return {
    version: bought.version,
    reorderPoint,
    orderUpTo,
    suppliers: supplierId === undefined ? bought.suppliers : setTerms(bought.suppliers, supplierId, row),
  }
}

function setTerms(all: readonly Supply[], supplierId: string, row: SupplyRow): Supply[] {
  const before = all.find(each => each.supplierId === supplierId)
  const supply: Supply = {
    supplierId,
    number: row.number ?? before?.number ?? '',
    priceCents: row.price === undefined ? (before?.priceCents ?? null) : row.price,
    pack: row.pack ?? before?.pack ?? 1,
    minimum: row.minimum ?? before?.minimum ?? 1,
    leadDays: row.leadDays === undefined ? (before?.leadDays ?? null) : row.leadDays,
  }
  return before ? all.map(each => (each === before ? supply : each)) : [...all, supply]
}

function requireSound(wanted: readonly Resolved[], after: ReadonlyMap<string, Bought>): void {
  const faults = new Faults()
  for (const { line, productId } of wanted) {
    const { reorderPoint, orderUpTo, suppliers: all } = after.get(productId) ?? NOT_BOUGHT
    if (orderUpTo !== null && orderUpTo < (reorderPoint ?? 0))
      faults.add(line, 'orderUpTo', say`must not be below the reorder point`)
    if (all.length > MAX_SUPPLIERS_OF_SIZE)
      faults.add(line, 'supplier', say`is one too many: a product has at most ${MAX_SUPPLIERS_OF_SIZE}`)
  }
  faults.throwAny()
}

/** What is wrong with a table, by line and column; the first ones are named. */
class Faults {
  readonly #fields: FieldError[] = []

  add(line: number, column: string, message: FieldError['message']): void {
    if (this.#fields.length < MAX_FAULTS) this.#fields.push({ field: `line ${line}, ${column}`, message })
  }

  throwAny(): void {
    if (this.#fields.length > 0) throw new DomainError({ kind: 'invalid', fields: this.#fields })
  }
}
