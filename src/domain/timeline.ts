import type { Transaction } from '#db/client.ts'
import { orderEvents } from '#db/schema.ts'
import { newId } from './context.ts'

/** Takes back one 'shipped' before it: an order was shipped if it has more of these. */
export const SHIPPING_UNDONE = 'shipping-undone'

/** Adds a line to an order's timeline. */
export async function recordOrderEvent(
  tx: Pick<Transaction, 'insert'>,
  orderId: string,
  kind: string,
  { at, detail = '', isByShop = false }: { at: Date; detail?: string; isByShop?: boolean },
): Promise<void> {
  await tx.insert(orderEvents).values({ id: newId(), orderId, kind, detail, isByShop, createdAt: at })
}
