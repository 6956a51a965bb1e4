import { eq, inArray } from 'drizzle-orm'
import { expect } from 'vitest'
import type { Database } from '#db/client.ts'
import {
  accountPayments,
  creditLines,
  credits,
  disputes,
  orderEvents,
  orderLines,
  orders,
  payments,
  products,
  refunds,
  returnLines,
  sandboxDisputes,
  sandboxIntents,
  shipmentLines,
  shipments,
  stockMovements,
  transfersBack,
} from '#db/schema.ts'
import { laterThan } from '#domain/order-life/lifecycle.ts'
import { PAYMENT_UNDONE, SHIPPING_UNDONE } from '#domain/timeline.ts'
import { ACCOUNT_TERMS } from './world.ts'

export type Books = Awaited<ReturnType<typeof readBooks>>

/** The shop's books and those of the card service, at one moment. */
export function readBooks(db: Database) {
  return db.transaction(
    async tx => ({
      products: await tx.select().from(products),
      orders: await tx.select().from(orders),
      lines: await tx.select().from(orderLines),
      movements: await tx.select().from(stockMovements),
      accountPayments: await tx.select().from(accountPayments),
      payments: await tx.select().from(payments),
      refunds: await tx.select().from(refunds),
      intents: await tx.select().from(sandboxIntents),
      disputes: await tx.select().from(disputes),
      disputesThere: await tx.select().from(sandboxDisputes),
      shipments: await tx
        .select({
          orderId: shipments.orderId,
          position: shipmentLines.position,
          quantity: shipmentLines.quantity,
        })
        .from(shipments)
        .innerJoin(shipmentLines, eq(shipmentLines.shipmentId, shipments.id)),
      returned: await tx.select().from(returnLines),
      credits: await tx.select().from(credits),
      creditLines: await tx.select().from(creditLines),
      transfersBack: await tx.select().from(transfersBack),
      undone: await tx
        .select({ orderId: orderEvents.orderId })
        .from(orderEvents)
        .where(inArray(orderEvents.kind, [SHIPPING_UNDONE, PAYMENT_UNDONE])),
    }),
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0)

/** Nothing is oversold or lost: what is available is the opening stock less the pieces of orders, and those that have left. */
export function checkStock(books: Books): void {
  checkShipments(books)
  checkReturned(books)
  const { products: shelf, orders: all, lines, movements } = books
  const holding = new Set(
    all
      .filter(({ status }) => ['booked', 'on-account', 'paid', 'shipped'].includes(status))
      .map(({ id }) => id),
  )
  const hasLeft = new Set(all.filter(({ status }) => status === 'shipped').map(({ id }) => id))
  for (const { id, available, backOrdered } of shelf) {
    const net = available - backOrdered
    const ledger = movements.filter(({ productId }) => productId === id)
    const brought = ledger.filter(({ orderId }) => orderId === null)
    const opening = sum(brought.map(({ change }) => change))
    const held = lines
      .filter(({ productId }) => productId === id)
      .map(({ orderId, quantity, shippedQuantity }) => (holding.has(orderId) ? quantity : shippedQuantity))
    expect.soft(available, 'never below zero').toBeGreaterThanOrEqual(0)
    expect.soft(Math.min(available, backOrdered), 'none is available while some are owed').toBe(0)
    expect(net, 'the ledger adds up to the stock').toBe(sum(ledger.map(({ change }) => change)))
    const back = movements.filter(({ productId, reason }) => productId === id && reason === 'returned')
    const restocked = sum(back.map(({ change }) => change))
    expect(net, 'never oversold').toBe(opening - sum(held) + restocked)
    const live = lines.filter(
      ({ productId, orderId }) => productId === id && holding.has(orderId) && !hasLeft.has(orderId),
    )
    const left = sum(live.map(({ quantity, shippedQuantity }) => quantity - shippedQuantity))
    expect(net + left, 'no more has left than was there').toBeGreaterThanOrEqual(0)
    const promised = live.map(line => Math.max(0, line.quantity - line.backOrdered - line.shippedQuantity))
    expect(sum(promised), 'what was sold from stock is there').toBeLessThanOrEqual(net + left)
  }
}

/** No more pieces of a line have left than were ordered, and an order is shipped once all of its lines have. */
function checkShipments({ orders: all, lines, shipments: sent }: Books): void {
  for (const { orderId, position, quantity, shippedQuantity } of lines) {
    const ofLine = sent.filter(each => each.orderId === orderId && each.position === position)
    expect(shippedQuantity, 'what has left is counted').toBe(sum(ofLine.map(each => each.quantity)))
    expect(shippedQuantity, 'no more has left than was ordered').toBeLessThanOrEqual(quantity)
  }
  for (const { id, status, supplementOf } of all) {
    if (supplementOf !== null) continue
    const own = lines.filter(({ orderId }) => orderId === id)
    const isAll = own.every(({ quantity, shippedQuantity }) => quantity === shippedQuantity)
    if (status !== 'refunded') expect(status === 'shipped', 'shipped once all has left').toBe(isAll)
  }
}

/** No more came back of a line than has left, the ledger has what was restocked, and no line is given back more than once. */
function checkReturned({ lines, returned, movements, creditLines: given }: Books): void {
  for (const { orderId, position, productId, shippedQuantity, quantity } of lines) {
    const ofLine = <Row extends { orderId: string; position: number }>(rows: readonly Row[]) =>
      rows.filter(each => each.orderId === orderId && each.position === position)
    const back = ofLine(returned)
    const restocked = sum(back.map(each => each.restocked))
    const came = restocked + sum(back.map(({ scrapped }) => scrapped))
    expect(came, 'no more came back than has left').toBeLessThanOrEqual(shippedQuantity)
    const moved = movements.filter(
      each => each.orderId === orderId && each.productId === productId && each.reason === 'returned',
    )
    expect(sum(moved.map(({ change }) => change)), 'what came back is on the shelf').toBe(restocked)
    expect(sum(ofLine(given).map(each => each.quantity)), 'given back once').toBeLessThanOrEqual(quantity)
  }
}

/** No order is paid by two payments, and no more is refunded than was received. */
export function checkMoney(books: Books): void {
  for (const intent of books.intents) {
    const given = books.refunds.filter(({ intentId }) => intentId === intent.id)
    const promised = sum(given.map(({ amountCents }) => amountCents))
    expect(promised, 'no more refunded than received').toBeLessThanOrEqual(intent.amountReceived)
  }
  for (const order of books.orders) {
    checkOrderMoney(order, books)
    const isDue = books.orders.some(each => each.supplementOf === order.id && each.status === 'booked')
    if (isDue) expect(['paid', 'on-account'], 'what waits for a payment is not sent').toContain(order.status)
  }
}

function checkOrderMoney(order: Books['orders'][number], books: Books): void {
  const intents = books.intents.filter(({ metadata }) => metadata.order === order.id)
  const payment = books.payments.find(({ orderId }) => orderId === order.id)
  const promisedOf = (intentId: string) =>
    sum(books.refunds.filter(each => each.intentId === intentId).map(({ amountCents }) => amountCents))
  const isPaid = order.status === 'paid' || order.status === 'shipped'
  if (order.paymentMethod === 'account') checkAccountMoney(order, books)
  else if (isPaid || order.status === 'refunded')
    expect(payment, 'paid by one payment of its total').toMatchObject({
      status: 'succeeded',
      amountCents: order.totalCents,
    })
  else expect(payment?.status, 'an unpaid order has no succeeded payment').not.toBe('succeeded')
  const byLine = sum(
    books.credits.filter(({ orderId }) => orderId === order.id).map(each => each.amountCents),
  )
  if (order.paymentMethod === 'account') expect(byLine, 'what is credited').toBe(order.creditedCents)
  else
    expect(byLine, 'what is given back by line is refunded').toBeLessThanOrEqual(payment?.refundedCents ?? 0)
  if (payment) expect(payment.refundedCents, 'refunds add up').toBe(promisedOf(payment.intentId))
  if (order.status === 'refunded' && order.paymentMethod === 'card')
    expect(payment?.refundedCents).toBe(order.totalCents)
  for (const { id, amountReceived } of intents) {
    const isPaying = payment?.intentId === id && (payment.status === 'succeeded' || payment.status === 'held')
    const back = promisedOf(id)
    if (!isPaying && back > 0) expect(back, 'a second payment is refunded in full').toBe(amountReceived)
  }
}

/**
 * The noted payments of a paid order on account, less what goes back by line, come to its total, less what was credited and its discount, and none was
 * taken from a card; no more goes back than was paid, and nobody owes more than they may.
 */
function checkAccountMoney(order: Books['orders'][number], books: Books): void {
  const { status, paidAt, totalCents, creditedCents, receivedCents, discountCents } = order
  const noted = books.accountPayments.filter(({ orderId }) => orderId === order.id)
  const back = sum(
    books.transfersBack.filter(each => each.orderId === order.id).map(each => each.amountCents),
  )
  const billedCents = totalCents - creditedCents - discountCents
  const isPaid = status === 'paid' || (['shipped', 'refunded'].includes(status) && paidAt !== null)
  const paidCents = sum(noted.map(each => each.amountCents))
  expect(billedCents, 'no more is credited than was billed').toBeGreaterThanOrEqual(0)
  expect(paidCents - back, 'what was paid and kept is what was noted').toBe(receivedCents)
  expect(sum(noted.map(each => each.discountCents)), 'its discount is that of a payment').toBe(discountCents)
  if (isPaid) expect(receivedCents, 'paid by payments of what was owed').toBe(billedCents)
  else expect(receivedCents, 'no more is paid than was owed').toBeLessThanOrEqual(billedCents)
  if (!isPaid) expect(discountCents, 'a discount settles').toBe(0)
  if (status === 'refunded')
    expect(sum(noted.map(each => each.refundCents ?? 0)), 'all goes back once').toBe(paidCents - back)
  if (status === 'cancelled') expect(noted, 'what is cancelled was not paid').toEqual([])
  if (status === 'refunded') expect(noted.length).toBeGreaterThan(0)
  for (const { refundSentOn } of noted) expect(refundSentOn !== null, 'sent back').toBe(status === 'refunded')
  expect(books.payments.find(({ orderId }) => orderId === order.id)?.status).not.toBe('succeeded')
  const owed = books.orders.filter(
    each =>
      each.userId === order.userId &&
      each.dueAt &&
      !each.paidAt &&
      ['on-account', 'shipped'].includes(each.status),
  )
  expect(
    sum(owed.map(each => each.totalCents - each.creditedCents - each.receivedCents)),
  ).toBeLessThanOrEqual(ACCOUNT_TERMS.accountLimitCents)
}

const BEFORE_SHIPPED = ['paid', 'on-account'] as const

/** Orders changed state only as their lifecycle allows, and neither orders nor received money disappeared. */
export function checkLifecycles(before: Books, after: Books): void {
  const undone = new Set(after.undone.map(({ orderId }) => orderId))
  for (const { id, status } of before.orders) {
    const now = after.orders.find(order => order.id === id)?.status
    expect(now, 'no order is lost').toBeDefined()
    // A shipment or a payment that was undone: it goes on as if it had not been.
    const asBefore = undone.has(id) && (status === 'shipped' || status === 'paid') ? BEFORE_SHIPPED : []
    const possible = [status, ...asBefore].flatMap(each => [each, ...laterThan(each)])
    if (now) expect(possible, `${status} became ${now}`).toContain(now)
  }
  for (const { id, amountReceived } of before.intents)
    expect(after.intents.find(intent => intent.id === id)?.amountReceived).toBeGreaterThanOrEqual(
      amountReceived,
    )
}

/**
 * Once everything is settled, the money left at the card service is the total of paid orders less their partial refunds, plus
 * what is held and what failed refunds still owe.
 */
export function checkAllSettled(books: Books): void {
  for (const { id, amountRefunded } of books.intents) {
    const sent = books.refunds.filter(({ intentId, status }) => intentId === id && status === 'succeeded')
    expect(
      sum(sent.map(({ amountCents }) => amountCents)),
      'exactly what is recorded as sent was refunded',
    ).toBe(amountRefunded)
  }
  const kept = sum(books.intents.map(({ amountReceived, amountRefunded }) => amountReceived - amountRefunded))
  const paid = books.orders.filter(({ status }) => status === 'paid' || status === 'shipped')
  const ofPaid = books.payments.filter(({ orderId }) => paid.some(({ id }) => id === orderId))
  const held = books.payments.filter(({ status }) => status === 'held')
  const net = [...ofPaid, ...held].map(({ amountCents, refundedCents }) => amountCents - refundedCents)
  expect(
    books.refunds.filter(({ status }) => status === 'pending'),
    'every refund is sent or failed',
  ).toEqual([])
  // The money of a refund that failed after it was sent is with the shop again, and owed until a person has decided.
  const owed = books.refunds.filter(({ status }) => status === 'failed')
  expect(kept, 'money received is orders paid, less refunds').toBe(
    sum([...net, ...owed.map(({ amountCents }) => amountCents)]),
  )
  const states = (rows: readonly { id: string; status: string }[]) =>
    new Map(rows.map(({ id, status }) => [id, status]))
  expect(states(books.disputes), 'disputes are as at the card service').toEqual(states(books.disputesThere))
}
