import type { Transaction } from '#db/client.ts'
import { returnPieces } from '../catalog/stock.ts'
import type { Context } from '../context.ts'
import type { OrderRecord } from './record.ts'
import { moveOrder } from './states.ts'

/** Ends an unpaid order (locked) and releases its stock, in one transaction. */
export async function release(
  ctx: Context,
  tx: Transaction,
  order: OrderRecord,
  to: 'cancelled' | 'expired',
): Promise<void> {
  await moveOrder(ctx, tx, order, { to })
  const { productId, quantity, id: orderId } = order
  if (productId !== null) await returnPieces(tx, { productId, orderId, quantity, reason: to, at: ctx.now() })
}
