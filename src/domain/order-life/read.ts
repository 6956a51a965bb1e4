import { and, desc, eq, isNull, notInArray, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { type Cents, subtractCents } from '#contract/money.ts'
import { say } from '#contract/phrase.ts'
import type { Database } from '#db/client.ts'
import { preparedOnce } from '#db/prepared.ts'
import { orders, payments, vatChecks } from '#db/schema.ts'
import { type Context } from '../context.ts'
import { notFound } from '../errors.ts'
import { may, requireActor, requireRight, requireSight } from '../rights.ts'
import { type OrderLine, type OrderRecord, readLines, withLines } from './record.ts'

/** An order with its lines, the id of the intent that paid it, and what of it was refunded, will be, or is no longer owed. */
export type OrderRow = OrderRecord & {
  readonly lines: readonly OrderLine[]
  /** What the register answered about its VAT ID, or will answer. */
  readonly vatCheck: typeof vatChecks.$inferSelect | null
  readonly transactionId: string | null
  readonly refundedCents: Cents
  /** The unpaid difference of its delivery, and the order that it is paid by. */
  readonly due: { readonly orderId: string; readonly cents: Cents } | undefined
}

/** How many orders are read at a time when all of them are requested. */
const ROWS_AT_ONCE = 500

/** Lists show a difference of delivery as what is due on its order, not as an order. */
export const isOfGoods: SQL = isNull(orders.supplementOf)

const difference = alias(orders, 'difference')

/**
 * The orders of a person, newest first; without an address, everybody's (admins only). One's own come without those that ended unpaid:
 * an older client would offer to pay them. Yields batches; each is read when it is requested, and no connection is held in between.
 */
export async function* readOrders(ctx: Context, email?: string): AsyncGenerator<OrderRow[]> {
  const allowed = email === undefined ? may.listAllOrders(ctx.actor) : may.listOrdersOf(ctx.actor, email)
  requireRight(ctx.actor, allowed)
  const isOwn = email === ctx.actor.email
  const whose =
    email === undefined
      ? undefined
      : isOwn
        ? and(eq(orders.userId, ctx.actor.id), notInArray(orders.status, ['cancelled', 'expired']))
        : eq(orders.userEmail, email)
  for (let after: string | undefined; ; ) {
    const rows = await selectOrders(
      ctx,
      and(isOfGoods, whose, after === undefined ? undefined : isBefore(after)),
      {
        limit: ROWS_AT_ONCE,
        offset: 0,
      },
    )
    if (rows.length > 0) yield rows
    if (rows.length < ROWS_AT_ONCE) return
    after = rows.at(-1)?.id
  }
}

function isBefore(id: string): SQL {
  return sql`(${orders.createdAt}, ${orders.id}) < (select ${orders.createdAt}, ${orders.id} from ${orders} where ${orders.id} = ${id})`
}

type Allows = (actor: Context['actor'], order: { userId: string | null }) => boolean

/** One order of the actor (or any, for those who have this right over it); for anyone else it does not exist. */
export async function getOrder(ctx: Context, id: string, allows: Allows = may.readOrder): Promise<OrderRow> {
  const actor = requireActor(ctx.actor)
  const [[row], lines] = await Promise.all([prepareOrder(ctx.db).execute({ id }), readLines(ctx.db, id)])
  if (!row) throw notFound(say`order`)
  requireSight(actor, allows(actor, row.order), say`order`)
  return { ...toOrder(row), lines }
}

/** Who has an order, and how far its payment is. */
interface OrderPayment extends Pick<OrderRecord, 'userId' | 'status' | 'paymentMethod'> {
  /** Of the intent that paid it. */
  readonly transactionId: string | null
}

/** The same of what concerns its payment alone. */
export async function getOrderPayment(ctx: Context, id: string, allows: Allows): Promise<OrderPayment> {
  const actor = requireActor(ctx.actor)
  const [row] = await preparePayment(ctx.db).execute({ id })
  if (!row) throw notFound(say`order`)
  requireSight(actor, allows(actor, row), say`order`)
  return row
}

const preparePayment = preparedOnce((db: Pick<Database, 'select'>) =>
  db
    .select({
      userId: orders.userId,
      status: orders.status,
      paymentMethod: orders.paymentMethod,
      transactionId: payments.intentId,
    })
    .from(orders)
    .leftJoin(payments, and(eq(payments.orderId, orders.id), eq(payments.status, 'succeeded')))
    .where(eq(orders.id, sql.placeholder('id')))
    .prepare('payment_of_order'),
)

/** Rejects an actor without this right as if the order did not exist; costs one look-up of its row. */
export async function requireOrder(ctx: Context, id: string, allows: Allows): Promise<void> {
  const actor = requireActor(ctx.actor)
  const [row] = await prepareOwner(ctx.db).execute({ id })
  if (!row) throw notFound(say`order`)
  requireSight(actor, allows(actor, row), say`order`)
}

const prepareOwner = preparedOnce((db: Pick<Database, 'select'>) =>
  db
    .select({ userId: orders.userId })
    .from(orders)
    .where(eq(orders.id, sql.placeholder('id')))
    .prepare('owner_of_order'),
)

/** Orders, newest first, with their lines and the ids of the intents that paid them; all of them, or one page. */
export async function selectOrders(
  ctx: Context,
  where?: SQL,
  page?: { limit: number; offset: number },
): Promise<OrderRow[]> {
  const query = joinOrders(ctx.db).where(where).orderBy(desc(orders.createdAt), desc(orders.id)).$dynamic()
  const rows = await (page ? query.limit(page.limit).offset(page.offset) : query)
  return withLines(ctx.db, rows.map(toOrder))
}

const prepareOrder = preparedOnce((db: Database) =>
  joinOrders(db)
    .where(eq(orders.id, sql.placeholder('id')))
    .prepare('order_by_id'),
)

function joinOrders(db: Pick<Database, 'select'>) {
  return (
    db
      .select({
        order: orders,
        vatCheck: vatChecks,
        intentId: payments.intentId,
        intentStatus: payments.status,
        refundedCents: payments.refundedCents,
        differenceId: difference.id,
        differenceCents: difference.totalCents,
      })
      .from(orders)
      .leftJoin(payments, eq(payments.orderId, orders.id))
      // A unique index says: at most one.
      .leftJoin(difference, and(eq(difference.supplementOf, orders.id), eq(difference.status, 'booked')))
      .leftJoin(vatChecks, eq(vatChecks.id, orders.vatCheckId))
  )
}

type JoinedOrder = Awaited<ReturnType<typeof joinOrders>>[number]

function toOrder(row: JoinedOrder): Omit<OrderRow, 'lines'> {
  const { order, vatCheck, intentId, intentStatus, refundedCents, differenceId, differenceCents } = row
  return {
    ...order,
    vatCheck,
    transactionId: intentStatus === 'succeeded' ? intentId : null,
    refundedCents: order.paymentMethod === 'account' ? creditedOf(order) : (refundedCents ?? 0),
    due:
      differenceId === null || differenceCents === null
        ? undefined
        : { orderId: differenceId, cents: differenceCents },
  }
}

/** Of an order on account: what was taken off it by line, or all of it but a discount. */
function creditedOf({ status, totalCents, creditedCents, discountCents }: OrderRecord): Cents {
  return status === 'refunded' ? subtractCents(totalCents, discountCents) : creditedCents
}
