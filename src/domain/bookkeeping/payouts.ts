import { asc, desc, isNull, type SQL, sql } from 'drizzle-orm'
import type { MovementKind } from '#contract/bookkeeping/payout-kinds.ts'
import { type Cents, subtractCents } from '#contract/money.ts'
import { cardMovements, cardPayouts, orders, payments, reconciliationMarks, refunds } from '#db/schema.ts'
import { sumAmounts } from '#db/sum-amounts.ts'
import type { Context } from '../context.ts'
import { may, requireRight } from '../rights.ts'
import { dayOf, type Period, type PeriodWish, readPeriod, splitMonths } from './period.ts'

/** What movements at the card service come to. Below zero: taken off; fees are above zero. */
export interface MovementSums {
  readonly movements: number
  readonly chargeCents: Cents
  readonly refundCents: Cents
  readonly disputeCents: Cents
  readonly feeCents: Cents
  /** Payouts that came back, and what has no kind here. */
  readonly otherCents: Cents
  readonly netCents: Cents
  /** What of it the bookings do not have. */
  readonly unbookedCents: Cents
}

type PayoutRow = typeof cardPayouts.$inferSelect

export interface SummedPayout extends PayoutRow, MovementSums {
  /** What is paid out beyond its parts, or short of them. */
  readonly unexplainedCents: Cents
}

/** A movement with the order that it is about. */
export interface Part {
  readonly id: string
  readonly kind: MovementKind
  readonly category: string
  readonly day: string
  readonly order: string | null
  readonly orderNumber: string | null
  readonly amountCents: Cents
  readonly feeCents: Cents
  readonly isBooked: boolean
}

export interface PayoutSums extends Period {
  /** By the day on which the bank has them, the latest first. */
  readonly payouts: readonly SummedPayout[]
  /** What is in no payout yet, now. */
  readonly waiting: MovementSums
  /** Since when the card service cannot be read. */
  readonly failingSince: Date | null
}

const hasRefunds = sql`exists (select from ${refunds} r where r.intent_id = ${cardMovements.intentId})`

/** Whether the bookings have a movement. A second payment of an order is in them by its refund. Refunds are booked when they are decided: one that fails and is sent again is the same one. */
const isBooked: SQL = sql`case ${cardMovements.kind}
    when 'charge' then case when ${payments.intentId} is null then ${hasRefunds}
      else ${payments.succeededAt} is not null and ${payments.amountCents} = ${cardMovements.amountCents} end
    when 'refund' then ${hasRefunds}
    when 'dispute' then ${payments.intentId} is not null
    else ${cardMovements.kind} <> 'other' end`

const ofKind = (kind: MovementKind) =>
  sumAmounts(cardMovements.amountCents, sql`${cardMovements.kind} = ${kind}`)

const sums = {
  movements: sql<number>`count(${cardMovements.id})::int`,
  chargeCents: ofKind('charge'),
  refundCents: ofKind('refund'),
  disputeCents: ofKind('dispute'),
  feeCents: sumAmounts(cardMovements.feeCents),
  otherCents: sumAmounts(cardMovements.amountCents, sql`${cardMovements.kind} in ('returned', 'other')`),
  netCents: sumAmounts(sql`${cardMovements.amountCents} - ${cardMovements.feeCents}`),
  unbookedCents: sumAmounts(cardMovements.amountCents, sql`not ${isBooked}`),
}

const ofIntent = sql`${payments.intentId} = ${cardMovements.intentId}`

/** The payouts of the card service that the bank has within some days, each with what it is made of, and what waits for one now (staff). */
export async function listPayouts(ctx: Context, wish: PeriodWish): Promise<PayoutSums> {
  requireRight(ctx.actor, may.readMoney(ctx.actor))
  const period = readPeriod(ctx, wish)
  const payouts: SummedPayout[] = []
  for (const part of splitMonths(period).toReversed()) payouts.push(...(await sumPayouts(ctx, part)))
  const [waiting] = await ctx.db
    .select(sums)
    .from(cardMovements)
    .leftJoin(payments, ofIntent)
    .where(isNull(cardMovements.payoutId))
  const [mark] = await ctx.db
    .select({ since: reconciliationMarks.payoutsFailingSince })
    .from(reconciliationMarks)
  if (!waiting) throw new Error('a sum without a row')
  return { ...period, payouts, waiting, failingSince: mark?.since ?? null }
}

async function sumPayouts({ db }: Context, { from, to }: Period): Promise<SummedPayout[]> {
  const rows = await db
    .select({ payout: cardPayouts, ...sums })
    .from(cardPayouts)
    .leftJoin(cardMovements, sql`${cardMovements.payoutId} = ${cardPayouts.id}`)
    .leftJoin(payments, ofIntent)
    .where(sql`${cardPayouts.arrivesOn} between ${from} and ${to}`)
    .groupBy(cardPayouts.id)
    .orderBy(desc(cardPayouts.arrivesOn), desc(cardPayouts.createdAt), desc(cardPayouts.id))
  return rows.map(({ payout, ...of }) => ({
    ...payout,
    ...of,
    unexplainedCents: subtractCents(payout.amountCents, of.netCents),
  }))
}

/** The movements of a payout, or with null those that wait for one, in order of time (staff). */
export async function listParts(ctx: Context, payoutId: string | null, limit?: number): Promise<Part[]> {
  requireRight(ctx.actor, may.readMoney(ctx.actor))
  const ofRefund = sql`(select r.order_id from ${refunds} r where r.intent_id = ${cardMovements.intentId} limit 1)`
  const rows = ctx.db
    .select({
      id: cardMovements.id,
      kind: cardMovements.kind,
      category: cardMovements.category,
      day: dayOf(ctx, cardMovements.occurredAt),
      order: orders.id,
      orderNumber: orders.number,
      amountCents: cardMovements.amountCents,
      feeCents: cardMovements.feeCents,
      isBooked: sql<boolean>`${isBooked}`,
    })
    .from(cardMovements)
    .leftJoin(payments, ofIntent)
    .leftJoin(orders, sql`${orders.id} = coalesce(${payments.orderId}, ${ofRefund})`)
    .where(payoutId === null ? isNull(cardMovements.payoutId) : sql`${cardMovements.payoutId} = ${payoutId}`)
    .orderBy(asc(cardMovements.occurredAt), asc(cardMovements.id))
  return limit === undefined ? rows : rows.limit(limit)
}

/** The payouts of some days, each with all of its movements (staff). */
export async function* exportPayouts(
  ctx: Context,
  payouts: readonly SummedPayout[],
): AsyncGenerator<readonly [SummedPayout, Part[]]> {
  for (const payout of payouts) yield [payout, await listParts(ctx, payout.id)]
}
