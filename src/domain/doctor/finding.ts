import { type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '#db/client.ts'
import { SHIPPING_UNDONE } from '../timeline.ts'

/** A figure in the books that differs from the sum of its underlying records. */
export interface Finding {
  /** The row concerned, e.g. `order 0199…`. */
  readonly subject: string
  readonly difference: string
  /** Why, as far as the records show. */
  readonly cause: string
  /** What `repair` does, or what a person has to do if there is no repair. */
  readonly remedy: string
  /** Checks again under lock, and repairs what is still wrong. */
  readonly repair?: (tx: Transaction, at: Date) => Promise<void>
  /** What `repair` repairs; findings with the same value are repaired together, once. */
  readonly repairs?: string
}

const ROWS_AT_ONCE = 1_000

/** The rows of a query, a thousand at a time, to limit memory. Only one such query per transaction at a time. */
export async function* readRows<Row extends Record<string, unknown>>(tx: Transaction, query: SQL) {
  await tx.execute(sql`declare doctor no scroll cursor for ${query}`)
  for (;;) {
    const { rows } = await tx.execute<Row>(sql.raw(`fetch ${ROWS_AT_ONCE} from doctor`))
    yield* rows
    if (rows.length < ROWS_AT_ONCE) break
  }
  await tx.execute(sql`close doctor`)
}

export const CHANGED_OUTSIDE = 'changed outside the shop'

/** A condition for the row with this id, or, without one, for all rows. */
export const only = (column: string, id: string | undefined) =>
  id === undefined ? sql`true` : sql`${sql.raw(column)} = ${id}`

/** A list of values for `in (…)`. */
export const oneOf = (words: readonly string[]) =>
  sql`(${sql.join(
    words.map(word => sql`${word}`),
    sql`, `,
  )})`

/**
 * Whether the order `o` with the line `l` was booked before the ledger existed: the opening balance of its product was then
 * counted without its pieces.
 */
export const isOlderThanLedger = sql`(l.product_id is null or exists (
  select from stock_movements opening where opening.product_id = l.product_id and opening.reason = 'opening'
    and opening.created_at > o.created_at
    and not exists (select from stock_movements m
      where m.order_id = o.id and m.product_id = l.product_id and m.reason = 'booked')))`

/** Whether the order `o` was booked before the timeline existed, which is as old as the ledger. */
export const isOlderThanTimeline = sql`not exists (
  select from order_lines l where l.order_id = o.id and not ${isOlderThanLedger})`

/** Whether the order `o` was shipped as a whole, and that was not undone. */
export const wasShipped = sql`((select count(*) filter (where e.kind = 'shipped') > count(*) filter (where e.kind = ${SHIPPING_UNDONE})
  from order_events e where e.order_id = o.id))`

/** Whether the timeline of the order `o` has an event of this kind. */
export const hasEvent = (kind: SQL) =>
  sql`exists (select from order_events e where e.order_id = o.id and e.kind = ${kind})`
