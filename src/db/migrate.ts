import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type pg from 'pg'
import { within, withOwnConnection } from './connection.ts'
import { isLockedOut } from './errors.ts'

const migrationsFolder = join(dirname(fileURLToPath(import.meta.url)), 'migrations')
const MIGRATION_LOCK = 4_201_337
const ANSWER_MS = 10_000
const MIGRATIONS_MS = 20 * 60_000
/** A migration waiting for a table makes everybody else wait for it too: it waits this long, then steps back. */
const LOCK_MS = 500
const STEP_BACK_MS = 1_500
const WAITING_MS = 15 * 60_000

/**
 * Migrates the database at `url` to the newest schema. Several instances may start at once: one migrates, the others
 * wait. If a table is in use (a dump, a report), it steps back and tries again, for a quarter of an hour, so as not to
 * keep customers waiting; that is logged once.
 */
export async function migrateDatabase(url: string, log: (line: string) => void = () => {}): Promise<void> {
  if (!existsSync(migrationsFolder)) throw new Error(`no migrations at ${migrationsFolder}`)
  await withOwnConnection(url, async client => {
    await awaitTurn(client)
    if (await isUpToDate(client)) return
    await within(client, ANSWER_MS, () => client.query(`set lock_timeout = ${LOCK_MS}`))
    await retryWhileLockedOut(log, () =>
      within(client, MIGRATIONS_MS, () => migrate(drizzle(client), { migrationsFolder })),
    )
  }).catch((cause: unknown) => {
    throw new Error('the database could not be migrated', { cause })
  })
}

/** Polls instead of waiting inside the database, where waiting cannot be distinguished from an outage. */
async function awaitTurn(client: pg.Client): Promise<void> {
  const end = performance.now() + MIGRATIONS_MS
  while (performance.now() < end) {
    const { rows } = await within(client, ANSWER_MS, () =>
      client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [MIGRATION_LOCK]),
    )
    if (rows[0]?.taken) return
    await sleep(100)
  }
  throw new Error('another instance has been migrating for too long')
}

/** When the newest migration of this version was written, in ms since 1970: what the table of migrations then names, or more. */
export function findNewestMigration(): number {
  return readMigrationFiles({ migrationsFolder }).at(-1)?.folderMillis ?? 0
}

async function isUpToDate(client: pg.Client): Promise<boolean> {
  const { rows } = await within(client, ANSWER_MS, async () => {
    const table = await client.query<{ name: string | null }>(
      `select to_regclass('drizzle.__drizzle_migrations')::text as name`,
    )
    return table.rows[0]?.name
      ? client.query<{ at: string | null }>('select max(created_at) as at from drizzle.__drizzle_migrations')
      : { rows: [] }
  })
  return Number(rows[0]?.at ?? 0) >= findNewestMigration()
}

async function retryWhileLockedOut(log: (line: string) => void, act: () => Promise<void>): Promise<void> {
  const end = performance.now() + WAITING_MS
  for (let logged = false; ; logged = true) {
    try {
      return await act()
    } catch (error) {
      if (!isLockedOut(error) || performance.now() > end) throw error
      if (!logged) log('Waiting with the migration: a table is in use (a dump, a report?) …')
      await sleep(STEP_BACK_MS * (0.5 + Math.random()))
    }
  }
}
