import { and, asc, eq, sql } from 'drizzle-orm'
import type { MovementKind } from '#contract/bookkeeping/payout-kinds.ts'
import { type Cents, cents } from '#contract/money.ts'
import { cardMovements, cardPayouts, orders, payments } from '#db/schema.ts'
import { sumAmounts } from '#db/sum-amounts.ts'
import type { Account, Context } from '../context.ts'
import { accountOf } from './accounts.ts'
import { type Booking, describePayment, ofOrder } from './booking.ts'
import { isWithin, type Period } from './period.ts'

/** Movements with a booking each. */
export const BOOKED_ALONE = ['dispute', 'returned'] as const satisfies readonly MovementKind[]

/**
 * What the card service did on a day: its fees in one sum, what banks withdrew in disputes and gave back, what it paid out, and payouts that
 * came back. A payout is booked on the day that the bank has it, whatever became of it: one that failed comes back by a movement of its own.
 */
export async function bookCardService(ctx: Context, day: Period): Promise<Booking[]> {
  return [...(await bookFees(ctx, day)), ...(await bookDisputes(ctx, day)), ...(await bookPayouts(ctx, day))]
}

interface Entry {
  readonly day: string
  /** Below zero: credit and debit change places. */
  readonly cents: Cents
  readonly debit: Account
  readonly credit: Account
  readonly document: string
  readonly text: string
}

function book({ cents: amount, debit, credit, ...entry }: Entry): Booking {
  const sides = amount < 0 ? { debit: credit, credit: debit } : { debit, credit }
  return { ...entry, ...sides, amountCents: cents(Math.abs(amount)) }
}

async function bookFees(ctx: Context, period: Period): Promise<Booking[]> {
  const { from: day } = period
  const [sum] = await ctx.db
    .select({ cents: sumAmounts(cardMovements.feeCents) })
    .from(cardMovements)
    .where(isWithin(ctx, cardMovements.occurredAt, period))
  const [debit, credit] = [accountOf(ctx.bookkeeping, 'fees'), accountOf(ctx.bookkeeping, 'card')]
  const what = { day, debit, credit, document: `Fees ${day}`, text: 'Fees of the card service' }
  return sum ? [book({ ...what, cents: sum.cents })] : []
}

async function bookDisputes(ctx: Context, period: Period): Promise<Booking[]> {
  const [credit, debit] = [accountOf(ctx.bookkeeping, 'debtors'), accountOf(ctx.bookkeeping, 'card')]
  const rows = await ctx.db
    .select({ ...ofOrder, cents: cardMovements.amountCents })
    .from(cardMovements)
    .innerJoin(payments, eq(payments.intentId, cardMovements.intentId))
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(and(eq(cardMovements.kind, 'dispute'), isWithin(ctx, cardMovements.occurredAt, period)))
    .orderBy(asc(cardMovements.occurredAt), asc(cardMovements.id))
  return rows.map(row => {
    const what = row.cents < 0 ? 'Withdrawn in a dispute' : 'Won back in a dispute'
    const text = describePayment(what, row)
    return book({ day: period.from, cents: row.cents, debit, credit, document: row.document, text })
  })
}

async function bookPayouts(ctx: Context, period: Period): Promise<Booking[]> {
  const { from: day } = period
  const [debit, credit] = [accountOf(ctx.bookkeeping, 'payouts'), accountOf(ctx.bookkeeping, 'card')]
  const paidOut = await ctx.db
    .select({ document: cardPayouts.id, cents: cardPayouts.amountCents })
    .from(cardPayouts)
    .where(eq(cardPayouts.arrivesOn, day))
    .orderBy(asc(cardPayouts.createdAt), asc(cardPayouts.id))
  const cameBack = await ctx.db
    .select({ document: cardMovements.id, cents: sql<Cents>`-${cardMovements.amountCents}` })
    .from(cardMovements)
    .where(and(eq(cardMovements.kind, 'returned'), isWithin(ctx, cardMovements.occurredAt, period)))
    .orderBy(asc(cardMovements.occurredAt), asc(cardMovements.id))
  return [
    ...paidOut.map(row => book({ ...row, day, debit, credit, text: 'Payout of the card service' })),
    ...cameBack.map(row => book({ ...row, day, debit, credit, text: 'Payout that came back' })),
  ]
}
