import { prepareExternalAppRole } from '#db/app-role.ts'
import { awaitDatabase } from '#db/await-database.ts'
import { findUnset } from '#db/check-pooler.ts'
import { describeCauses } from '#db/errors.ts'
import { joinInstances, OtherHome } from '#db/instances.ts'
import type { Config } from './config/config.ts'
import { describeOtherHome, readHome } from './config/home.ts'

/** Among the other instances on the database, unless they would keep from each other what all of them need. */
export async function takePlace(config: Config, url: string): Promise<() => Promise<void>> {
  const home = await readHome(config)
  const { leave } = await joinInstances(url, home).catch((cause: unknown) => {
    if (cause instanceof OtherHome) throw new Error(describeOtherHome(config, cause))
    if (/unsupported startup parameter|do not keep their settings/.test(describeCauses(cause)))
      throw new Error(
        'DATABASE_URL leads to a pooler in transaction mode: set DATABASE_DIRECT_URL to the address of PostgreSQL itself',
        { cause },
      )
    return blameDatabase(config)(cause)
  })
  return leave
}

/** Names the setting that says where the database is. */
export function blameDatabase({ databaseUrl }: Config): (cause: unknown) => never {
  return cause => {
    throw new Error(databaseUrl === undefined ? 'DATA_DIR' : 'DATABASE_URL', { cause })
  }
}

/** Says what the pooler does not set, which the shop cannot: without it, it works with the owner's rights, or waits for locks with its connections in hand. */
export async function checkPooler(
  url: string,
  wait: Parameters<typeof awaitDatabase>[1],
  hasAppRole: boolean,
): Promise<void> {
  try {
    await awaitDatabase(url, wait)
    const unset = await findUnset(url, hasAppRole)
    if (unset.length > 0)
      wait.log(`DATABASE_URL: the pooler's connect_query should have '${unset.join('; ')}'`)
  } catch (cause) {
    throw new Error('DATABASE_URL', { cause })
  }
}

/** Returns the URL with restricted rights. If the database allows none, says so: only triggers then protect append-only tables. */
export async function useExternalDatabase(url: string, log: (line: string) => void): Promise<string> {
  try {
    return await prepareExternalAppRole(url)
  } catch (error) {
    log(
      `DATABASE_URL: its role cannot create one with fewer rights for the shop (${describeCauses(error)}); ` +
        'the audit trail and the ledgers are protected by triggers alone',
    )
    return url
  }
}
