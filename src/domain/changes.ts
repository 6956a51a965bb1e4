import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { say } from '#contract/phrase.ts'
import type { Context } from './context.ts'
import { invalid } from './errors.ts'

/* What lists of what changed since a moment share. */

/** Longer than a transaction lasts, which dates what it changes before others see it. */
const OVERLAP = sql`interval '1 minute'`

export interface ChangedWish {
  readonly since: Date
  readonly limit: number
  /** The cursor of the page before. */
  readonly after?: string | undefined
}

/** When each row of a list last changed, and its id. */
interface ChangedColumns {
  readonly changedAt: SQLWrapper
  readonly id: SQLWrapper
}

/** When a row changed, as microseconds since 1970. */
export const microsOf = (changedAt: SQLWrapper): SQL<string> =>
  sql<string>`(extract(epoch from ${changedAt}) * 1000000)::bigint::text`

/** The place of a row as its change was when it was found: by its id alone, one that has changed since would leave out those between. */
export const changedCursor = (changedMicros: string, id: string): string => `${changedMicros}-${id}`

/** The rows that changed since, behind the cursor. Rejected (invalid) for a cursor that is none. */
export function hasChanged(
  { changedAt, id }: ChangedColumns,
  { since, after }: Pick<ChangedWish, 'since' | 'after'>,
): { readonly all: SQL; readonly further: SQL | undefined } {
  const all = sql`${changedAt} >= ${since.toISOString()}::timestamptz`
  if (after === undefined) return { all, further: undefined }
  const [, micros, lastId] = /^(\d{1,18})-(.+)$/.exec(after) ?? []
  if (micros === undefined || lastId === undefined)
    throw invalid('cursor', say`must be that of a page before`)
  const at = sql`timestamptz 'epoch' + ${micros}::bigint * interval '1 microsecond'`
  return { all, further: sql`(${changedAt}, ${id}) > (${at}, ${lastId})` }
}

/** From when to ask the next time: nothing that changed later can be missed, some comes twice. */
export async function readUntil({ db }: Pick<Context, 'db'>): Promise<Date> {
  const { rows } = await db.execute<{ until: string }>(
    sql`select to_char((now() - ${OVERLAP}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as until`,
  )
  const [found] = rows
  if (!found) throw new Error('the clock answered nothing')
  return new Date(found.until)
}
