import { and, asc, eq, isNotNull, or, sql } from 'drizzle-orm'
import { productSuppliers, products, reorderLevels, suppliers } from '#db/schema.ts'
import { recordAudit } from '../audit.ts'
import type { Context } from '../context.ts'
import { may, requireRight } from '../rights.ts'

const ROWS_AT_ONCE = 2_000

/** How products are bought, a row for each supplier of each, in batches, for a file (buyers). The export is audited when it begins. */
export async function* exportSupplies(ctx: Context) {
  requireRight(ctx.actor, may.buy(ctx.actor))
  await recordAudit(ctx.db, ctx, { action: 'exported', subject: 'supplies' })
  for (let after: { id: string; position: number } | undefined; ; ) {
    const rows = await selectRows(ctx, after)
    if (rows.length > 0) yield rows
    const last = rows.at(-1)
    if (!last || rows.length < ROWS_AT_ONCE) return
    after = { id: last.id, position: last.position }
  }
}

/** A row of it. What a product without a supplier does not have is null. */
export type ExportedSupply = Awaited<ReturnType<typeof selectRows>>[number]

function selectRows({ db }: Pick<Context, 'db'>, after: { id: string; position: number } | undefined) {
  const position = sql<number>`coalesce(${productSuppliers.position}, -1)`
  return db
    .select({
      id: products.id,
      position,
      sku: products.sku,
      supplier: suppliers.name,
      number: productSuppliers.number,
      priceCents: productSuppliers.priceCents,
      pack: productSuppliers.pack,
      minimum: productSuppliers.minimum,
      leadDays: productSuppliers.leadDays,
      reorderPoint: reorderLevels.reorderPoint,
      orderUpTo: reorderLevels.orderUpTo,
    })
    .from(products)
    .leftJoin(productSuppliers, eq(productSuppliers.productId, products.id))
    .leftJoin(suppliers, eq(suppliers.id, productSuppliers.supplierId))
    .leftJoin(reorderLevels, eq(reorderLevels.productId, products.id))
    .where(
      and(
        isNotNull(products.sku),
        or(isNotNull(productSuppliers.productId), isNotNull(reorderLevels.productId)),
        after && sql`(${products.id}, ${position}) > (${after.id}, ${after.position}::int)`,
      ),
    )
    .orderBy(asc(products.id), asc(position))
    .limit(ROWS_AT_ONCE)
}
