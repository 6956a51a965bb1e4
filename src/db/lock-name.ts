import { sql } from 'drizzle-orm'
import type { Transaction } from './client.ts'

/** Holds a name until the transaction ends, and waits for whoever holds it: what takes the same name is done one at a time. */
export async function lockName(tx: Pick<Transaction, 'execute'>, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
}
