import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startEmbeddedPostgres } from '#db/embedded/start.ts'
import { migrateDatabase } from '#db/migrate.ts'
import { openRunFolder } from './run-folder.ts'

declare module 'vitest' {
  interface ProvidedContext {
    databaseUrl: string
  }
}

/** The migrated, empty database from which each test's own is copied. */
export const TEMPLATE = 'parts_hub_template'

/** One PostgreSQL for the whole run; each test file gets its own databases. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await openRunFolder(project)
  const database = await startEmbeddedPostgres({ dataDir: folder.path, log: () => {} })
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  // Power cuts are not part of these tests: dropping a database would wait for the disk for seconds.
  await client.query('alter system set fsync = off')
  await client.query('alter system set full_page_writes = off')
  await client.query('select pg_reload_conf()')
  await client.query(`create database ${TEMPLATE}`)
  await client.end()
  await migrateDatabase(named(database.url, TEMPLATE))
  project.provide('databaseUrl', database.url)
  return async () => {
    await database.stop()
    await folder.remove()
  }
}

/** The URL of another database on the same server. */
export function named(url: string, database: string): string {
  return url.replace(/\/parts_hub(?=$|\?)/, `/${database}`)
}
