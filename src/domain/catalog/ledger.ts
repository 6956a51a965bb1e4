import type { MovementReason } from '#contract/catalog/stock.ts'
import type { Transaction } from '#db/client.ts'
import { stockMovements } from '#db/schema.ts'
import { newId } from '../context.ts'

/** A line of the ledger: how many pieces were added (positive) or taken (negative), and why. */
export interface LedgerLine {
  readonly productId: string
  /** The order the pieces belong to; null for an opening balance or a correction. */
  readonly orderId: string | null
  readonly change: number
  readonly reason: MovementReason
  /** Pieces available after it; undefined for lines added to complete a ledger. */
  readonly available?: number
  /** The email address of the admin who moved it. */
  readonly person?: string
  readonly note?: string
  /** The lot of the pieces. */
  readonly lotId?: string | undefined
  /** The order to a supplier of which they came. */
  readonly purchaseOrderId?: string | undefined
  readonly at: Date
}

/** Adds a line to the ledger, in the transaction that changes `available`, and returns its id. */
export async function recordMovement(tx: Pick<Transaction, 'insert'>, line: LedgerLine): Promise<string> {
  const row = toRow(line)
  await tx.insert(stockMovements).values(row)
  return row.id
}

/** Adds many lines in one statement. */
export async function recordMovements(
  tx: Pick<Transaction, 'insert'>,
  lines: readonly LedgerLine[],
): Promise<void> {
  if (lines.length > 0) await tx.insert(stockMovements).values(lines.map(toRow))
}

function toRow({ at: createdAt, ...line }: LedgerLine) {
  return { id: newId(), ...line, createdAt }
}
