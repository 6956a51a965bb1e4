import { and, eq, sql } from 'drizzle-orm'
import { formatEuros, multiplyCents, toEuros } from '#contract/money.ts'
import type { Database } from '#db/client.ts'
import { mails, orders, products, stockMovements } from '#db/schema.ts'
import { bookedMovement } from '../catalog/ledger.ts'
import { unitPriceFor, unitPriceOf } from '../catalog/packs.ts'
import { isListed } from '../catalog/states.ts'
import { type Context, newId } from '../context.ts'
import { conflict, type DomainError, invalid } from '../errors.ts'
import { type Once, runOnce } from '../idempotency.ts'
import { requireConfirmedAddress } from '../payments/limits.ts'
import { may, requireActor, requireRight } from '../policies.ts'
import { explainUnpaidLimit, limitUnpaidOrders } from './limits.ts'

export interface BookingInput {
  /** The customer's address, from the session. */
  readonly email: string
  readonly userName: string
  readonly phone: string
  /** The product's id; without it, the product is found by its name, which is unique. */
  readonly productId?: string | undefined
  readonly productName: string
  readonly quantity: number
  /** What the customer saw and agreed to pay. */
  readonly totalCents: number
}

type Querier = Pick<Database, 'select' | 'insert' | 'update' | 'with' | '$with'>

// https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts
const MIN_CHARGE_CENTS = 50
const MAX_CHARGE_CENTS = 99_999_999

/**
 * Books pieces of a product and returns the order's id. Name, price, description and minimum come from the database. Each piece
 * costs what its tier says; who still reckons with the usual price, as clients that know no tiers do, is charged no more than that.
 * Rejects a quantity below the minimum or above what is available, or that breaks a pack (invalid). Rejects, without booking
 * anything, a total that is no longer quantity times price, pieces that somebody else has just taken (conflict, with the current figures),
 * or one unpaid order more than the person may have.
 */
export async function bookOrder(ctx: Context, input: BookingInput, once?: Once): Promise<string> {
  requireRight(ctx.actor, may.bookOrderFor(ctx.actor, input.email))
  requirePayable(input.totalCents)
  requireConfirmedAddress(ctx.actor, input.totalCents)
  const id = once
    ? await runOnce(ctx, once, tx => executeBooking(ctx, tx, input))
    : await executeBooking(ctx, ctx.db, input)
  ctx.changed('catalog')
  return id
}

/** Rejects totals that the card service would refuse to charge. */
function requirePayable(totalCents: number): void {
  if (totalCents < MIN_CHARGE_CENTS) throw invalid('availability', 'An order must total at least €0.50')
  if (totalCents > MAX_CHARGE_CENTS) throw invalid('availability', 'An order may total at most €999,999.99')
}

/**
 * One statement, one round trip: the product's row is locked for the duration of a single commit. Taking the pieces from
 * `available`, the ledger line, the order and its mail are written together or not at all.
 */
async function executeBooking(ctx: Context, db: Querier, input: BookingInput): Promise<string> {
  const actor = requireActor(ctx.actor)
  const limits = limitUnpaidOrders(ctx, actor)
  const createdAt = ctx.now()
  const id = newId()
  const booked = await prepareBooking(db, input.productId === undefined ? 'name' : 'id').execute({
    id,
    movementId: newId(),
    wanted: input.productId ?? input.productName,
    userId: actor.id,
    userName: input.userName || actor.name,
    userEmail: actor.email,
    phone: input.phone,
    quantity: input.quantity,
    totalCents: input.totalCents,
    createdAt: createdAt.toISOString(),
    expiresAt: new Date(createdAt.getTime() + limits.holdMs).toISOString(),
    maxOfPerson: limits.ofPerson,
    network: limits.network,
    maxOfNetwork: limits.ofNetwork,
  })
  if (booked.rowCount === 0) throw await explainRefusal(ctx, db, input)
  return id
}

type BookingStatement = ReturnType<typeof buildBooking>

const bookingStatements = {
  id: new WeakMap<Querier, BookingStatement>(),
  name: new WeakMap<Querier, BookingStatement>(),
}

/** The booking statement: built once per database, parsed and planned once per connection. */
function prepareBooking(db: Querier, findBy: 'id' | 'name'): BookingStatement {
  const known = bookingStatements[findBy].get(db)
  if (known) return known
  const statement = buildBooking(db, findBy)
  bookingStatements[findBy].set(db, statement)
  return statement
}

