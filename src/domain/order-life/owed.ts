import { and, eq, type SQL, sql } from 'drizzle-orm'
import { type Cents, subtractCents } from '#contract/money.ts'
import type { Database } from '#db/client.ts'
import { orders } from '#db/schema.ts'
import { sumAmounts } from '#db/sum-amounts.ts'
import type { OrderRecord } from './record.ts'

/** Which orders are owed on account: unpaid, shipped or not, unless credit notes have taken all of them back. */
export const isOwed: SQL = sql`(${orders.dueAt} is not null and ${orders.paidAt} is null
  and ${orders.status} in ('on-account', 'shipped') and ${orders.creditedCents} < ${orders.totalCents})`

/** What credit notes have left of the total of an order on account. */
export const owedCents: SQL = sql`(${orders.totalCents} - ${orders.creditedCents})`

/** The same of one order. */
export const owedOf = ({
  totalCents,
  creditedCents,
}: Pick<OrderRecord, 'totalCents' | 'creditedCents'>): Cents => subtractCents(totalCents, creditedCents)

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
