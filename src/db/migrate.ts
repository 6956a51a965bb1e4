import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'

const migrationsFolder = join(dirname(fileURLToPath(import.meta.url)), 'migrations')
const MIGRATION_LOCK = 4_201_337

/** Brings the database at `url` to the newest schema. Several instances may start at once: one migrates, the others wait. */
export async function migrateDatabase(url: string): Promise<void> {
  if (!existsSync(migrationsFolder)) throw new Error(`no migrations at ${migrationsFolder}`)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK])
    await migrate(drizzle(client), { migrationsFolder })
  } finally {
    await client.end()
  }
}
