import { sql } from 'drizzle-orm'
import type { Transaction } from './client.ts'
import { preparedText } from './prepared.ts'
import { aheadNamed } from './send-ahead.ts'

const prepareLock = preparedText(
  aheadNamed('lock_name'),
  () => sql`select pg_advisory_xact_lock(hashtextextended(${sql.placeholder('name')}, 0))`,
)

/**
 * Holds a name until the transaction ends: what takes the same name is done one at a time. Who holds it now is waited for by the next statement, not by
 * the caller.
 */
export async function lockName(tx: Pick<Transaction, '_'>, name: string): Promise<void> {
  await prepareLock(tx).execute({ name })
}
