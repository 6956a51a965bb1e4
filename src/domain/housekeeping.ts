import { lt } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { idempotencyKeys, sessions, verifications } from '#db/schema.ts'
import { forgetCustomers } from './forgotten-customers.ts'
import { forgetAttempts } from './rate-limits.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Deletes what has served its time: answers kept for repeated requests, counters of attempts, and of sign-ins the sessions and
 * links that are over, with the addresses and devices they name; of closed accounts the names in orders that are done.
 */
export async function sweepOldRows(db: Database, now: Date): Promise<void> {
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, new Date(now.getTime() - DAY_MS)))
  await db.delete(sessions).where(lt(sessions.expiresAt, now))
  await db.delete(verifications).where(lt(verifications.expiresAt, now))
  await forgetAttempts(db, now)
  await forgetCustomers(db, now)
}
