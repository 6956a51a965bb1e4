import { dirname } from 'node:path'
import pg from 'pg'
import { inject } from 'vitest'
import { findRunningPostgres } from '#db/embedded/running.ts'

/** Runs a statement in the database of the shop that browsers visit: what only time would bring about. */
export async function changeShop(statement: string, values: readonly unknown[]): Promise<void> {
  const client = new pg.Client(await findRunningPostgres(dirname(inject('outboxDir'))))
  await client.connect()
  await client.query(statement, [...values])
  await client.end()
}
