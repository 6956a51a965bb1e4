import pg from 'pg'
import { inject } from 'vitest'
import { connectDatabase, type Database } from '../../src/db/client.ts'
import { named, TEMPLATE } from './global-database.ts'

export interface TestDatabase {
  readonly url: string
  readonly db: Database
  readonly pool: pg.Pool
  close(): Promise<void>
}

/** A fresh, migrated database of one's own. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const server = inject('databaseUrl')
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`
  await onServer(server, `create database ${name} template ${TEMPLATE}`)
  const url = named(server, name)
  const { db, pool, close } = connectDatabase(url)
  return {
    url,
    db,
    pool,
    close: async () => {
      await close()
      await onServer(server, `drop database if exists ${name} with (force)`)
    },
  }
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
