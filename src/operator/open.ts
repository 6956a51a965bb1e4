import { randomBytes } from 'node:crypto'
import pino from 'pino'
import { connectDatabase, type Database, type DatabaseClient } from '#db/client.ts'
import { nameConnections } from '#db/connection.ts'
import { findRunningPostgres } from '#db/embedded/running.ts'
import { startEmbeddedPostgres } from '#db/embedded/start.ts'
import { requireOwnSchema } from '#db/version.ts'
import type { Actor, Context } from '#domain/context.ts'
import { firstVersion } from '#identity/auth-secrets.ts'
import { readConfig, readSettings } from '#server/config/config.ts'

/**
 * Runs `act` with the URL of the shop's database as the owner of its tables, beside a running shop or alone: an embedded database that is
 * not running is started, and stopped afterwards.
 */
export async function withDatabaseUrl<T>(act: (url: string) => Promise<T>): Promise<T> {
  nameConnections()
  const { databaseUrl, dataDir } = readSettings('DATABASE_URL', 'DATABASE_DIRECT_URL', 'DATA_DIR')
  const running = databaseUrl ?? (await findRunningPostgres(dataDir))
  if (running !== undefined) return act(running)
  const started = await startEmbeddedPostgres({ dataDir, log: console.log })
  try {
    return await act(started.url)
  } finally {
    await started.stop()
  }
}

/** The same, connected. Throws (Error) if its schema is another release's. */
export function withDatabase<T>(act: (db: Database, database: DatabaseClient) => Promise<T>): Promise<T> {
  return withDatabaseUrl(async url => {
    const database = connectDatabase(url, { max: 2 })
    try {
      await requireOwnSchema(database.db)
      return await act(database.db, database)
    } finally {
      await database.close()
    }
  })
}

/** Whoever has the machine has every right; the audit trail calls them so. */
const OPERATOR: Actor = {
  id: 'operator',
  email: 'operator',
  name: 'Operator',
  role: 'admin',
  emailVerified: true,
  needsTwoStep: false,
}

/** Signs nothing that is kept: no command signs anybody in. */
const ownSecret = () => firstVersion(randomBytes(32).toString('base64url'))

/** The same with the shop's whole context, for verbs of the domain. Asks for all settings, as the shop does. */
export async function withShop<T>(act: (ctx: Context) => Promise<T>): Promise<T> {
  const config = readConfig()
  // Only now: most commands need a tenth of what the shop is made of, and start in a third of the time.
  const { composeShop } = await import('#server/compose/compose.ts')
  return withDatabase(async db => {
    const shop = composeShop({ config, db, authSecrets: ownSecret(), log: pino(pino.destination(2)) })
    try {
      await shop.settings.reload()
      return await act({ ...shop.context(), actor: OPERATOR })
    } finally {
      await shop.close(5_000)
    }
  })
}
