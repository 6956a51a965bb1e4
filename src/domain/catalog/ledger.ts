import { type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '#db/client.ts'
import { stockMovements } from '#db/schema.ts'
import { newId } from '../context.ts'

export type MovementReason = (typeof stockMovements.$inferInsert)['reason']

/** A line of the ledger: how many pieces were added (positive) or taken (negative), and why. */
export interface LedgerLine {
  readonly productId: string
  /** The order the pieces belong to; null for an opening balance or a correction. */
  readonly orderId: string | null
  readonly change: number
  readonly reason: MovementReason
  readonly at: Date
}

/** Adds a line to the ledger, in the transaction that changes `available`. */
export async function recordMovement(
  tx: Pick<Transaction, 'insert'>,
  { at: createdAt, productId, orderId, change, reason }: LedgerLine,
): Promise<void> {
  await tx.insert(stockMovements).values({ id: newId(), productId, orderId, change, reason, createdAt })
}

/** The line of a booking as columns, for the booking statement, which inserts it together with the order. */
export function bookedMovement<ProductId>(booked: {
  readonly id: SQL<string>
  readonly productId: ProductId
  readonly orderId: SQL<string>
  readonly quantity: SQL<number>
  readonly at: SQL<Date>
}) {
  return {
    id: booked.id.as('id'),
    productId: booked.productId,
    orderId: booked.orderId.as('order_id'),
    change: sql<number>`-${booked.quantity}`.as('change'),
    reason: sql<'booked'>`'booked'`.as('reason'),
    createdAt: booked.at.as('created_at'),
  }
}
