import { asc, eq, inArray } from 'drizzle-orm'
import { say } from '#contract/phrase.ts'
import type { Transaction } from '#db/client.ts'
import { products } from '#db/schema.ts'
import { recordAudit } from '../audit.ts'
import type { Context } from '../context.ts'
import { changedMeanwhile, notFound } from '../errors.ts'
import { may, requireRight } from '../rights.ts'
import {
  archivedAtOf,
  compareFacts,
  factsOf,
  leadsAfter,
  type ProductEdit,
  pictureShowsAfter,
} from './facts.ts'
import { refreshFamilies, requireFamilies } from './families.ts'
import type { ProductRow } from './list.ts'
import { requireSellable } from './packs.ts'
import { refuseTaken } from './taken.ts'

/** New values of some of a product's facts. The shop itself sets the time of archiving. */
export type Edit = Omit<ProductEdit, 'archivedAt'> & { readonly isArchived?: boolean | undefined }

/**
 * Edits a product, but not its stock, and returns it. Rejected if it is no longer at the version that the caller saw (changed),
 * or if another product has the name or SKU (conflict). An edit that changes nothing makes no new version.
 */
export async function editProduct(
  ctx: Context,
  { id, version, edit }: { id: string; version: number | undefined; edit: Edit },
): Promise<ProductRow> {
  requireRight(ctx.actor, may.manageProducts(ctx.actor))
  const act = async (tx: Transaction) => {
    const [before] = await tx.select().from(products).where(eq(products.id, id)).for('no key update')
    if (!before) throw notFound(say`product`)
    if (version !== undefined && version !== before.version) throw changedMeanwhile(describeCurrent(before))
    await requireFamilies(tx, [edit.familyId ?? null])
    const after = await changeProduct(ctx, tx, before, edit)
    await refreshFamilies(tx, [before.familyId, after.familyId])
    return after
  }
  const after = await refuseTaken(() => ctx.db.transaction(act))
  ctx.changed('catalog')
  return after
}

/**
 * Edits many products, all or none, and returns how many it changed. Rejected if one of them does not exist (not found).
 */
export async function editProducts(
  ctx: Context,
  ids: readonly string[],
  toEdit: (row: ProductRow) => Edit,
): Promise<number> {
  requireRight(ctx.actor, may.manageProducts(ctx.actor))
  const wanted = [...new Set(ids)]
  const changed = await ctx.db.transaction(async tx => {
    // Always in the same order, so that two such edits do not deadlock.
    const rows = await tx
      .select()
      .from(products)
      .where(inArray(products.id, wanted))
      .orderBy(asc(products.id))
      .for('no key update')
    if (rows.length < wanted.length) throw notFound(say`product`)
    let count = 0
    for (const before of rows)
      if ((await changeProduct(ctx, tx, before, toEdit(before))).version > before.version) count += 1
    await refreshFamilies(
      tx,
      rows.map(({ familyId }) => familyId),
    )
    return count
  })
  ctx.changed('catalog')
  return changed
}

async function changeProduct(
  ctx: Context,
  tx: Transaction,
  before: ProductRow,
  { isArchived = before.archivedAt !== null, ...facts }: Edit,
): Promise<ProductRow> {
  const archivedAt = archivedAtOf(before, isArchived, ctx.now())
  requireSellable({ ...before, ...facts })
  const changes = compareFacts(before, { ...before, ...facts, archivedAt })
  if (!changes.hasChanged) return before
  const leads = leadsAfter(before, facts.familyId)
  const pictureShows = pictureShowsAfter(before, facts.image)
  const [after] = await tx
    .update(products)
    .set({ ...facts, leads, pictureShows, archivedAt, version: before.version + 1 })
    .where(eq(products.id, before.id))
    .returning()
  if (!after) throw notFound(say`product`)
  await recordAudit(tx, ctx, {
    action: 'product-edited',
    subject: `product ${before.id}`,
    before: changes.before,
    after: changes.after,
  })
  return after
}

/** The product's version, texts and numbers, without lists and empty values. */
function describeCurrent(row: ProductRow): Record<string, string | number> {
  const current: Record<string, string | number> = { version: row.version }
  for (const [name, value] of Object.entries(factsOf(row)))
    if (typeof value === 'string' || typeof value === 'number') current[name] = value
  return current
}
