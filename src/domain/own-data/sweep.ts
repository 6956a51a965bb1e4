import { sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { forgetCustomers } from './forget-customers.ts'
import { kept, type Sweep } from './kept.ts'

const ROWS_A_BATCH = 1_000

/**
 * Deletes data past their age (`kept.ts`), and names in completed orders of closed accounts. A thousand rows at a time, and none that somebody
 * else holds: they go the next time. Once `signal` aborts, no further batch is begun.
 */
export async function sweepOldRows(db: Database, now: Date, signal?: AbortSignal): Promise<void> {
  await forgetCustomers(db, now)
  for (const sweep of kept.flatMap(({ sweeps = [] }) => sweeps)) await run(db, sweep, { now, signal })
}

async function run(
  db: Database,
  { table, isOld, leaves, isFrozen = false }: Sweep,
  { now, signal }: { now: Date; signal: AbortSignal | undefined },
): Promise<void> {
  const old = sql`select ctid from ${table} where ${isOld(now)} limit ${ROWS_A_BATCH}
    ${isFrozen ? sql`` : sql`for update skip locked`}`
  const change = leaves === undefined ? sql`delete from ${table}` : sql`update ${table} set ${leaves}`
  for (let swept = ROWS_A_BATCH; swept === ROWS_A_BATCH; ) {
    if (signal?.aborted) return
    swept = (await db.execute(sql`${change} where ctid = any(array(${old}))`)).rowCount ?? 0
  }
}
