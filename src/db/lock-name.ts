import { sql } from 'drizzle-orm'
import type { Transaction } from './client.ts'
import { ahead } from './send-ahead.ts'

/**
 * Holds a name until the transaction ends: what takes the same name is done one at a time. Who holds it now is waited for by the next statement, not by
 * the caller.
 */
export async function lockName(tx: Pick<Transaction, 'execute'>, name: string): Promise<void> {
  await tx.execute(ahead(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`))
}
