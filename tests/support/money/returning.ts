import { and, desc, eq, isNotNull } from 'drizzle-orm'
import fc from 'fast-check'
import { orderLines, orders, payments, returnLines, returns, shipments } from '#db/schema.ts'
import type { Context } from '#domain/context.ts'
import { isOwed } from '#domain/order-life/owed.ts'
import { agreeToReturn } from '#domain/returns/answer.ts'
import { noteArrival } from '#domain/returns/arrive.ts'
import { askForReturn } from '#domain/returns/ask.ts'
import { refundLines } from '#domain/returns/refund-lines.ts'
import { shipOrder } from '#domain/shipments/ship.ts'

export interface ReturnStep {
  readonly act: 'ask' | 'work' | 'give-back'
  /** Of each line. */
  readonly pieces: number
  readonly isRestocked: boolean
  /** Whether the refund names what had been refunded. */
  readonly isSeen: boolean
  /** Of which order it is given back, if there is one such. */
  readonly of: 'any' | 'owed' | 'paid on account'
}

export const anyReturnStep: fc.Arbitrary<ReturnStep> = fc.record({
  act: fc.constantFrom('ask', 'work', 'give-back', 'give-back'),
  pieces: fc.integer({ min: 0, max: 2 }),
  isRestocked: fc.boolean(),
  isSeen: fc.boolean(),
  of: fc.constantFrom('any', 'owed', 'paid on account'),
})

interface Actors {
  readonly ctx: Context
  readonly admin: Context
  readonly orderId: string
}

/** Asks for a return, takes the last one on, or gives money back by line. */
export async function takeReturnStep(step: ReturnStep, { ctx, admin, orderId }: Actors): Promise<void> {
  switch (step.act) {
    case 'ask':
      return askBack(ctx, orderId, step.pieces)
    case 'work':
      return workReturn(admin, orderId, step.isRestocked)
    case 'give-back':
      return giveBackLines(admin, (await findOnAccount(admin, step.of)) ?? orderId, step)
  }
}

/** Asks to send back so many pieces of each line of an order. */
async function askBack(ctx: Context, orderId: string, pieces: number): Promise<void> {
  const lines = await ctx.db.select().from(orderLines).where(eq(orderLines.orderId, orderId))
  const wanted = lines.map(({ position: line }) => ({ line, pieces }))
  await askForReturn(ctx, { orderId, lines: wanted, reason: 'other', words: '' })
}

/** Takes the last return of an order a step on: it is agreed to, or all of it comes, to the shelf or to be scrapped. */
async function workReturn(admin: Context, orderId: string, isRestocked: boolean): Promise<void> {
  const [last] = await admin.db
    .select()
    .from(returns)
    .where(eq(returns.orderId, orderId))
    .orderBy(desc(returns.place))
    .limit(1)
  if (last?.state === 'requested') return agreeToReturn(admin, { returnId: last.id, words: '' })
  if (last?.state !== 'agreed') return
  const lines = await admin.db.select().from(returnLines).where(eq(returnLines.returnId, last.id))
  const came = lines.map(({ position: line, quantity }) => ({
    line,
    restocked: isRestocked ? quantity : 0,
    scrapped: isRestocked ? 0 : quantity,
  }))
  await noteArrival(admin, { returnId: last.id, lines: came })
}

/** Gives back so many pieces of each line, or, of 0 pieces, the delivery. */
async function giveBackLines(
  admin: Context,
  orderId: string,
  { pieces, isSeen }: { pieces: number; isSeen: boolean },
): Promise<void> {
  const lines = await admin.db.select().from(orderLines).where(eq(orderLines.orderId, orderId))
  const [order] = await admin.db.select().from(orders).where(eq(orders.id, orderId))
  if (order?.paymentMethod === 'account' && order.status !== 'shipped') await sendForGood(admin, orderId)
  const [payment] = await admin.db.select().from(payments).where(eq(payments.orderId, orderId))
  await refundLines(admin, {
    orderId,
    lines: lines.map(({ position: line }) => ({ line, pieces })),
    delivery: pieces === 0,
    reason: 'as the customer wished',
    refundedCents: isSeen
      ? ((order?.paymentMethod === 'account' ? order.creditedCents : payment?.refundedCents) ?? 0)
      : 0,
  })
}

async function findOnAccount({ db }: Context, of: ReturnStep['of']): Promise<string | undefined> {
  if (of === 'any') return undefined
  const isPaid = and(eq(orders.paymentMethod, 'account'), isNotNull(orders.paidAt))
  const where = of === 'owed' ? isOwed : isPaid
  const [found] = await db.select({ id: orders.id }).from(orders).where(where).limit(1)
  return found?.id
}

/** Ships an order on account, and has the time go by in which that could be undone: only then is anything credited. */
async function sendForGood(admin: Context, orderId: string): Promise<void> {
  await shipOrder(admin, orderId)
  await admin.db.update(shipments).set({ undoableUntil: admin.now() }).where(eq(shipments.orderId, orderId))
}
