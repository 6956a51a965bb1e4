import type { Transaction } from '#db/client.ts'
import { recordMovement } from './ledger.ts'

/** The first line of a new product's ledger. */
export async function openStock(
  tx: Transaction,
  { productId, available, at }: { productId: string; available: number; at: Date },
): Promise<void> {
  await recordMovement(tx, { productId, orderId: null, change: available, available, reason: 'opening', at })
}
