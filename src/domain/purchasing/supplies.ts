import { asc, eq, sql } from 'drizzle-orm'
import { say } from '#contract/phrase.ts'
import type { Transaction } from '#db/client.ts'
import { productSuppliers, products, reorderLevels, suppliers } from '#db/schema.ts'
import { recordAudit } from '../audit.ts'
import { getProduct } from '../catalog/list.ts'
import type { Context } from '../context.ts'
import { changedMeanwhile, DomainError, notFound } from '../errors.ts'
import { may, requireRight } from '../rights.ts'
import {
  factsOf,
  type Levels,
  NOT_BOUGHT,
  readBought,
  type SuppliesEdit,
  type Supply,
  writeBought,
} from './bought.ts'
import { coming } from './coming.ts'

/** How a size is bought, its first supplier first. */
export interface Supplies extends Levels {
  /** 0: nobody has said anything yet. */
  readonly version: number
  readonly suppliers: readonly (Supply & { readonly name: string; readonly archivedAt: Date | null })[]
  /** Pieces in orders to suppliers, drafts too, that have not come. */
  readonly onOrder: number
}

/** How a size is bought (buyers). Rejected (not found) if there is none of this id. */
export async function readSupplies(ctx: Context, productId: string): Promise<Supplies> {
  requireRight(ctx.actor, may.buy(ctx.actor))
  await getProduct(ctx, productId)
  const [levels, found, ordered] = await Promise.all([
    ctx.db.select().from(reorderLevels).where(eq(reorderLevels.productId, productId)),
    ctx.db
      .select({ supply: productSuppliers, name: suppliers.name, archivedAt: suppliers.archivedAt })
      .from(productSuppliers)
      .innerJoin(suppliers, eq(suppliers.id, productSuppliers.supplierId))
      .where(eq(productSuppliers.productId, productId))
      .orderBy(asc(productSuppliers.position)),
    ctx.db.execute<{ pieces: number }>(
      sql`select pieces from (${coming}) as coming where product_id = ${productId}`,
    ),
  ])
  const { reorderPoint = null, orderUpTo = null, version = 0 } = levels[0] ?? {}
  return {
    reorderPoint,
    orderUpTo,
    version,
    suppliers: found.map(({ supply, ...supplier }) => ({ ...supply, ...supplier })),
    onOrder: ordered.rows[0]?.pieces ?? 0,
  }
}

/**
 * Says how a size is bought, as a whole (buyers). Rejected (changed) if somebody else has said so since the version that the caller saw, and
 * (invalid) for a supplier that there is not.
 */
export async function editSupplies(
  ctx: Context,
  { productId, version, edit }: { productId: string; version: number | undefined; edit: SuppliesEdit },
): Promise<Supplies> {
  requireRight(ctx.actor, may.buy(ctx.actor))
  await ctx.db.transaction(async tx => {
    // The product's row stands for what may not be there yet.
    const [product] = await tx
      .select({ id: products.id })
      .from(products)
      .where(eq(products.id, productId))
      .for('no key update')
    if (!product) throw notFound(say`product`)
    const before = (await readBought(tx, [productId])).get(productId)
    const { version: current } = before ?? NOT_BOUGHT
    if (version !== undefined && version !== current) throw changedMeanwhile({ version: current })
    await requireSuppliers(tx, edit.suppliers)
    await writeBought(tx, [{ id: productId, is: { ...edit, version: current } }])
    await recordAudit(tx, ctx, {
      action: 'supplies-edited',
      subject: `product ${productId}`,
      before: before && factsOf(before),
      after: factsOf(edit),
    })
  })
  return readSupplies(ctx, productId)
}

/** They stay while the size names them: suppliers are archived, not removed. */
async function requireSuppliers(tx: Transaction, wanted: readonly Supply[]): Promise<void> {
  const known = new Set((await tx.select({ id: suppliers.id }).from(suppliers)).map(({ id }) => id))
  const fields = wanted.flatMap(({ supplierId }, place) =>
    known.has(supplierId)
      ? []
      : [{ field: `suppliers.${place}.supplier`, message: say`is no supplier of this shop` }],
  )
  if (fields.length > 0) throw new DomainError({ kind: 'invalid', fields })
}
