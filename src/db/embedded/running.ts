import { existsSync } from 'node:fs'
import path from 'node:path'
import { connect, lastEndpoint, urlOf } from './endpoint.ts'
import { EmbeddedDatabaseError } from './error.ts'
import { openHome } from './home.ts'
import { databaseName } from './session.ts'

/**
 * The URL of a data folder's PostgreSQL if it is running, for use as a guest: the lock that keeps two shops apart is left
 * alone. Undefined if it is not running. Throws if there is no database at all, instead of creating one.
 */
export async function findRunningPostgres(folder: string): Promise<string | undefined> {
  const dataDir = path.resolve(folder)
  if (!existsSync(path.join(dataDir, 'postgres')))
    throw new EmbeddedDatabaseError(`DATA_DIR: ${dataDir} holds no database; name the folder of the shop`)
  const home = await openHome(dataDir, () => undefined)
  const endpoint = await lastEndpoint(home)
  const session = endpoint && (await connect(endpoint, home))
  if (session === 'busy' || session === 'mute')
    throw new EmbeddedDatabaseError(
      `DATA_DIR: the PostgreSQL of ${dataDir} is starting or stopping; try again`,
    )
  if (!endpoint || typeof session !== 'object') return undefined
  await session.end()
  return urlOf(endpoint, databaseName)
}
