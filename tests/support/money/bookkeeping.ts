import { eq, min } from 'drizzle-orm'
import { expect } from 'vitest'
import { accountPayments, invoices, orders, payments, refunds, transfersBack } from '#db/schema.ts'
import { accountOf } from '#domain/bookkeeping/accounts.ts'
import type { Booking } from '#domain/bookkeeping/booking.ts'
import { listBookings } from '#domain/bookkeeping/bookings.ts'
import { listOpenItems } from '#domain/bookkeeping/open-items.ts'
import type { Period } from '#domain/bookkeeping/period.ts'
import { sumTakings, type Takings } from '#domain/bookkeeping/takings.ts'
import { type PaperSums, sumVat } from '#domain/bookkeeping/vat.ts'
import type { Context } from '#domain/context.ts'
import { dayIn } from '#domain/days.ts'
import { billedOf, isOwed, owedOf } from '#domain/order-life/owed.ts'

const DAY_MS = 24 * 60 * 60 * 1000

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0)

/** A debit on an account is above zero, a credit below. */
function balanceOf(bookings: readonly Booking[], account: string): number {
  return sum(
    bookings.map(({ debit, credit, amountCents }) => {
      const isDebit = debit.number === account
      return isDebit === (credit.number === account) ? 0 : isDebit ? amountCents : -amountCents
    }),
  )
}

/** What is booked of some days is what the takings and the VAT of these days say, to the cent. Returns the bookings. */
async function checkBookings(ctx: Context, period: Period): Promise<Booking[]> {
  const bookings = (await Array.fromAsync(listBookings(ctx, period))).flat()
  const { total } = await sumTakings(ctx, period)
  const vat = await sumVat(ctx, period)
  const papers = bookings.flatMap(booking => booking.vat ?? [])
  const booked = {
    netCents: sum(papers.map(each => each.netCents)),
    vatCents: sum(papers.map(each => each.vatCents)),
  }
  const amounts = ({ netCents, vatCents }: PaperSums) => ({ netCents, vatCents })
  expect(amounts(total), 'the takings are what is booked').toEqual(booked)
  expect(amounts(vat.total), 'the VAT is what is booked').toEqual(booked)
  expect(total.grossCents, 'net and VAT are gross').toBe(total.netCents + total.vatCents)
  const { cardCents, accountCents, creditedCents, discountedCents } = total
  expect(cardCents + accountCents + creditedCents + discountedCents).toBe(total.grossCents)
  for (const { kind, country, percent, netCents } of vat.rows) {
    const alike = papers.filter(
      each => each.kind === kind && each.country === country && each.percent === percent,
    )
    const rows = vat.rows.filter(
      each => each.kind === kind && each.country === country && each.percent === percent,
    )
    expect(sum(rows.map(row => row.netCents)), `${kind} ${country} ${netCents}`).toBe(
      sum(alike.map(each => each.netCents)),
    )
  }
  checkMoney(ctx, bookings, total)
  return bookings
}

function checkMoney({ bookkeeping }: Context, bookings: readonly Booking[], total: Takings): void {
  const balance = (name: 'debtors' | 'card' | 'bank') =>
    balanceOf(bookings, accountOf(bookkeeping, name).number)
  const card = total.receivedByCardCents - total.refundedToCardCents
  const bank = total.receivedByTransferCents - total.refundedByTransferCents
  expect(balance('card'), 'what cards brought').toBe(card)
  expect(balance('bank'), 'what transfers brought').toBe(bank)
  expect(balance('debtors'), 'what customers still owe of it').toBe(total.grossCents - card - bank)
}

/** After all is settled, customers owe on their account what is open on account, less what is held of cards. */
export async function checkBookkeeping(ctx: Context): Promise<void> {
  const days = (count: number) => dayIn(ctx.billing.timeZone, new Date(ctx.now().getTime() + count * DAY_MS))
  const bookings: Booking[] = []
  // Read day by day, which most stories have few of. What was booked before the first order would be missing from what is owed.
  const [oldest] = await ctx.db.select({ at: min(orders.createdAt) }).from(orders)
  const first = dayIn(ctx.billing.timeZone, new Date((oldest?.at ?? ctx.now()).getTime() - DAY_MS))
  // The longest story is about two years.
  for (const [from, to] of [
    [-900, -601],
    [-600, -301],
    [-300, 10],
  ] as const)
    if (first <= days(to)) {
      const begin = first > days(from) ? first : days(from)
      bookings.push(...(await checkBookings(ctx, { from: begin, to: days(to) })))
    }
  const owed = await ctx.db.select().from(orders).where(isOwed)
  const paid = await ctx.db.select().from(payments)
  const given = await ctx.db.select().from(refunds)
  const held = paid.filter(({ status }) => status === 'held')
  const heldCents = held.map(({ amountCents, refundedCents }) => amountCents - refundedCents)
  const debtors = balanceOf(bookings, accountOf(ctx.bookkeeping, 'debtors').number)
  const back = await ctx.db.select().from(transfersBack)
  const waitingCents = sum(back.filter(({ sentOn }) => sentOn === null).map(each => each.amountCents))
  const openCents = sum(owed.map(owedOf)) - waitingCents
  expect(debtors, 'customers owe what is open on account').toBe(openCents - sum(heldCents))
  // A payment that was noted while the clock was ahead is of a day to come.
  const open = await listOpenItems(ctx, { on: days(10) })
  expect(open.total.total, 'open items are what is owed').toBe(openCents)
  await checkNothingLeft(ctx)
  const known = new Set(paid.map(({ intentId }) => intentId))
  const returned = given.filter(({ intentId }) => !known.has(intentId))
  const received = paid.filter(({ status }) => status === 'succeeded' || status === 'held')
  const card = sum(received.map(each => each.amountCents)) + sum(returned.map(each => each.amountCents))
  const cardAccount = accountOf(ctx.bookkeeping, 'card').number
  expect(balanceOf(bookings, cardAccount)).toBe(card - sum(given.map(({ amountCents }) => amountCents)))
  const transfers = await ctx.db.select().from(accountPayments)
  const sent = back.filter(({ sentOn }) => sentOn !== null).map(({ amountCents }) => amountCents)
  expect(balanceOf(bookings, accountOf(ctx.bookkeeping, 'bank').number)).toBe(
    sum(transfers.map(({ amountCents, refundCents }) => amountCents - (refundCents ?? 0))) - sum(sent),
  )
}

/** Of an order on account whose price is all credited, sent back or taken off, no net amount and no VAT is left in its papers and its discount. */
async function checkNothingLeft({ db }: Context): Promise<void> {
  const papers = await db.select().from(invoices)
  const discounts = await db.select().from(accountPayments)
  for (const order of await db.select().from(orders).where(eq(orders.paymentMethod, 'account'))) {
    const isOver = ['cancelled', 'refunded'].includes(order.status) || billedOf(order) === 0
    const own = papers.filter(({ orderId }) => orderId === order.id).map(({ content }) => content)
    if (!isOver || own.some(content => 'corrects' in content)) continue
    const net = own.map(content => ('credits' in content ? -content.netCents : content.netCents))
    const less = discounts.filter(({ orderId }) => orderId === order.id).map(each => each.discountNetCents)
    expect(sum(net) - sum(less), `the VAT of ${order.id} is corrected to the cent`).toBe(0)
  }
}
