import { type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '#db/client.ts'

/** A figure of the books that is not what the records under it add up to. */
export interface Finding {
  /** What it is about, e.g. `order 0199…`. */
  readonly subject: string
  readonly difference: string
  /** Why, as far as the records show. */
  readonly cause: string
  /** What `repair` does, or what a person has to do where there is none. */
  readonly remedy: string
  /** Checks again under lock, and repairs what is still wrong. */
  readonly repair?: (tx: Transaction, at: Date) => Promise<void>
  /** What `repair` repairs; findings with the same value are repaired together, once. */
  readonly repairs?: string
}

const ROWS_AT_ONCE = 1_000

/** The rows of a query, a thousand at a time: however many there are, memory holds few. One query of a transaction at a time. */
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

/** A condition that holds for one row alone, or for all. */
export const only = (column: string, id: string | undefined) =>
  id === undefined ? sql`true` : sql`${sql.raw(column)} = ${id}`

/** Words as a list for `in (…)`. */
export const oneOf = (words: readonly string[]) =>
  sql`(${sql.join(
    words.map(word => sql`${word}`),
    sql`, `,
  )})`

/**
 * Whether the order `o` was booked before there was a ledger and a timeline: then its product's opening balance was counted
 * with its pieces gone already.
 */
export const isOlderThanLedger = sql`(o.product_id is null or exists (
  select from stock_movements opening where opening.product_id = o.product_id and opening.reason = 'opening'
    and opening.created_at > o.created_at
    and not exists (select from stock_movements m where m.order_id = o.id and m.reason = 'booked')))`

/** Whether the timeline of the order `o` tells of this. */
export const hasEvent = (kind: SQL) =>
  sql`exists (select from order_events e where e.order_id = o.id and e.kind = ${kind})`
