import { and, asc, eq, sql } from 'drizzle-orm'
import type { OrderStatus } from '#contract/orders/states.ts'
import { phraseOf, say } from '#contract/phrase.ts'
import { asOne } from '#db/as-one.ts'
import { findRequestId } from '#db/asker.ts'
import type { Database, Transaction } from '#db/client.ts'
import { preparedOnce, preparedText } from '#db/prepared.ts'
import { orderEvents, orders } from '#db/schema.ts'
import { aheadNamed } from '#db/send-ahead.ts'
import { type Context, newId } from '../context.ts'
import { conflict } from '../errors.ts'
import { insertMail } from '../mail/queue.ts'
import { insertOrderEvent, PAYMENT_UNDONE, recordOrderEvent, SHIPPING_UNDONE } from '../timeline.ts'
import { successors } from './lifecycle.ts'
import { stateMailOf } from './mails.ts'
import { returnPieces } from './pieces.ts'
import type { OrderRecord } from './record.ts'

/**
 * The order, locked until the transaction ends; undefined if there is none. Its key is not locked, so that rows referring
 * to it can be inserted meanwhile: https://www.postgresql.org/docs/18/explicit-locking.html#LOCKING-ROWS
 */
export async function lockOrder(tx: Transaction, id: string): Promise<OrderRecord | undefined> {
  const [order] = await prepareLocking(tx).execute({ id })
  return order
}

const prepareLocking = preparedOnce((db: Pick<Transaction, 'select'>) =>
  db
    .select()
    .from(orders)
    .where(eq(orders.id, sql.placeholder('id')))
    .for('no key update')
    .prepare('lock_order'),
)

/** The differences of delivery of an order: open, paid or ended, in the order of their ids. */
export function readSupplements(db: Pick<Database, 'select'>, orderId: string) {
  return db.select().from(orders).where(eq(orders.supplementOf, orderId)).orderBy(asc(orders.id))
}

/** The same of an order that is locked, and locked too. */
export async function lockSupplements(tx: Transaction, orderId: string): Promise<OrderRecord[]> {
  return readSupplements(tx, orderId).for('no key update')
}

export interface Move<To extends OrderStatus = OrderStatus> {
  readonly to: To
  /** What the timeline says of it. */
  readonly detail?: string
  /** What the customer reads in the mail about it. */
  readonly reason?: string
  /** Whether an admin did for the customer what they could have done themselves: they are told so. */
  readonly isByShop?: boolean
}

/**
 * Moves a locked order to a new state, records it in the timeline and notifies the customer. Rejects transitions that the lifecycle does not
 * allow (conflict). To a state that comes with an invoice `moveWithInvoice` moves it.
 */
export function moveOrder(
  ctx: Pick<Context, 'now'>,
  tx: Transaction,
  order: OrderRecord,
  move: Move<Exclude<OrderStatus, 'paid' | 'on-account'>>,
): Promise<void> {
  return moveToAny(ctx, tx, order, move)
}

/** The same to any state, for `moveWithInvoice`. */
export async function moveToAny(
  { now }: Pick<Context, 'now'>,
  tx: Transaction,
  order: OrderRecord,
  { to, detail = '', reason = '', isByShop = false }: Move,
): Promise<void> {
  const at = now()
  if (!successors[order.status].includes(to))
    throw conflict(say`An order that is ${phraseOf(order.status)} cannot become ${phraseOf(to)}`)
  const moved = { orderId: order.id, to, paidAt: to === 'paid' ? at.toISOString() : null }
  const recorded = { eventId: newId(), eventKind: to, detail, isByShop, at }
  const told = stateMailOf(order, { status: to, reason, isByShop })
  if (!told) return void (await prepareMove(tx).execute({ ...moved, ...recorded }))
  const { id: mailId, ...mail } = told
  const requestId = findRequestId()
  await prepareToldMove(tx).execute({ ...moved, ...recorded, mailId, ...mail, requestId })
}

type Writer = Pick<Transaction, '_' | 'insert' | 'update'>

const movedIn = (db: Writer) =>
  db
    .update(orders)
    .set({
      status: sql`${sql.placeholder('to')}`,
      unconfirmedNetwork: null,
      paidAt: sql`coalesce(${sql.placeholder('paidAt')}::timestamptz, ${orders.paidAt})`,
    })
    .where(eq(orders.id, sql.placeholder('orderId')))

const prepareMove = preparedText(aheadNamed('move_order'), (db: Writer) =>
  asOne(movedIn(db), insertOrderEvent(db)),
)
const prepareToldMove = preparedText(aheadNamed('move_order_and_tell'), (db: Writer) =>
  asOne(movedIn(db), insertOrderEvent(db), insertMail(db)),
)

/**
 * Takes back that an order (locked) is shipped, as its shipment is undone: it is again what it was, paid or on account. No step of its
 * lifecycle: nobody has been told. What the timeline says stays; that it was undone is added.
 */
export async function takeBackShipped(
  { now }: Pick<Context, 'now'>,
  tx: Transaction,
  { id, paymentMethod, paidAt }: OrderRecord,
): Promise<void> {
  const at = now()
  const to = paymentMethod === 'account' && paidAt === null ? 'on-account' : 'paid'
  await tx.update(orders).set({ status: to }).where(eq(orders.id, id))
  await recordOrderEvent(tx, id, SHIPPING_UNDONE, { at })
  // One that was paid while it was shipped has not been in this state before.
  const isOfState = and(eq(orderEvents.orderId, id), eq(orderEvents.kind, to))
  if ((await tx.$count(orderEvents, isOfState)) === 0) await recordOrderEvent(tx, id, to, { at })
}

/** Takes back that an order on account (locked) is paid, as the payment was another's: it is owed again. No step of its lifecycle either. */
export async function takeBackPaid(
  { now }: Pick<Context, 'now'>,
  tx: Transaction,
  { id, status }: Pick<OrderRecord, 'id' | 'status'>,
): Promise<void> {
  const owed = status === 'paid' ? 'on-account' : status
  await tx.update(orders).set({ status: owed, paidAt: null }).where(eq(orders.id, id))
  await recordOrderEvent(tx, id, PAYMENT_UNDONE, { at: now() })
}

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
