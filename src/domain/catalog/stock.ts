import { and, eq, gte, sql } from 'drizzle-orm'
import type { Transaction } from '#db/client.ts'
import { products } from '#db/schema.ts'
import { type MovementReason, recordMovement } from './ledger.ts'

export interface Movement {
  readonly productId: string
  /** The order the pieces belong to; null for an opening balance or a correction. */
  readonly orderId: string | null
  readonly quantity: number
  readonly reason: MovementReason
  readonly at: Date
}

/** Takes pieces from `available` if there are enough and records it in the ledger; returns whether there were. */
export async function reservePieces(tx: Transaction, movement: Movement): Promise<boolean> {
  const { productId, quantity } = movement
  const taken = await tx
    .update(products)
    .set({ available: sql`${products.available} - ${quantity}` })
    .where(and(eq(products.id, productId), gte(products.available, quantity)))
  if (taken.rowCount === 0) return false
  await recordMovement(tx, { ...movement, change: -quantity })
  return true
}

/** Returns pieces to `available` and records it in the ledger. */
export async function returnPieces(tx: Transaction, movement: Movement): Promise<void> {
  const { productId, quantity } = movement
  await tx
    .update(products)
    .set({ available: sql`${products.available} + ${quantity}` })
    .where(eq(products.id, productId))
  await recordMovement(tx, { ...movement, change: quantity })
}

/** The first line of a new product's ledger. */
export async function openStock(
  tx: Transaction,
  { productId, available, at }: { productId: string; available: number; at: Date },
): Promise<void> {
  await recordMovement(tx, { productId, orderId: null, change: available, reason: 'opening', at })
}
