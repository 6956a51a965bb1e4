import pino from 'pino'
import { connectDatabase, type Database } from '#db/client.ts'
import { findRunningPostgres } from '#db/embedded/running.ts'
import { startEmbeddedPostgres } from '#db/embedded/start.ts'
import { requireOwnSchema } from '#db/version.ts'
import type { Actor, Context } from '#domain/context.ts'
import { firstVersion } from '#identity/auth-secrets.ts'
import { composeShop } from '#server/compose/compose.ts'
import { readConfig, readPlaceOfData } from '#server/config/config.ts'
import { loadOrCreateSecret } from '#server/config/secret.ts'

/**
 * Lets `act` use the shop's database as the owner of its tables, beside a running shop or alone: an embedded database that is not running is
 * started, and stopped afterwards. Throws (Error) if its schema is another release's.
 */
export async function withDatabase<T>(act: (db: Database) => Promise<T>): Promise<T> {
  const { databaseUrl, dataDir } = readPlaceOfData()
  const running = databaseUrl ?? (await findRunningPostgres(dataDir))
  const started =
    running === undefined ? await startEmbeddedPostgres({ dataDir, log: console.log }) : undefined
  const database = connectDatabase(running ?? started?.url ?? '', { max: 2 })
  try {
    await requireOwnSchema(database.db)
    return await act(database.db)
  } finally {
    await database.close()
    await started?.stop()
  }
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

/** The same with the shop's whole context, for verbs of the domain. Asks for all settings, as the shop does. */
export function withShop<T>(act: (ctx: Context) => Promise<T>): Promise<T> {
  const config = readConfig()
  return withDatabase(async db => {
    const authSecrets = config.authSecrets ?? firstVersion(await loadOrCreateSecret(config.dataDir))
    const shop = composeShop({ config, db, authSecrets, log: pino(pino.destination(2)) })
    try {
      return await act({ ...shop.context(), actor: OPERATOR })
    } finally {
      await shop.close(5_000)
    }
  })
}
