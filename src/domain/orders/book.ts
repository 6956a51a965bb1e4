import { addCents, subtractCents, toEuros } from '#contract/money.ts'
import { say } from '#contract/phrase.ts'
import type { PostalAddress } from '#contract/postal-addresses/postal-addresses.ts'
import { findRequestId } from '#db/asker.ts'
import type { Transaction } from '#db/client.ts'
import { type Context, newId } from '../context.ts'
import { lockCustomer } from '../customers/find.ts'
import { leavingDays } from '../delivery/back-orders.ts'
import { invalid } from '../errors.ts'
import { type Once, runOnce } from '../idempotency.ts'
import { beginNumber } from '../numbers.ts'
import { placeOnAccount } from '../on-account/place.ts'
import { requireCredit } from '../on-account/require-credit.ts'
import { isByShop, recordAct } from '../order-life/by-shop.ts'
import { requireConfirmedAddress } from '../payments/limits.ts'
import { may, requireRight } from '../rights.ts'
import { type BookingQuerier, prepareBooking } from './book-statement.ts'
import { type BookingInput, MIN_CHARGE_CENTS, requirePayable, type WantedLine } from './booking.ts'
import { explainRefusal } from './explain-refusal.ts'
import { limitUnpaidOrders } from './limits.ts'

/**
 * Books pieces of one or more products, all or nothing, and returns the order's id. Name, price, description and minimum come from
 * the database. Each piece costs what its tier says; who still reckons with the usual price, as clients that know no tiers do, is
 * charged no more than that. Rejects a product that is named twice, a quantity below the minimum or above what is available, or one that
 * breaks a pack (invalid). Of a size that is sold beyond its stock there may be fewer, if the customer has agreed to how many they wait for, and
 * until which day. Rejects, without booking anything, a total that is no longer what the lines come to, pieces that somebody
 * else has just taken (conflict, with the current figures), or one unpaid order more than the person may have; on account, what
 * `requireCredit` rejects. A refusal names every line that is at fault. Limits are the customer's, whoever acts; an admin who acts for them
 * stands on the order and in the audit trail. `also` is done in the same transaction.
 */
export async function bookOrder(
  ctx: Context,
  input: BookingInput,
  {
    once,
    also,
  }: { readonly once?: Once | undefined; readonly also?: (tx: Transaction) => Promise<void> } = {},
): Promise<string> {
  requireBookable(ctx, input)
  const isOnAccount = input.paymentMethod === 'account'
  const book = async (tx: Transaction) => {
    const id = await bookWithin(ctx, tx, input)
    await also?.(tx)
    return id
  }
  const id = once
    ? await runOnce(ctx, once, book)
    : also || isOnAccount || isForOther(ctx, input)
      ? await ctx.db.transaction(book)
      : await executeBooking(ctx, ctx.db, input)
  ctx.changed('catalog')
  return id
}

/**
 * The same within a transaction of the caller, who says that the catalogue has changed once it is committed. Where more is locked,
 * that is before the order.
 */
export async function bookOrderWithin(ctx: Context, tx: Transaction, input: BookingInput): Promise<string> {
  requireBookable(ctx, input)
  return bookWithin(ctx, tx, input)
}

async function bookWithin(ctx: Context, tx: Transaction, input: BookingInput): Promise<string> {
  const { customer, totalCents, paymentMethod = 'card' } = input
  if (isForOther(ctx, input)) await lockCustomer(tx, customer)
  const id = await (paymentMethod === 'account'
    ? bookOnAccount(ctx, tx, input)
    : executeBooking(ctx, tx, input))
  const order = { id, userId: customer.id, userEmail: customer.email }
  const after = { total: toEuros(totalCents), payment: paymentMethod }
  await recordAct(tx, ctx, order, { action: 'order-booked-for', after })
  return id
}

const isForOther = (ctx: Context, { customer }: BookingInput) => isByShop(ctx, { userId: customer.id })

