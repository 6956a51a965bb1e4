import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { type Cents, cents } from '#contract/money.ts'

/** The sum of an amount in cents over the rows that meet the condition, or all; 0 of none. */
export function sumAmounts(amount: SQLWrapper, condition?: SQL): SQL<Cents> {
  const filter = condition ? sql` filter (where ${condition})` : sql``
  return sql`coalesce(sum(${amount})${filter}, 0)`.mapWith((sum: string) => cents(Number(sum)))
}
