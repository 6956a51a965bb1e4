import { eq } from 'drizzle-orm'
import type { OrderStatus } from '#contract/order-status.ts'
import type { Transaction } from '#db/client.ts'
import { orders } from '#db/schema.ts'
import type { Context } from '../context.ts'
import { conflict } from '../errors.ts'
import { makeInvoice } from '../invoices/make.ts'
import { recordOrderEvent } from '../timeline.ts'
import { successors } from './lifecycle.ts'
import { notifyOfState } from './mails.ts'
import type { OrderRecord } from './record.ts'

/**
 * The order, locked until the transaction ends; undefined if there is none. Its key is not locked, so that rows referring
 * to it can be inserted meanwhile: https://www.postgresql.org/docs/18/explicit-locking.html#LOCKING-ROWS
 */
export async function lockOrder(tx: Transaction, id: string): Promise<OrderRecord | undefined> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, id)).for('no key update')
  return order
}

interface Move {
  readonly to: OrderStatus
  /** What the timeline says of it. */
  readonly detail?: string
  /** What the customer reads in the mail about it. */
  readonly reason?: string
  /** Whether an admin did for the customer what they could have done themselves: they are told so. */
  readonly isByShop?: boolean
}

/**
 * Moves a locked order to a new state, records it in the timeline, notifies the customer, and makes the invoice once it
 * is paid by card or put on account. Rejects transitions that the lifecycle does not allow (conflict). Should come last in its transaction:
 * invoices are made one at a time.
 */
export async function moveOrder(
  { now, billing }: Pick<Context, 'now' | 'billing'>,
  tx: Transaction,
  order: OrderRecord,
  { to, detail = '', reason = '', isByShop = false }: Move,
): Promise<void> {
  const at = now()
  if (!successors[order.status].includes(to))
    throw conflict(`An order that is ${order.status} cannot become ${to}`)
  await tx
    .update(orders)
    .set({ status: to, unconfirmedNetwork: null, ...(to === 'paid' && { paidAt: at }) })
    .where(eq(orders.id, order.id))
  await recordOrderEvent(tx, order.id, to, { at, detail, isByShop })
  await notifyOfState(tx, order, { status: to, reason, isByShop })
  if (to === 'on-account' || (to === 'paid' && order.paymentMethod === 'card'))
    await makeInvoice(tx, order, { billing, at })
}
