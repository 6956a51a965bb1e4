import { and, count, eq, gte, inArray, lt, notExists, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { addCents, type Cents, subtractCents } from '#contract/money.ts'
import type { OrderStatus } from '#contract/orders/states.ts'
import { disputes, orders, payments, refunds } from '#db/schema.ts'
import { sumAmounts } from '#db/sum-amounts.ts'
import type { Context } from '../context.ts'
import { may, requireRight } from '../rights.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** Summing all that a shop has received in years takes long; what is older is in its bookkeeping. */
const SUMMED_DAYS = 90

export interface MoneyTotals {
  readonly since: Date
  readonly receivedCents: Cents
  readonly paidCents: Cents
  readonly refundedCents: Cents
  readonly pendingCents: Cents
  readonly heldCents: Cents
  /** What banks have taken back in disputes, and how much of what they took has come back. */
  readonly withdrawnCents: Cents
  readonly wonBackCents: Cents
  readonly orders: Readonly<Record<OrderStatus, number>>
}

/**
 * The totals of the shop's own books over the last 90 days: payments received since, and older ones that are still held, with what was refunded
 * and withdrawn of them. What was received is the sum of paid, refunded, held and withdrawn.
 */
export async function sumMoney(ctx: Context): Promise<MoneyTotals> {
  requireRight(ctx.actor, may.readMoney(ctx.actor))
  const since = new Date(ctx.now().getTime() - SUMMED_DAYS * DAY_MS)
  const [[booked], [given], [disputed], states] = await Promise.all([
    sumPayments(ctx, since),
    sumRefunds(ctx, since),
    sumDisputes(ctx, since),
    ctx.db
      .select({ status: orders.status, orders: count() })
      .from(orders)
      .where(gte(orders.createdAt, since))
      .groupBy(orders.status),
  ])
  const none = { booked: 0, 'on-account': 0, paid: 0, cancelled: 0, expired: 0, refunded: 0, shipped: 0 }
  const [paidCents, heldCents] = [booked?.paid ?? 0, booked?.held ?? 0]
  const refundedCents = given?.all ?? 0
  const withdrawnCents = disputed?.withdrawn ?? 0
  return {
    since,
    receivedCents: addCents(paidCents, heldCents, refundedCents),
    paidCents: subtractCents(paidCents, withdrawnCents),
    refundedCents,
    pendingCents: given?.pending ?? 0,
    heldCents,
    withdrawnCents,
    wonBackCents: disputed?.wonBack ?? 0,
    orders: { ...none, ...Object.fromEntries(states.map(row => [row.status, row.orders])) },
  }
}

function sumPayments({ db }: Context, since: Date) {
  const kept = sql`${payments.amountCents} - ${payments.refundedCents}`
  return db
    .select({
      paid: sumAmounts(kept, eq(payments.status, 'succeeded')),
      held: sumAmounts(kept, eq(payments.status, 'held')),
    })
    .from(payments)
    .where(or(gte(payments.succeededAt, since), eq(payments.status, 'held')))
}

function sumRefunds({ db }: Context, since: Date) {
  const { amountCents, status, intentId, createdAt } = refunds
  return db
    .select({
      all: sumAmounts(amountCents),
      pending: sumAmounts(amountCents, inArray(status, ['pending', 'failed'])),
    })
    .from(refunds)
    .where(and(gte(createdAt, since), isNotOfOlder(db, intentId, since)))
}

function sumDisputes({ db }: Context, since: Date) {
  const { withdrawnCents, reinstatedCents, intentId } = disputes
  return db
    .select({ withdrawn: sumAmounts(withdrawnCents), wonBack: sumAmounts(reinstatedCents) })
    .from(disputes)
    .where(isNotOfOlder(db, intentId, since))
}

/** Of no payment that was received before; the row of one that paid nothing may be missing. */
function isNotOfOlder(db: Context['db'], intent: SQLWrapper, since: Date): SQL {
  const isOlder = and(eq(payments.intentId, intent), lt(payments.succeededAt, since))
  return notExists(db.select({ one: sql`1` }).from(payments).where(isOlder))
}
