import { sql } from 'drizzle-orm'
import type { Transaction } from '#db/client.ts'
import { orderEvents } from '#db/schema.ts'
import { newId } from './context.ts'

/** Takes back one 'shipped' before it: an order was shipped if it has more of these. */
export const SHIPPING_UNDONE = 'shipping-undone'

/** Takes back one 'paid' before it, in the same way: the payment of an order on account was another's. */
export const PAYMENT_UNDONE = 'payment-undone'

interface EventDetails {
  readonly at: Date
  readonly detail?: string
  readonly isByShop?: boolean
}

/** Adds a line to an order's timeline. */
export async function recordOrderEvent(
  tx: Pick<Transaction, 'insert'>,
  orderId: string,
  kind: string,
  { at, detail = '', isByShop = false }: EventDetails,
): Promise<void> {
  await tx.insert(orderEvents).values({ id: newId(), orderId, kind, detail, isByShop, createdAt: at })
}

/** The same as a part of a prepared statement, which is given `eventId`, `orderId`, `eventKind`, `detail`, `isByShop` and `at`. */
export const insertOrderEvent = (db: Pick<Transaction, 'insert'>) =>
  db.insert(orderEvents).values({
    id: sql.placeholder('eventId'),
    orderId: sql.placeholder('orderId'),
    kind: sql.placeholder('eventKind'),
    detail: sql.placeholder('detail'),
    isByShop: sql.placeholder('isByShop'),
    createdAt: sql.placeholder('at'),
  })
