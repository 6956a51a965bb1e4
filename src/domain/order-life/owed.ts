import { and, eq, type SQL, sql } from 'drizzle-orm'
import { addCents, type Cents, subtractCents } from '#contract/money.ts'
import type { Database } from '#db/client.ts'
import { orders } from '#db/schema.ts'
import { sumAmounts } from '#db/sum-amounts.ts'
import type { OrderRecord } from './record.ts'

/** Which orders are owed on account: unpaid, shipped or not, unless credit notes have taken back all that was not paid. */
export const isOwed: SQL = sql`(${orders.dueAt} is not null and ${orders.paidAt} is null
  and ${orders.status} in ('on-account', 'shipped') and ${orders.creditedCents} + ${orders.receivedCents} < ${orders.totalCents})`

/** What credit notes and part payments have left of the total of an order on account. */
export const owedCents: SQL = sql`(${orders.totalCents} - ${orders.creditedCents} - ${orders.receivedCents})`

type Billed = Pick<OrderRecord, 'totalCents' | 'creditedCents' | 'discountCents'>

/** What credit notes and a discount for prompt payment have left of the total of an order on account. */
export const billedOf = ({ totalCents, creditedCents, discountCents }: Billed): Cents =>
  subtractCents(totalCents, addCents(creditedCents, discountCents))

/** What of that is still to be paid. */
export const owedOf = (order: Billed & Pick<OrderRecord, 'receivedCents' | 'paidAt'>): Cents =>
  subtractCents(billedOf(order), transferredOf(order))

/**
 * What was transferred for an order on account, and has not gone back by line. The release before this one did not count it: of what is paid it is
 * all that is billed.
 */
export const transferredOf = (order: Billed & Pick<OrderRecord, 'receivedCents' | 'paidAt'>): Cents =>
  order.paidAt === null ? order.receivedCents : billedOf(order)

/** Which of these are overdue: the day on which they were due is over. */
export function isOverdue(now: Date): SQL {
  return sql`${orders.dueAt} + interval '12 hours' <= ${now.toISOString()}::timestamptz`
}

/** What a person owes on account. */
export async function sumOwedBy(db: Pick<Database, 'select'>, userId: string): Promise<Cents> {
  const [owed] = await db
    .select({ cents: sumAmounts(owedCents) })
    .from(orders)
    .where(and(eq(orders.userId, userId), isOwed))
  return owed?.cents ?? 0
}
