import { and, asc, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { say } from '#contract/phrase.ts'
import type { Context } from './context.ts'
import type { PageWish } from './counted-page.ts'
import { countUpTo } from './counted-page.ts'
import { invalid } from './errors.ts'

/* What lists of what changed since a moment share. */

/** Longer than a transaction lasts, which dates what it changes before others see it. */
const OVERLAP = sql`interval '1 minute'`

/** How many rows of what changed since a moment are wanted, and after which cursor. */
export interface ChangedWish extends PageWish {
  readonly since: Date
}

/** A page of a list in its own order, or, since a moment, in that of change. */
export interface ListWish extends PageWish {
  readonly since?: Date | undefined
}

export function isOfChanges<Wish extends ListWish>(wish: Wish): wish is Wish & ChangedWish {
  return wish.since !== undefined
}

/** What is said of a page beside its rows. */
export interface ListedPage {
  /** How many match, across all pages; of what changed, or where a list says so, `MAX_COUNTED` where there may be more. */
  readonly total: number
  /** The cursor of the next page; undefined on the last one. */
  readonly next: string | undefined
  /** Of what changed since a moment: from when to ask the next time. */
  readonly until?: Date
}

interface ChangedPage<Row> extends ListedPage {
  readonly rows: readonly Row[]
  readonly until: Date
}

/** When each row of a list last changed, and its id. */
interface ChangedColumns {
  readonly changedAt: SQLWrapper
  readonly id: SQLWrapper
}

/** A row as it was found: its change is of then. */
interface FoundRow {
  readonly id: string
  /** As microseconds since 1970. */
  readonly changedMicros: string
}

interface ChangedList<Row> extends ChangedColumns {
  readonly find: (where: SQL | undefined, order: readonly SQL[], limit: number) => Promise<Row[]>
  /** Counts up to `MAX_COUNTED`. */
  readonly count: (where: SQL | undefined) => Promise<number>
}

/** When a row changed, as microseconds since 1970. */
export const microsOf = (changedAt: SQLWrapper): SQL<string> =>
  sql<string>`(extract(epoch from ${changedAt}) * 1000000)::bigint::text`

/**
 * A page of the rows that changed since a moment, those first that changed first. One that changes while pages are read comes again, further on.
 * Rejected (invalid) for a cursor that is none.
 */
export async function findChanged<Row extends FoundRow>(
  ctx: Pick<Context, 'db'>,
  { find, count, ...columns }: ChangedList<Row>,
  { limit, ...wish }: ChangedWish,
): Promise<ChangedPage<Row>> {
  const { all, further } = hasChanged(columns, wish)
  const [found, total, until] = await Promise.all([
    find(and(all, further), [asc(columns.changedAt), asc(columns.id)], limit + 1),
    count(all),
    readUntil(ctx),
  ])
  const rows = found.slice(0, limit)
  const last = rows.at(-1)
  return { rows, total, next: found.length > limit && last ? cursorOf(last) : undefined, until }
}

/** The same of a table that says itself when its rows changed: their ids are found first, then `read` reads those of the page. */
export async function readChanged<Row>(
  ctx: Pick<Context, 'db'>,
  table: PgTable & { readonly id: PgColumn; readonly changedAt: PgColumn },
  matching: SQL | undefined,
  wish: ChangedWish,
  read: (ids: string[]) => PromiseLike<readonly Row[]>,
  idOf: (row: Row) => string,
): Promise<ChangedPage<Row>> {
  const { id, changedAt } = table
  const found = await findChanged(
    ctx,
    {
      id,
      changedAt,
      find: (where, order, limit) =>
        ctx.db
          .select({ id: sql<string>`${id}`, changedMicros: microsOf(changedAt) })
          .from(table)
          .where(and(matching, where))
          .orderBy(...order)
          .limit(limit),
      // In the order of the index: what changed last lies at the end of the table, where a scan comes last.
      count: where =>
        countUpTo(
          ctx.db,
          ctx.db.select({ id }).from(table).where(and(matching, where)).orderBy(asc(changedAt)),
        ),
    },
    wish,
  )
  const ids = found.rows.map(row => row.id)
  const rows = ids.length > 0 ? await read(ids) : []
  const byId = new Map(rows.map(row => [idOf(row), row]))
  return { ...found, rows: ids.flatMap(each => byId.get(each) ?? []) }
}

/** By its id alone, one that has changed since would leave out those between. */
const cursorOf = ({ changedMicros, id }: FoundRow): string => `${changedMicros}-${id}`

function hasChanged(
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
async function readUntil({ db }: Pick<Context, 'db'>): Promise<Date> {
  const { rows } = await db.execute<{ until: string }>(
    sql`select to_char((now() - ${OVERLAP}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as until`,
  )
  const [found] = rows
  if (!found) throw new Error('the clock answered nothing')
  return new Date(found.until)
}
