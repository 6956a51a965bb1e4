import { and, asc, count, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { MAX_REPORT_DAYS } from '#contract/bookkeeping/sale-kinds.ts'
import { type Cents, cents } from '#contract/money.ts'
import { say } from '#contract/phrase.ts'
import {
  accountPayments,
  cardMovements,
  cardPayouts,
  invoices,
  orders,
  payments,
  refunds,
  transfersBack,
} from '#db/schema.ts'
import { recordAudit } from '../audit.ts'
import type { Context } from '../context.ts'
import { invalid } from '../errors.ts'
import { may, requireRight } from '../rights.ts'
import { sellerOf } from '../tax/seller.ts'
import { accountOf, accountOfDiscount, accountOfRevenue } from './accounts.ts'
import { BOOKED_ALONE, bookCardService } from './book-card-service.ts'
import { type Booking, describePayment, type OfOrder, ofOrder } from './booking.ts'
import { isWithin, type Period } from './period.ts'
import { selectPostings } from './postings.ts'
import { kindOfSale } from './sale-kind.ts'

/** How many bookings a file has at most: as many as DATEV takes in one. */
const MAX_BOOKINGS = 99_999

/** Rejects (invalid) a period with more bookings than a file may have. */
export async function requireFewBookings(ctx: Context, period: Period): Promise<void> {
  requireRight(ctx.actor, may.readMoney(ctx.actor))
  const { from, to } = period
  const counted = [
    ctx.db
      .select({ rows: count() })
      .from(invoices)
      .where(isWithin(ctx, invoices.createdAt, period)),
    ctx.db
      .select({ rows: count() })
      .from(payments)
      .where(isWithin(ctx, payments.succeededAt, period)),
    ctx.db
      .select({ rows: count() })
      .from(refunds)
      .where(isWithin(ctx, refunds.createdAt, period)),
    ctx.db
      .select({ rows: count() })
      .from(accountPayments)
      .where(sql`${accountPayments.receivedOn} between ${from} and ${to}`),
    ctx.db
      .select({ rows: count() })
      .from(transfersBack)
      .where(sql`${transfersBack.sentOn} between ${from} and ${to}`),
    ctx.db
      .select({ rows: count() })
      .from(cardPayouts)
      .where(sql`${cardPayouts.arrivesOn} between ${from} and ${to}`),
    ctx.db
      .select({ rows: count() })
      .from(cardMovements)
      .where(and(inArray(cardMovements.kind, BOOKED_ALONE), isWithin(ctx, cardMovements.occurredAt, period))),
  ]
  const sums = await Promise.all(counted)
  const all = sums.flat().reduce((sum, { rows }) => sum + rows, 0)
  // A corrected invoice, a returned payment, a transfer sent back and one with a discount are two bookings each; fees are one a day.
  if (2 * all + MAX_REPORT_DAYS > MAX_BOOKINGS)
    throw invalid(
      'to',
      say`must be nearer to the first day: these days may have more than ${{ count: MAX_BOOKINGS }} bookings`,
    )
}

/**
 * The bookings of a period, day by day (staff): what each paper says, and what money came and went, as in the takings. The export is audited
 * when it begins; each day is read when it is requested.
 */
export async function* exportBookings(ctx: Context, period: Period): AsyncGenerator<Booking[]> {
  requireRight(ctx.actor, may.readMoney(ctx.actor))
  await recordAudit(ctx.db, ctx, { action: 'exported', subject: 'bookings', after: { ...period } })
  yield* listBookings(ctx, period)
}

/** The same, for the shop itself. */
export async function* listBookings(ctx: Context, { from, to }: Period): AsyncGenerator<Booking[]> {
  const last = Temporal.PlainDate.from(to)
  for (let day = Temporal.PlainDate.from(from); Temporal.PlainDate.compare(day, last) <= 0; ) {
    const only = { from: day.toString(), to: day.toString() }
    const booked = [
      ...(await bookPapers(ctx, only)),
      ...(await bookCards(ctx, only)),
      ...(await bookRefunds(ctx, only)),
      ...(await bookTransfers(ctx, only)),
      ...(await bookCardService(ctx, only)),
    ].filter(({ amountCents }) => amountCents > 0)
    if (booked.length > 0) yield booked
    day = day.add({ days: 1 })
  }
}

async function bookPapers(ctx: Context, period: Period): Promise<Booking[]> {
  const postings = selectPostings(ctx, period)
  const seller = sellerOf(ctx)
  const debtors = accountOf(ctx.bookkeeping, 'debtors')
  const rows = await ctx.db.select().from(postings).orderBy(asc(postings.number), asc(postings.isPaper))
  return rows.map(row => {
    const { day, number, percent, customerVatId } = row
    const gross = Number(row.grossCents)
    const { kind, country } = kindOfSale(row, seller)
    const revenue = (row.isDiscount ? accountOfDiscount : accountOfRevenue)(ctx.bookkeeping, {
      kind,
      percent,
    })
    const [debit, credit] = gross < 0 ? [revenue, debtors] : [debtors, revenue]
    return {
      day,
      amountCents: cents(Math.abs(gross)),
      debit,
      credit,
      document: String(number),
      text: [describePaper(row), row.orderNumber, row.customer].filter(Boolean).join(', '),
      vat: {
        kind,
        country,
        percent,
        netCents: cents(Number(row.netCents)),
        vatCents: cents(Number(row.vatCents)),
        customerVatId: customerVatId ?? '',
      },
    }
  })
}

interface Posted {
  readonly number: number
  readonly isPaper: number
  readonly isCredit: boolean
  readonly isDiscount: boolean
  readonly about: number | null
}

function describePaper(row: Posted) {
  if (row.isDiscount) return `Discount on invoice ${row.number}`
  if (row.isPaper === 0) return `Invoice ${row.about} replaced by ${row.number}`
  return row.isCredit ? `Credit note ${row.number} for ${row.about}` : `Invoice ${row.number}`
}

async function bookCards(ctx: Context, period: Period): Promise<Booking[]> {
  const [debit, credit] = [accountOf(ctx.bookkeeping, 'card'), accountOf(ctx.bookkeeping, 'debtors')]
  const rows = await ctx.db
    .select({ ...ofOrder, amountCents: payments.amountCents })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(and(isNotNull(payments.succeededAt), isWithin(ctx, payments.succeededAt, period)))
    .orderBy(asc(payments.succeededAt), asc(payments.intentId))
  return rows.map(row => ({
    day: period.from,
    amountCents: row.amountCents,
    debit,
    credit,
    document: row.document,
    text: describePayment('Card payment', row),
  }))
}

async function bookRefunds(ctx: Context, period: Period): Promise<Booking[]> {
  const { bookkeeping } = ctx
  const [card, given] = [accountOf(bookkeeping, 'card'), accountOf(bookkeeping, 'refunds')]
  const debtors = accountOf(bookkeeping, 'debtors')
  const rows = await ctx.db
    .select({ ...ofOrder, amountCents: refunds.amountCents, payment: payments.intentId })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .leftJoin(payments, eq(payments.intentId, refunds.intentId))
    .where(isWithin(ctx, refunds.createdAt, period))
    .orderBy(asc(refunds.createdAt), asc(refunds.id))
  return rows.flatMap(row => {
    const { amountCents, document, payment } = row
    const same = { day: period.from, amountCents, document }
    // A payment that paid nothing is in the books by what was given back of it alone.
    const came =
      payment === null
        ? [{ ...same, debit: card, credit: debtors, text: describePayment('Second card payment', row) }]
        : []
    return [...came, { ...same, debit: debtors, credit: given, text: describePayment('Card refund', row) }]
  })
}

async function bookTransfers(ctx: Context, { from: day }: Period): Promise<Booking[]> {
  const [bank, debtors] = [accountOf(ctx.bookkeeping, 'bank'), accountOf(ctx.bookkeeping, 'debtors')]
  const { receivedOn, refundSentOn, refundCents, amountCents } = accountPayments
  const rows = await ctx.db
    .select({ ...ofOrder, amountCents, receivedOn, refundSentOn, refundCents })
    .from(accountPayments)
    .innerJoin(orders, eq(orders.id, accountPayments.orderId))
    .where(sql`${receivedOn} = ${day} or ${refundSentOn} = ${day}`)
    .orderBy(asc(orders.number))
  const byLine = await ctx.db
    .select({ ...ofOrder, amountCents: transfersBack.amountCents })
    .from(transfersBack)
    .innerJoin(orders, eq(orders.id, transfersBack.orderId))
    .where(eq(transfersBack.sentOn, day))
    .orderBy(asc(orders.number), asc(transfersBack.id))
  const bookBack = (row: OfOrder, amount: Cents) => ({
    day,
    amountCents: amount,
    document: row.document,
    debit: debtors,
    credit: bank,
    text: describePayment('Sent back by transfer', row),
  })
  const whole = rows.flatMap(row => {
    const same = { day, amountCents: row.amountCents, document: row.document }
    const came = { ...same, debit: bank, credit: debtors, text: describePayment('Bank transfer', row) }
    return [
      ...(row.receivedOn === day ? [came] : []),
      ...(row.refundSentOn === day ? [bookBack(row, row.refundCents ?? row.amountCents)] : []),
    ]
  })
  return [...whole, ...byLine.map(row => bookBack(row, row.amountCents))]
}
