import { and, isNotNull, notExists, type SQL, sql } from 'drizzle-orm'
import { addCents, type Cents } from '#contract/money.ts'
import { accountPayments, payments, refunds, transfersBack } from '#db/schema.ts'
import { sumAmounts } from '#db/sum-amounts.ts'
import type { Context } from '../context.ts'
import { may, requireRight } from '../rights.ts'
import { dayOf, isWithin, type Period, type PeriodWish, readPeriod, splitMonths } from './period.ts'
import { selectPostings } from './postings.ts'
import { addSums, type PaperSums } from './vat.ts'

const amounts = [
  'cardCents',
  'accountCents',
  'creditedCents',
  'discountedCents',
  'receivedByCardCents',
  'receivedByTransferCents',
  'refundedToCardCents',
  'refundedByTransferCents',
] as const

/** What was sold and what came in. Amounts of credit notes and discounts are below zero, those given back are not. */
export type Takings = PaperSums & { readonly [Amount in (typeof amounts)[number]]: Cents }

interface DayTakings extends Takings {
  readonly day: string
}

export interface TakingsSums extends Period {
  /** The days on which something was booked, the first one first. */
  readonly days: readonly DayTakings[]
  readonly total: Takings
}

const none: Takings = {
  papers: 0,
  netCents: 0,
  vatCents: 0,
  grossCents: 0,
  cardCents: 0,
  accountCents: 0,
  creditedCents: 0,
  discountedCents: 0,
  receivedByCardCents: 0,
  receivedByTransferCents: 0,
  refundedToCardCents: 0,
  refundedByTransferCents: 0,
}

/**
 * What was sold by day, by the dates of the papers, less discounts by the days of their payments, and what money came and went (staff): card payments by when the shop learned of them,
 * refunds by when they were decided, transfers by the bank's day. A payment that was given back because it paid nothing came with its refund.
 */
export async function sumTakings(ctx: Context, wish: PeriodWish): Promise<TakingsSums> {
  requireRight(ctx.actor, may.readMoney(ctx.actor))
  const period = readPeriod(ctx, wish)
  const papers: Awaited<ReturnType<typeof sumPapers>>[] = []
  for (const part of splitMonths(period)) papers.push(await sumPapers(ctx, part))
  const parts: readonly (readonly (Partial<Takings> & { day: string })[])[] = [
    ...papers,
    await sumCards(ctx, period),
    await sumRefunds(ctx, period),
    await sumTransfers(ctx, period),
  ]
  const byDay = Map.groupBy(parts.flat(), ({ day }) => day)
  const days = [...byDay]
    .map(([day, of]) => ({ day, ...addTakings(of) }))
    .toSorted((one, other) => (one.day < other.day ? -1 : 1))
  return { ...period, days, total: addTakings(days) }
}

function sumPapers(ctx: Context, period: Period) {
  const postings = selectPostings(ctx, period)
  const { day, isByCard, isCredit, isDiscount, isPaper, netCents, vatCents, grossCents } = postings
  return ctx.db
    .select({
      day,
      papers: sql<number>`sum(${isPaper})::int`,
      netCents: sumAmounts(netCents),
      vatCents: sumAmounts(vatCents),
      grossCents: sumAmounts(grossCents),
      cardCents: sumAmounts(grossCents, sql`${isByCard} and not ${isCredit}`),
      accountCents: sumAmounts(grossCents, sql`not ${isByCard} and not ${isCredit} and not ${isDiscount}`),
      creditedCents: sumAmounts(grossCents, sql`${isCredit}`),
      discountedCents: sumAmounts(grossCents, sql`${isDiscount}`),
    })
    .from(postings)
    .groupBy(day)
}

/** `group by` the first column: with its time zone as a parameter, the same expression again would be another one. */
const FIRST: SQL = sql`1`

function sumCards(ctx: Context, period: Period) {
  return ctx.db
    .select({
      day: dayOf(ctx, payments.succeededAt),
      receivedByCardCents: sumAmounts(payments.amountCents),
    })
    .from(payments)
    .where(and(isNotNull(payments.succeededAt), isWithin(ctx, payments.succeededAt, period)))
    .groupBy(FIRST)
}

function sumRefunds(ctx: Context, period: Period) {
  const paysNothing = notExists(
    ctx.db.select({ one: sql`1` }).from(payments).where(sql`${payments.intentId} = ${refunds.intentId}`),
  )
  return ctx.db
    .select({
      day: dayOf(ctx, refunds.createdAt),
      refundedToCardCents: sumAmounts(refunds.amountCents),
      receivedByCardCents: sumAmounts(refunds.amountCents, paysNothing),
    })
    .from(refunds)
    .where(isWithin(ctx, refunds.createdAt, period))
    .groupBy(FIRST)
}

async function sumTransfers(ctx: Context, { from, to }: Period) {
  const { receivedOn, refundSentOn, refundCents, amountCents } = accountPayments
  const received = await ctx.db
    .select({ day: receivedOn, receivedByTransferCents: sumAmounts(amountCents) })
    .from(accountPayments)
    .where(sql`${receivedOn} between ${from} and ${to}`)
    .groupBy(receivedOn)
  const sent = await ctx.db
    .select({
      day: sql<string>`${refundSentOn}::text`,
      refundedByTransferCents: sumAmounts(sql`coalesce(${refundCents}, ${amountCents})`),
    })
    .from(accountPayments)
    .where(sql`${refundSentOn} between ${from} and ${to}`)
    .groupBy(refundSentOn)
  const byLine = await ctx.db
    .select({
      day: sql<string>`${transfersBack.sentOn}::text`,
      refundedByTransferCents: sumAmounts(transfersBack.amountCents),
    })
    .from(transfersBack)
    .where(sql`${transfersBack.sentOn} between ${from} and ${to}`)
    .groupBy(transfersBack.sentOn)
  return [...received, ...sent, ...byLine]
}

function addTakings(rows: readonly Partial<Takings>[]): Takings {
  const whole = rows.map(row => ({ ...none, ...row }))
  const sums = amounts.map(name => [name, addCents(...whole.map(row => row[name]))] as const)
  return { ...none, ...addSums(whole), ...Object.fromEntries(sums) }
}
