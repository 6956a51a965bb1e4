import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startEmbeddedPostgres } from '#db/embedded.ts'
import { migrateDatabase } from '#db/migrate.ts'

declare module 'vitest' {
  interface ProvidedContext {
    databaseUrl: string
  }
}

/** The migrated, empty database from which each test's own is copied. */
export const TEMPLATE = 'parts_hub_template'

/** One PostgreSQL for the whole run; each test file gets its own databases. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'parts-hub-test-'))
  // Otherwise PostgreSQL's account could not enter it, and the cluster would be created, and left behind, elsewhere.
  await chmod(dataDir, 0o755)
  const database = await startEmbeddedPostgres({ dataDir, log: () => {} })
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  await client.query(`create database ${TEMPLATE}`)
  await client.end()
  await migrateDatabase(named(database.url, TEMPLATE))
  project.provide('databaseUrl', database.url)
  return async () => {
    await database.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** The URL of another database on the same server. */
export function named(url: string, database: string): string {
  return url.replace(/\/parts_hub(?=$|\?)/, `/${database}`)
}
