import { and, eq, gte, sql } from 'drizzle-orm'
import type { MovementReason } from '#contract/stock-reason.ts'
import type { Transaction } from '#db/client.ts'
import { products } from '#db/schema.ts'
import { recordMovement } from './ledger.ts'

export interface Movement {
  readonly productId: string
  /** The order the pieces belong to; null for an opening balance or a correction. */
  readonly orderId: string | null
  readonly quantity: number
  readonly reason: MovementReason
  readonly at: Date
}

/** Takes pieces from `available` if there are enough and records it in the ledger; returns whether there were. */
export async function reservePieces(tx: Transaction, { quantity, ...line }: Movement): Promise<boolean> {
  const [left] = await tx
    .update(products)
    .set({ available: sql`${products.available} - ${quantity}` })
    .where(and(eq(products.id, line.productId), gte(products.available, quantity)))
    .returning({ available: products.available })
  if (!left) return false
  await recordMovement(tx, { ...line, ...left, change: -quantity })
  return true
}

/** Returns pieces to `available` and records it in the ledger. */
export async function returnPieces(tx: Transaction, { quantity, ...line }: Movement): Promise<void> {
  const [left] = await tx
    .update(products)
    .set({ available: sql`${products.available} + ${quantity}` })
    .where(eq(products.id, line.productId))
    .returning({ available: products.available })
  await recordMovement(tx, { ...line, ...left, change: quantity })
}

/** The first line of a new product's ledger. */
export async function openStock(
  tx: Transaction,
  { productId, available, at }: { productId: string; available: number; at: Date },
): Promise<void> {
  await recordMovement(tx, { productId, orderId: null, change: available, available, reason: 'opening', at })
}
