import { findRunningPostgres } from '#db/embedded/running.ts'
import { startEmbeddedPostgres } from '#db/embedded/start.ts'
import type { Config } from '../config/config.ts'

/**
 * Runs `act` with the URL of the shop's database as its owner, whether the shop is running or not: its own PostgreSQL is started for it
 * if need be.
 */
export async function withShopDatabase<T>(
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  act: (url: string) => Promise<T>,
): Promise<T> {
  const running = databaseUrl ?? (await findRunningPostgres(dataDir))
  if (running !== undefined) return act(running)
  const database = await startEmbeddedPostgres({ dataDir, log: console.log })
  try {
    return await act(database.url)
  } finally {
    await database.stop()
  }
}