function requireBookable({ actor }: Context, input: BookingInput): void {
  requireRight(actor, may.bookOrderFor(actor, input.customer.email))
  requirePayable(input)
  requireConfirmedAddress(input.customer, input.totalCents)
  requireEachOnce(input.lines)
}

/** Not merged silently: the quantities together may reach another tier, and so another price than the one agreed to. */
export function requireEachOnce(lines: readonly Pick<WantedLine, 'productId' | 'path'>[]): void {
  const seen = new Map<string, number>()
  for (const [index, { productId, path }] of lines.entries()) {
    if (productId === undefined) continue
    const first = seen.get(productId)
    if (first !== undefined) throw invalid(`${path}product`, say`is in line ${first + 1} already`)
    seen.set(productId, index)
  }
}

/** Books in a transaction in which the person's limit is locked first and the invoice made last. */
async function bookOnAccount(ctx: Context, tx: Transaction, input: BookingInput): Promise<string> {
  const terms = await requireCredit(ctx, tx, input)
  const id = await executeBooking(ctx, tx, { ...input, dueAt: terms.dueAt })
  await placeOnAccount(ctx, tx, id, terms)
  return id
}

/** One statement, one round trip. */
async function executeBooking(ctx: Context, db: BookingQuerier, input: BookingInput): Promise<string> {
  const { customer } = input
  const limits = limitUnpaidOrders(ctx, customer)
  const createdAt = ctx.now()
  const { lines, deliveryCents = 0, reliefCents = 0 } = input
  const findBy = lines[0]?.productId === undefined ? 'name' : 'id'
  const [booked] = await prepareBooking(db, findBy).execute({
    id: newId(),
    products: lines.map(({ productId, productName }) => productId ?? productName),
    quantities: lines.map(({ quantity }) => quantity),
    agreed: lines.map(({ agreedCents = null }) => agreedCents),
    quoted: lines.map(({ quotedUnitCents = null }) => quotedUnitCents),
    ownNumbers: lines.map(({ ownNumber = '' }) => ownNumber),
    movementIds: lines.map(newId),
    agreedBackOrdered: lines.map(({ backOrder }) => backOrder?.pieces ?? 0),
    agreedLeavesBy: lines.map(({ backOrder }) => backOrder?.leavesBy ?? null),
    leavingDays: lines.some(({ backOrder }) => backOrder) ? leavingDays(ctx) : [],
    goodsCents: addCents(subtractCents(input.totalCents, deliveryCents), reliefCents),
    deliveryCents,
    reliefCents,
    minCents: MIN_CHARGE_CENTS,
    userId: customer.id,
    userName: input.userName || customer.name,
    userEmail: customer.email,
    bookedBy: isForOther(ctx, input) ? (ctx.actor?.email ?? null) : null,
    phone: input.phone,
    createdAt: createdAt.toISOString(),
    numberBegin: beginNumber(ctx, 'order', createdAt),
    expiresAt: new Date(createdAt.getTime() + limits.holdMs).toISOString(),
    deliveryMethod: input.deliveryMethod ?? null,
    deliveryAddress: toJson(input.deliveryAddress),
    billingAddress: toJson(input.billingAddress),
    vatId: input.vatId ?? null,
    vatCheckId: input.vatCheckId ?? null,
    taxTreatment: input.taxTreatment ?? 'taxed',
    vatPercent: input.vatPercent ?? null,
    sellerVatId: input.sellerVatId ?? null,
    customerReference: input.customerReference ?? '',
    note: input.note ?? '',
    paymentMethod: input.paymentMethod ?? 'card',
    dueAt: input.dueAt?.toISOString() ?? null,
    maxOfPerson: limits.ofPerson,
    network: limits.network,
    maxOfNetwork: limits.ofNetwork,
    requestId: findRequestId(),
  })
  if (!booked) throw await explainRefusal(ctx, db, input)
  return booked.id
}

const toJson = (address: PostalAddress | undefined) => (address ? JSON.stringify(address) : null)
