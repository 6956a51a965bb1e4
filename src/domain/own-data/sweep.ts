import { lt, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import {
  idempotencyKeys,
  mails,
  sessions,
  stockWatches,
  trackingLinks,
  verifications,
  webhookEvents,
} from '#db/schema.ts'
import { forgetAttempts } from '../rate-limits.ts'
import { forgetCustomers } from './forget-customers.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** The rules are in docs/SECURITY-POLICY.md, 'Kept'. */
const EVENTS_KEPT_DAYS = 90
const MAILS_KEPT_DAYS = 30
const WATCHES_KEPT_DAYS = 365
const ROWS_A_BATCH = 1_000

/**
 * Deletes data past its retention: answers stored for repeated requests, expired sessions and links (with the addresses
 * and devices they name; those to follow an order, too), counters of attempts, names in completed orders of closed
 * accounts, processed events of the card service, watches of products that have not come back for a year, and what
 * sent mails said.
 */
export async function sweepOldRows(db: Database, now: Date, signal?: AbortSignal): Promise<void> {
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, new Date(now.getTime() - DAY_MS)))
  await db.delete(sessions).where(lt(sessions.expiresAt, now))
  await db.delete(verifications).where(lt(verifications.expiresAt, now))
  await db.delete(trackingLinks).where(lt(trackingLinks.expiresAt, now))
  await forgetAttempts(db, now)
  await forgetCustomers(db, now)
  const daysAgo = (days: number) => sql`${new Date(now.getTime() - days * DAY_MS).toISOString()}::timestamptz`
  const inBatches = async (batch: SQL) => {
    for (let swept = ROWS_A_BATCH; swept === ROWS_A_BATCH; ) {
      if (signal?.aborted) return
      swept = (await db.execute(batch)).rowCount ?? 0
    }
  }
  await db
    .delete(stockWatches)
    .where(lt(stockWatches.createdAt, new Date(now.getTime() - WATCHES_KEPT_DAYS * DAY_MS)))
  await inBatches(sql`delete from ${webhookEvents} where id in (select id from ${webhookEvents}
    where processed_at is not null and processed_at < ${daysAgo(EVENTS_KEPT_DAYS)} limit ${ROWS_A_BATCH})`)
  await inBatches(sql`update ${mails}
    set body = null, fields = jsonb_strip_nulls(jsonb_build_object('order', fields -> 'order'))
    where id in (select id from ${mails}
    where sent_at is not null and (body is not null or fields - 'order' <> '{}')
    and sent_at < ${daysAgo(MAILS_KEPT_DAYS)} limit ${ROWS_A_BATCH})`)
}
