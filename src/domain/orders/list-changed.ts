import { and, asc, type SQL, sql } from 'drizzle-orm'
import { say } from '#contract/phrase.ts'
import { orders } from '#db/schema.ts'
import type { Context } from '../context.ts'
import { invalid } from '../errors.ts'
import { may, requireRight } from '../rights.ts'
import {
  countOrders,
  type ManagedOrderPage,
  type ManagedOrderRow,
  type OrderFilter,
  readSearch,
  selectPage,
} from './list-managed.ts'

/** Longer than a transaction lasts, which dates what it changes before others see it. */
const OVERLAP = sql`interval '1 minute'`

interface ChangedWish {
  readonly since: Date
  readonly limit: number
  /** The cursor of the page before. */
  readonly after?: string | undefined
  readonly maxCounted: number
}

interface ChangedPage extends ManagedOrderPage {
  /** From when to ask the next time: nothing that changed later can be missed, some comes twice. */
  readonly until: Date
}

/**
 * A page of the orders that changed since a moment and match, those first that changed first (staff). One that changes while pages are read comes again,
 * further on. Rejected (invalid) for a cursor that is none.
 */
export async function listChangedOrders(
  ctx: Context,
  filter: Omit<OrderFilter, 'q' | 'sort'>,
  { since, limit, after, maxCounted }: ChangedWish,
): Promise<ChangedPage> {
  requireRight(ctx.actor, may.findOrders(ctx.actor))
  const search = await readSearch(ctx, filter)
  const where = and(search.where(), sql`${orders.changedAt} >= ${since.toISOString()}::timestamptz`)
  const order = [asc(orders.changedAt), asc(orders.id)]
  const [found, total, until] = await Promise.all([
    selectPage(ctx, and(where, after === undefined ? undefined : isAfter(after)), {
      order,
      limit: limit + 1,
    }),
    countOrders(ctx, where, maxCounted),
    readUntil(ctx),
  ])
  const shown = found.slice(0, limit)
  const last = shown.at(-1)
  const next = found.length > shown.length && last ? cursorOf(last) : undefined
  return { orders: shown, total, next, until }
}

/** As its change was when it was found: by its id alone, one that has changed since would leave out those between. */
const cursorOf = ({ changedMicros, id }: Pick<ManagedOrderRow, 'changedMicros' | 'id'>) =>
  `${changedMicros}-${id}`

function isAfter(cursor: string): SQL {
  const [, micros, id] = /^(\d{1,18})-(.+)$/.exec(cursor) ?? []
  if (micros === undefined || id === undefined) throw invalid('cursor', say`must be that of a page before`)
  const at = sql`timestamptz 'epoch' + ${micros}::bigint * interval '1 microsecond'`
  return sql`(${orders.changedAt}, ${orders.id}) > (${at}, ${id})`
}

async function readUntil({ db }: Context): Promise<Date> {
  const { rows } = await db.execute<{ until: string }>(
    sql`select to_char((now() - ${OVERLAP}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as until`,
  )
  const [found] = rows
  if (!found) throw new Error('the clock answered nothing')
  return new Date(found.until)
}
