import { desc, eq, type SQL, sql } from 'drizzle-orm'
import { multiplyCents, toEuros } from '../contract/money.ts'
import type { Database } from '../db/client.ts'
import { orders, payments, products } from '../db/schema.ts'
import { type Context, newId } from './context.ts'
import { conflict, type DomainError, invalid, notFound } from './errors.ts'
import { type Once, runOnce } from './idempotency.ts'
import { may, requireActor, requireRight, requireSight } from './policies.ts'

/** An order with the id of the intent that paid it. */
export type OrderRow = typeof orders.$inferSelect & { readonly transactionId: string | null }

export interface BookingInput {
  /** Whose order it is: the address of the session. */
  readonly email: string
  readonly userName: string
  readonly phone: string
  /** The product's id; where it is left out, the product is found by its name, which is unique. */
  readonly productId?: string | undefined
  readonly productName: string
  readonly quantity: number
  /** What the customer saw and agreed to pay. */
  readonly totalCents: number
}

type Querier = Pick<Database, 'execute' | 'select'>

const HOUR_MS = 60 * 60 * 1000

/**
 * Books pieces of a product and answers the order's id. Name, price, description and minimum come from the database.
 * Refuses a quantity outside minimum and available (invalid), and, booking nothing, a total that is no longer
 * quantity times price, or pieces that somebody else has just taken (conflict, with the current figures).
 */
export async function bookOrder(ctx: Context, input: BookingInput, once?: Once): Promise<string> {
  requireRight(ctx.actor, may.bookOrderFor(ctx.actor, input.email))
  const id = once
    ? await runOnce(ctx, once, tx => takePieces(ctx, tx, input))
    : await takePieces(ctx, ctx.db, input)
  ctx.changed('catalog')
  return id
}

/**
 * One statement, one round trip: the product's row is locked for the time of a single commit, and pieces leave
 * `available` together with the order's birth or not at all.
 */
async function takePieces(ctx: Context, db: Querier, input: BookingInput): Promise<string> {
  const actor = requireActor(ctx.actor)
  const now = ctx.now()
  const id = newId()
  const expiresAt = new Date(now.getTime() + ctx.orderHoldHours * HOUR_MS)
  const booked = await db.execute(sql`
    with taken as (
      update ${products} set available = available - ${input.quantity}
      where ${isWanted(input)} and min_quantity <= ${input.quantity} and available >= ${input.quantity}
        and price_cents::bigint * ${input.quantity} = ${input.totalCents}
      returning *
    )
    insert into ${orders} (id, user_id, user_name, user_email, phone, product_id, product_name, product_image,
      product_description, min_quantity, quantity, unit_price_cents, total_cents, created_at, expires_at)
    select ${id}, ${actor.id}, ${input.userName || actor.name}, ${actor.email}, ${input.phone}, taken.id, taken.name, taken.image,
      taken.description, taken.min_quantity, ${input.quantity}::int, taken.price_cents, ${input.totalCents}::int,
      ${now.toISOString()}::timestamptz, ${expiresAt.toISOString()}::timestamptz
    from taken`)
  if (booked.rowCount === 0) throw await explainRefusal(db, input)
  return id
}

function isWanted(input: BookingInput): SQL {
  return input.productId === undefined ? sql`name = ${input.productName}` : sql`id = ${input.productId}`
}

/** Why nothing was booked, by the figures as they are now. */
async function explainRefusal(db: Querier, input: BookingInput): Promise<DomainError> {
  const [product] = await db.select().from(products).where(isWanted(input))
  if (!product)
    return invalid(input.productId === undefined ? 'orderName' : 'product', 'There is no such product')
  const current = {
    price: toEuros(product.priceCents),
    min: product.minQuantity,
    available: product.available,
    total: toEuros(multiplyCents(product.priceCents, input.quantity) ?? 0),
  }
  if (input.quantity < product.minQuantity)
    return invalid('availability', `The minimum order is ${product.minQuantity} pieces`)
  if (input.quantity > product.available)
    return conflict(
      product.available < product.minQuantity
        ? 'This product is sold out'
        : `Only ${product.available} pieces are available`,
      { field: 'availability', current },
    )
  if (multiplyCents(product.priceCents, input.quantity) !== input.totalCents)
    return conflict('The price has changed', { field: 'price', current })
  return conflict('Somebody was faster; please try again', { current })
}

/** The orders of a person, newest first; without an address, everybody's (admins only). */
export async function listOrders(ctx: Context, email?: string): Promise<OrderRow[]> {
  const allowed = email === undefined ? may.listAllOrders(ctx.actor) : may.listOrdersOf(ctx.actor, email)
  requireRight(ctx.actor, allowed)
  if (email === undefined) return selectOrders(ctx)
  return selectOrders(
    ctx,
    email === ctx.actor.email ? eq(orders.userId, ctx.actor.id) : eq(orders.userEmail, email),
  )
}

/** One order of one's own (or any, for admins); for anyone else it does not exist. */
export async function getOrder(ctx: Context, id: string): Promise<OrderRow> {
  const actor = requireActor(ctx.actor)
  const [row] = await selectOrders(ctx, eq(orders.id, id))
  if (!row) throw notFound('order')
  requireSight(actor, may.readOrder(actor, row), 'order')
  return row
}

async function selectOrders(ctx: Context, where?: SQL): Promise<OrderRow[]> {
  const rows = await ctx.db
    .select({ order: orders, intentId: payments.intentId, intentStatus: payments.status })
    .from(orders)
    .leftJoin(payments, eq(payments.orderId, orders.id))
    .where(where)
    .orderBy(desc(orders.createdAt), desc(orders.id))
  return rows.map(({ order, intentId, intentStatus }) => ({
    ...order,
    transactionId: intentStatus === 'succeeded' ? intentId : null,
  }))
}
