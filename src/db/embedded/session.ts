import { spawnSync } from 'node:child_process'
import { statfsSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Client, escapeIdentifier } from 'pg'
import { connect, dropEndpoint, type Endpoint, lastEndpoint, newEndpoint, saveEndpoint } from './endpoint.ts'
import { codeOf, EmbeddedDatabaseError, reasonOf } from './error.ts'
import type { Home } from './home.ts'
import { isServerOf, readPidFile, removeTornLock } from './pid-file.ts'
import { type Postmaster, type Settings, spawnPostmaster } from './process.ts'

/** The name of the shop's database. */
export const databaseName = 'parts_hub'

/** A running server, reserved for this shop as long as `session` lasts. */
export interface Holding {
  session: Client
  endpoint: Endpoint
}

/** The state that outlives a single attempt to reach the server. */
export interface Attempts {
  home: Home
  /** Set once the shop's pool uses it: from then on it must stay the same. */
  endpoint: Endpoint | undefined
  /** The server that this process last spawned. */
  server: Postmaster | undefined
  cancelled: boolean
  log: (line: string) => void
  /** Besides the usual ones. */
  settings?: Settings | undefined
}

/** Another running shop uses this cluster. */
export class HeldByAnotherError extends EmbeddedDatabaseError {}

const patience = 60_000
const UNREACHABLE_MS = 3_000
const lockWait = '3s'
// Any number will do, but it must be the same in every version of the shop.
const lockKey = 7_227_843

/**
 * Connects to the cluster's server, whoever started it, starting one if there is none, and reserves it for this shop.
 * PostgreSQL's own lock file decides between two servers, its advisory lock between two shops.
 */
export async function hold(attempts: Attempts): Promise<Holding> {
  const { home } = attempts
  const known = attempts.endpoint ?? (await lastEndpoint(home))
  const search: Search = {
    endpoint: known ?? (await newEndpoint(home)),
    fresh: !known,
    unreachableSince: 0,
    spawned: undefined,
  }
  const begin = performance.now()
  let end = begin + patience
  let logged = false
  try {
    while (performance.now() < end) {
      if (attempts.cancelled) throw new EmbeddedDatabaseError('DATA_DIR: the database is being stopped')
      const session = await connect(search.endpoint, home)
      if (typeof session === 'object') {
        if (await claim(session, home)) return { session, endpoint: search.endpoint }
      } else if (session === 'busy') {
        // Recovery after a power cut may take any amount of time.
        end = performance.now() + patience
        if (!logged && performance.now() - begin > UNREACHABLE_MS) {
          attempts.log('waiting for PostgreSQL, which is still recovering or stopping')
          logged = true
        }
      } else if (session === 'stranger') {
        if (!attempts.endpoint) await moveTo(search, await newEndpoint(home), true)
      } else if (!attempts.server?.alive) {
        await findOrSpawn(search, attempts)
      }
      await sleep(15)
    }
    throw startError(home, search.spawned?.failure || 'it does not answer')
  } catch (error) {
    if (search.fresh && !search.spawned?.alive) await dropEndpoint(search.endpoint)
    throw error
  }
}

interface Search {
  endpoint: Endpoint
  /** Whether the endpoint was made by this search. */
  fresh: boolean
  /** Since when a server has been ready without being reachable; 0 if none is. */
  unreachableSince: number
  spawned: Postmaster | undefined
}

async function findOrSpawn(search: Search, attempts: Attempts): Promise<void> {
  const { home } = attempts
  const pidFile = readPidFile(home.cluster)
  if (pidFile && isServerOf(pidFile.pid, home.cluster)) {
    // It is starting or stopping, or another shop started it at this same moment at a different endpoint.
    const theirs = attempts.endpoint ? undefined : await lastEndpoint(home)
    if (theirs && theirs.host !== search.endpoint.host) await moveTo(search, theirs, false)
    if (!pidFile.ready) search.unreachableSince = 0
    else search.unreachableSince ||= performance.now()
    if (pidFile.ready && performance.now() - search.unreachableSince > UNREACHABLE_MS)
      endUnreachableServer(pidFile.pid, home)
    return
  }
  if (search.spawned) {
    await recoverFrom(search.spawned.failure, home)
    const taken = /could not bind|could not create any/.test(search.spawned.failure)
    if (taken && !attempts.endpoint) await moveTo(search, await newEndpoint(home), true)
  }
  await saveEndpoint(search.endpoint, home)
  if (attempts.cancelled) return
  search.spawned = spawnPostmaster(home, search.endpoint, {
    stalePid: pidFile?.pid,
    further: attempts.settings,
  })
  attempts.server = search.spawned
}

async function moveTo(search: Search, endpoint: Endpoint, fresh: boolean): Promise<void> {
  if (search.fresh) await dropEndpoint(search.endpoint)
  search.endpoint = endpoint
  search.fresh = fresh
}

// Creates the shop's database besides taking the lock; false if the server went away meanwhile.
async function claim(session: Client, home: Home): Promise<boolean> {
  try {
    await session.query(`SET lock_timeout = '${lockWait}'`)
    await session.query('SELECT pg_advisory_lock($1)', [lockKey])
    const found = await session.query('SELECT FROM pg_database WHERE datname = $1', [databaseName])
    if (found.rowCount === 0) await session.query(`CREATE DATABASE ${escapeIdentifier(databaseName)}`)
    return true
  } catch (error) {
    await session.end().catch(() => undefined)
    if (codeOf(error) === '55P03') {
      throw new HeldByAnotherError(
        `DATA_DIR: another shop is running on ${home.dataDir}; stop it first, or give this one a DATA_DIR of its own`,
      )
    }
    const code = codeOf(error)
    // Class 57 and errors without an SQL state mean that the server went away.
    if (/^[0-9A-Z]{5}$/.test(code) && !code.startsWith('57')) throw startError(home, reasonOf(error))
    return false
  }
}

// Returns if another attempt may succeed, otherwise throws.
async function recoverFrom(failure: string, home: Home): Promise<void> {
  if (await removeTornLock(home.cluster, failure)) return
  // Another shop that was quicker, or sessions of a killed server that are about to end.
  if (
    !/lock file ".*" already exists|still in use|could not bind|could not create any|SIGKILL/.test(failure)
  ) {
    throw startError(home, failure)
  }
  await sleep(100)
}

// A server whose socket was deleted can never be reached again. If it has no sessions, it can safely be stopped.
function endUnreachableServer(pid: number, home: Home): void {
  const list = spawnSync('ps', ['-A', '-o', 'ppid=,args='], { encoding: 'utf8' })
  const children = (list.stdout ?? '').split('\n').filter(line => line.trim().startsWith(`${pid} `))
  if (children.length === 0 || children.some(line => line.includes('[local]'))) {
    throw new EmbeddedDatabaseError(
      `DATA_DIR: the PostgreSQL of ${home.dataDir} runs as process ${pid}, but its socket was deleted; stop its shop, or end it (kill -INT ${pid})`,
    )
  }
  process.kill(pid, 'SIGINT')
}

function startError(home: Home, failure: string): EmbeddedDatabaseError {
  // On a full disk, PostgreSQL's own message did not fit into its log either.
  const why = isFull(home.dataDir) ? `no space left on the device: ${failure}` : failure
  return new EmbeddedDatabaseError(
    `DATA_DIR: PostgreSQL does not start on ${home.cluster} (${why}); see ${path.join(home.dataDir, 'postgres.log')}`,
  )
}

function isFull(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize < 1_000_000
  } catch {
    return false
  }
}
