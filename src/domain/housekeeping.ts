import { lt } from 'drizzle-orm'
import type { Database } from '../db/client.ts'
import { idempotencyKeys } from '../db/schema.ts'
import { forgetAttempts } from './rate-limits.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** Deletes what has served its time: answers kept for repeated requests, and counters of attempts. */
export async function sweepOldRows(db: Database, now: Date): Promise<void> {
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, new Date(now.getTime() - DAY_MS)))
  await forgetAttempts(db, now)
}
