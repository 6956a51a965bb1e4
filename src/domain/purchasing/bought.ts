import { asc, inArray, sql } from 'drizzle-orm'
import type { Cents } from '#contract/money.ts'
import type { Transaction } from '#db/client.ts'
import { productSuppliers, reorderLevels } from '#db/schema.ts'

/** That somebody supplies a size, and on which terms. */
export interface Supply {
  readonly supplierId: string
  /** What the supplier calls it. */
  readonly number: string
  /** Of a piece, without VAT; null: not agreed. */
  readonly priceCents: Cents | null
  readonly pack: number
  readonly minimum: number
  /** Null: the supplier's usual ones. */
  readonly leadDays: number | null
}

export interface Levels {
  readonly reorderPoint: number | null
  readonly orderUpTo: number | null
}

/** How a size is bought, as it is edited: as a whole, its first supplier first. */
export interface SuppliesEdit extends Levels {
  readonly suppliers: readonly Supply[]
}

/** The same as it is kept. */
export interface Bought extends SuppliesEdit {
  /** 0: nobody has said anything yet. */
  readonly version: number
}

/** Of a size of which nobody has said anything. */
export const NOT_BOUGHT: Bought = { version: 0, reorderPoint: null, orderUpTo: null, suppliers: [] }

/** Rows written at a time: a statement has room for 65,535 values. */
const ROWS_AT_ONCE = 5_000

/** How sizes are bought, by their ids; those of which nobody has said anything are not there. */
export async function readBought(
  tx: Transaction,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Bought>> {
  const levels = await tx
    .select()
    .from(reorderLevels)
    .where(inArray(reorderLevels.productId, [...ids]))
  const terms = await tx
    .select()
    .from(productSuppliers)
    .where(inArray(productSuppliers.productId, [...ids]))
    .orderBy(asc(productSuppliers.position))
  const ofProduct = Map.groupBy(terms, ({ productId }) => productId)
  return new Map(
    levels.map(({ productId, version, reorderPoint, orderUpTo }) => [
      productId,
      {
        version,
        reorderPoint,
        orderUpTo,
        suppliers: (ofProduct.get(productId) ?? []).map(
          ({ supplierId, number, priceCents, pack, minimum, leadDays }) => ({
            supplierId,
            number,
            priceCents,
            pack,
            minimum,
            leadDays,
          }),
        ),
      },
    ]),
  )
}

/** Writes how sizes are bought now in the place of what was, each as its next version. Their products are locked. */
export async function writeBought(
  tx: Transaction,
  changed: readonly { readonly id: string; readonly is: Bought }[],
): Promise<void> {
  await tx
    .insert(reorderLevels)
    .values(
      changed.map(({ id: productId, is: { reorderPoint, orderUpTo, version } }) => ({
        productId,
        reorderPoint,
        orderUpTo,
        version: version + 1,
      })),
    )
    .onConflictDoUpdate({
      target: reorderLevels.productId,
      set: {
        reorderPoint: sql`excluded.reorder_point`,
        orderUpTo: sql`excluded.order_up_to`,
        version: sql`excluded.version`,
      },
    })
  await tx.delete(productSuppliers).where(
    inArray(
      productSuppliers.productId,
      changed.map(({ id }) => id),
    ),
  )
  const rows = changed.flatMap(({ id: productId, is }) =>
    is.suppliers.map((supply, position) => ({ productId, position, ...supply })),
  )
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE)
    await tx.insert(productSuppliers).values(rows.slice(at, at + ROWS_AT_ONCE))
}

/** What the trail says of it. */
export const factsOf = ({ reorderPoint, orderUpTo, suppliers }: SuppliesEdit) => ({
  reorderPoint,
  orderUpTo,
  suppliers,
})
