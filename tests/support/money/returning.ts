import { desc, eq } from 'drizzle-orm'
import fc from 'fast-check'
import { orderLines, orders, payments, returnLines, returns } from '#db/schema.ts'
import type { Context } from '#domain/context.ts'
import { agreeToReturn } from '#domain/returns/answer.ts'
import { noteArrival } from '#domain/returns/arrive.ts'
import { askForReturn } from '#domain/returns/ask.ts'
import { refundLines } from '#domain/returns/refund-lines.ts'

export interface ReturnStep {
  readonly act: 'ask' | 'work' | 'give-back'
  /** Of each line. */
  readonly pieces: number
  readonly isRestocked: boolean
  /** Whether the refund names what had been refunded. */
  readonly isSeen: boolean
}

export const anyReturnStep: fc.Arbitrary<ReturnStep> = fc.record({
  act: fc.constantFrom('ask', 'work', 'give-back'),
  pieces: fc.integer({ min: 0, max: 2 }),
  isRestocked: fc.boolean(),
  isSeen: fc.boolean(),
})

interface Actors {
  readonly ctx: Context
  readonly admin: Context
  readonly orderId: string
}

/** Asks for a return, takes the last one on, or gives money back by line. */
export function takeReturnStep(step: ReturnStep, { ctx, admin, orderId }: Actors): Promise<void> {
  switch (step.act) {
    case 'ask':
      return askBack(ctx, orderId, step.pieces)
    case 'work':
      return workReturn(admin, orderId, step.isRestocked)
    case 'give-back':
      return giveBackLines(admin, orderId, step)
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