function buildBooking(db: Querier, findBy: 'id' | 'name') {
  const quantity = sql<number>`${sql.placeholder('quantity')}::int`
  const totalCents = sql<number>`${sql.placeholder('totalCents')}::int`
  const given = (name: string) => sql<string>`${sql.placeholder(name)}::text`
  const mayBook = sql`(select may_book(${given('userId')}, ${sql.placeholder('maxOfPerson')}::int,
    ${given('network')}, ${sql.placeholder('maxOfNetwork')}::int))`
  const unitPrice = unitPriceFor(quantity)
  const moment = (name: string) => sql<Date>`${sql.placeholder(name)}::timestamptz`
  const taken = db.$with('taken').as(
    db
      .update(products)
      .set({ available: sql`${products.available} - ${quantity}` })
      .where(
        and(
          eq(products[findBy], sql.placeholder('wanted')),
          isListed,
          sql`${products.minQuantity} <= ${quantity}`,
          sql`${products.available} >= ${quantity}`,
          sql`${quantity} % ${products.packStep} = 0`,
          sql`${totalCents} in (${unitPrice}::bigint * ${quantity}, ${products.priceCents}::bigint * ${quantity})`,
          sql`${unitPrice}::bigint * ${quantity} >= ${MIN_CHARGE_CENTS}`,
          mayBook,
        ),
      )
      .returning(),
  )
  const order = db
    .select({
      id: given('id').as('id'),
      userId: given('userId').as('user_id'),
      userName: given('userName').as('user_name'),
      userEmail: given('userEmail').as('user_email'),
      phone: given('phone').as('phone'),
      productId: taken.id,
      productName: taken.name,
      productImage: taken.image,
      productDescription: taken.description,
      minQuantity: taken.minQuantity,
      quantity: quantity.as('quantity'),
      unitPriceCents: sql<number>`unit_price(${taken.priceCents}, ${taken.priceTiers}, ${quantity})`.as(
        'unit_price_cents',
      ),
      totalCents:
        sql<number>`unit_price(${taken.priceCents}, ${taken.priceTiers}, ${quantity}) * ${quantity}`.as(
          'total_cents',
        ),
      status: sql<'booked'>`'booked'`.as('status'),
      createdAt: moment('createdAt').as('created_at'),
      expiresAt: moment('expiresAt').as('expires_at'),
      paidAt: sql<null>`null::timestamptz`.as('paid_at'),
      forgetCustomer: sql<boolean>`false`.as('forget_customer'),
      unconfirmedNetwork: sql<string | null>`${given('network')}`.as('unconfirmed_network'),
    })
    .from(taken)
  const inserted = db.$with('inserted').as(db.insert(orders).select(order).returning({ id: orders.id }))
  const mail = db
    .select({
      id: sql<string>`${sql.placeholder('id')}::text || '-booked'`.as('id'),
      kind: sql<'order-booked'>`'order-booked'`.as('kind'),
      userId: sql<null>`null::text`.as('user_id'),
      recipient: given('userEmail').as('recipient'),
      replyTo: sql<null>`null::text`.as('reply_to'),
      subject: sql<null>`null::text`.as('subject'),
      body: sql<null>`null::text`.as('body'),
      fields: sql<{ order: string }>`jsonb_build_object('order', ${given('id')})`.as('fields'),
      attempts: sql<number>`0`.as('attempts'),
      nextAttemptAt: sql<Date>`now()`.as('next_attempt_at'),
      lockedUntil: sql<null>`null::timestamptz`.as('locked_until'),
      lastError: sql<null>`null::text`.as('last_error'),
      sentAt: sql<null>`null::timestamptz`.as('sent_at'),
      createdAt: moment('createdAt').as('created_at'),
    })
    .from(taken)
  const notified = db.$with('notified').as(db.insert(mails).select(mail).returning({ id: mails.id }))
  const movement = db
    .select(
      bookedMovement({
        id: given('movementId'),
        productId: taken.id,
        orderId: given('id'),
        quantity,
        available: taken.available,
        at: moment('createdAt'),
      }),
    )
    .from(taken)
  return db
    .with(taken, inserted, notified)
    .insert(stockMovements)
    .select(movement)
    .prepare(`book_order_by_${findBy}`)
}

/** Why nothing was booked, according to the current figures. */
async function explainRefusal(ctx: Context, db: Querier, input: BookingInput): Promise<DomainError> {
  const wanted =
    input.productId === undefined ? eq(products.name, input.productName) : eq(products.id, input.productId)
  const [product] = await db.select().from(products).where(wanted)
  const field = input.productId === undefined ? 'orderName' : 'product'
  if (!product) return invalid(field, 'There is no such product')
  if (product.archivedAt) return conflict('This product is no longer made', { field })
  const unitPriceCents = unitPriceOf(product, input.quantity)
  const totalCents = multiplyCents(unitPriceCents, input.quantity)
  const current = {
    price: toEuros(unitPriceCents),
    min: product.minQuantity,
    available: product.available,
    total: toEuros(totalCents ?? 0),
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
  if (input.quantity % product.packStep !== 0)
    return invalid(
      'availability',
      `It is sold in packs: the quantity must be a multiple of ${product.packStep}`,
    )
  if (![totalCents, multiplyCents(product.priceCents, input.quantity)].includes(input.totalCents))
    return conflict(describePriceChange(current, input), { field: 'price', current })
  requirePayable(totalCents ?? MAX_CHARGE_CENTS + 1)
  const actor = requireActor(ctx.actor)
  const limits = limitUnpaidOrders(ctx, actor)
  const beyond = await explainUnpaidLimit(ctx, db, { actor, limits })
  return beyond ?? conflict('Somebody else was faster; please try again', { current })
}

function describePriceChange(
  { price, total }: { price: number; total: number },
  { quantity, totalCents }: BookingInput,
): string {
  const pieces = quantity === 1 ? '1 piece comes' : `${quantity} pieces come`
  return `The price has changed: at ${formatEuros(price)} each, ${pieces} to ${formatEuros(total)}, not ${formatEuros(toEuros(totalCents))}`
}
