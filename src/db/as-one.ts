import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/**
 * Writes as one statement: PostgreSQL parses, plans and answers once. None of them sees what the others write, and their order is not
 * given, so no two may touch one row: https://www.postgresql.org/docs/18/queries-with.html#QUERIES-WITH-MODIFYING
 */
export function asOne(last: SQLWrapper, ...others: readonly SQLWrapper[]): SQL {
  if (others.length === 0) return last.getSQL()
  const named = others.map((write, index) => sql`${sql.raw(`write_${index}`)} as (${write.getSQL()})`)
  return sql`with ${sql.join(named, sql`, `)} ${last.getSQL()}`
}
