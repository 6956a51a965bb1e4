import type { Transaction } from '#db/client.ts'
import type { Context } from '../context.ts'
import { returnPieces } from './pieces.ts'
import type { OrderRecord } from './record.ts'
import { moveOrder } from './states.ts'

/** Ends an unpaid order (locked) and releases its stock, in one transaction. */
export async function release(
  ctx: Context,
  tx: Transaction,
  order: OrderRecord,
  { to, isByShop = false }: { to: 'cancelled' | 'expired'; isByShop?: boolean },
): Promise<void> {
  await moveOrder(ctx, tx, order, { to, isByShop })
  await returnPieces(tx, order.id, { reason: to, at: ctx.now() })
}
