import type pg from 'pg'
import { inject } from 'vitest'
import { prepareOwnAppRole } from '#db/app-role.ts'
import { connectDatabase, type Database } from '#db/client.ts'
import { withOwnConnection } from '#db/connection.ts'
import { seedDemo } from '#server/seed/seed.ts'
import { named, TEMPLATE } from './global-database.ts'

export interface TestDatabase {
  readonly url: string
  /** Connects with the shop's own rights. */
  readonly db: Database
  /** Connects as the owner of the tables, for what the shop may not do. */
  readonly pool: pg.Pool
  readonly ownerDb: Database
  close(): Promise<void>
}

type Extent = 'full' | 'small'

export interface TestDatabaseOptions {
  /** May give the shop another URL for it. */
  readonly reach?: ((url: string) => string | Promise<string>) | undefined
  /** Which products of the demo it has; none by default. */
  readonly catalogue?: Extent | undefined
}

/** A separate, freshly migrated database. */
export async function createTestDatabase({
  reach = url => url,
  catalogue,
}: TestDatabaseOptions = {}): Promise<TestDatabase> {
  const server = inject('databaseUrl')
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`
  const template = catalogue === undefined ? TEMPLATE : await fillCatalogue(server, catalogue)
  await onServer(
    server,
    `create database ${name} template ${template} strategy file_copy`,
    // Sooner than the shop stops waiting for a lock: a circle is broken, and counted, by PostgreSQL.
    `alter database ${name} set deadlock_timeout = '50ms'`,
    // Power cuts are not part of these tests, and waiting for the disk would only slow them down.
    `alter database ${name} set synchronous_commit = off`,
  )
  const url = named(server, name)
  const shop = connectDatabase(await reach(await prepareOwnAppRole(url)))
  const owner = connectDatabase(url, { max: 2 })
  return {
    url,
    db: shop.db,
    pool: owner.pool,
    ownerDb: owner.db,
    close: async () => {
      await Promise.all([shop.close(), owner.close()])
      await onServer(server, `drop database if exists ${name} with (force)`)
    },
  }
}

/** Fills the database from which those with a catalogue are copied, once for all tests of the run: with all products that takes a quarter of a minute. */
async function fillCatalogue(server: string, extent: Extent): Promise<string> {
  const name = `parts_hub_${extent}`
  await withOwnConnection(server, async client => {
    await client.query('select pg_advisory_lock(1)')
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
    if (rowCount !== 0) return
    await client.query(`create database ${name}_draft template ${TEMPLATE} strategy file_copy`)
    await seedDemo(named(server, `${name}_draft`), { now: new Date(), extent })
    await client.query(`alter database ${name}_draft rename to ${name}`)
  })
  return name
}

/** How often PostgreSQL has had to break a circle of transactions, once its counters are written. */
export async function countDeadlocks({ pool }: TestDatabase): Promise<number> {
  await pool.query('select pg_stat_force_next_flush()')
  const { rows } = await pool.query<{ deadlocks: number }>(
    'select deadlocks::int from pg_stat_database where datname = current_database()',
  )
  return rows[0]?.deadlocks ?? Number.NaN
}

async function onServer(url: string, ...statements: string[]): Promise<void> {
  await withOwnConnection(url, async client => {
    for (const statement of statements) await client.query(statement)
  })
}
