import { type SQL, sql } from 'drizzle-orm'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { cut, within } from './connection.ts'
import { isConnectionLost, isReadOnly } from './errors.ts'
import { leaveNamesOut } from './leave-names-out.ts'
import { Listener, type ListenHandlers } from './listen.ts'
import { markStatements } from './mark-statements.ts'
import { askDatabase, isSilentFor, markOutage } from './outage.ts'
import { createRetries } from './retry.ts'
import * as schema from './schema.ts'
import { sendAhead } from './send-ahead.ts'
import { type StatementWatch, watchStatements } from './watch-statements.ts'
import { writeTogether } from './write-together.ts'

type QueryBuilder = NodePgDatabase<typeof schema>
type Transact = QueryBuilder['transaction']

export type Database = QueryBuilder & {
  /** A transaction for long work that no page waits for: exports, the doctor, the demo's first catalogue. */
  longTransaction: Transact
  /** Listens on a channel, over a connection beside the pool, until it is closed or the database is. */
  listen: (channel: string, handlers: ListenHandlers) => Listener
  /** Whether it answers, but is asked more at once than there are connections. */
  isBusy: () => boolean
  /** How many connections of the pool there are, and how many wait for one. */
  countConnections: () => { readonly inUse: number; readonly idle: number; readonly waiting: number }
}

/** The handle inside a transaction; it has every query method of a database. */
export type Transaction = Parameters<Parameters<Transact>[0]>[0]

export interface DatabaseClient {
  readonly db: Database
  readonly pool: pg.Pool
  /** One statement on a connection of the pool, as its own `query` takes it, bounded and retried like all others. */
  readonly query: (...args: unknown[]) => Promise<unknown>
  /** Waits for the connections in use, at most `CLOSING_MS`; then they are cut. */
  close(): Promise<void>
}

/** How long a connection may be held at a time, and how long each of its statements may take, in ms. */
interface Patience {
  readonly heldMs: number
  readonly statementMs: number
}

/** Waiting for a connection and then for the database takes less than the 10 s that any request may take. */
const SLOT_MS = 4_000
const USUAL: Patience = { heldMs: 5_500, statementMs: 5_000 }
/** How long a statement waits for a lock with its connection in hand; it waits on without (`db/retry.ts`). */
const LOCK_MS = 200
/** Of all connections, those that may wait for locks that were not free in this time. */
const WAITING_SHARE = 1 / 3
/** A database that has answered nothing for so long is not busy: who waits for others to be answered would wait twice. */
const SILENT_MS = 1_500
const LONG_RUNNING: Patience = { heldMs: 15 * 60_000, statementMs: 10 * 60_000 }
/** A transaction left open by a lost client is rolled back after this time, which frees its locks. */
const IDLE_IN_TRANSACTION_MS = 7_000
/** What each session is set to; through a pooler, by the pooler (`findUnset`). In ms. */
export const SESSION = {
  statement_timeout: USUAL.statementMs,
  lock_timeout: LOCK_MS,
  idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
} as const
const KEEP_ALIVE_MS = 10_000
const LIFETIME_S = 10 * 60
const CLOSING_MS = 2_000

/**
 * Opens a pool to the PostgreSQL at `url`. Every use of a connection is bounded in time: if the database stops
 * responding, the connection is closed (`DatabaseSilent`) and replaced, whatever lies between. A lost connection is
 * replaced at the next query and never crashes the process; one lost while idle is reported to `onError`. Statements and
 * transactions that lost a race inside the database are retried (`createRetries`), and so are those that had to wait for a lock: none keeps a connection from others meanwhile. `max` is the
 * number of connections, 10 by default. Through a pooler (`direct`), statements have no names, and sessions are as the pooler opens them.
 */
export function connectDatabase(
  url: string,
  options: {
    max?: number
    onError?: (error: Error) => void
    /** The database itself, where `url` leads to a pooler that gives each transaction another session. */
    direct?: string | undefined
    watch?: StatementWatch
  } = {},
): DatabaseClient {
  const { max = 10, direct, watch } = options
  const retryLostRaces = createRetries(Math.max(1, Math.floor(max * WAITING_SHARE)))
  const pool = new pg.Pool({
    connectionString: url,
    max,
    // What a transaction asks at once is sent at once.
    pipeline: true,
    connectionTimeoutMillis: SLOT_MS,
    ...(direct === undefined ? SESSION : {}),
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    maxLifetimeSeconds: LIFETIME_S,
  })
  pool.on('error', error => options.onError?.(error))
  // Without this listener, a connection lost between two statements of a transaction would end the process. The next
  // statement on it fails, and the pool replaces it.
  pool.on('connect', client => client.on('error', () => undefined))
  // The last one is asked first: who is asked for is said in what has lost its name, and what is told of has neither mark.
  pool.on('connect', markStatements)
  pool.on('connect', writeTogether)
  if (direct !== undefined) pool.on('connect', leaveNamesOut)
  if (watch) pool.on('connect', client => watchStatements(client, watch))
  const openedAt = new WeakMap<pg.PoolClient, number>()
  pool.on('connect', client => openedAt.set(client, performance.now()))
  const held = new Set<pg.PoolClient>()
  /** When the database was last found to only read: connections that are older lead to one that another has taken over from. */
  let replacedAt = Number.NEGATIVE_INFINITY

  async function takeConnection(): Promise<pg.PoolClient> {
    for (;;) {
      const client = await pool.connect()
      if ((openedAt.get(client) ?? 0) > replacedAt) return client
      client.release(true)
    }
  }

  /** Provides a connection for at most `heldMs`. It is always released; a broken one is discarded. */
  async function withConnection<T>(heldMs: number, act: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    const client = await takeConnection().catch((error: unknown) => {
      markOutage()
      throw error
    })
    held.add(client)
    let isBroken = false
    try {
      return await within(client, heldMs, () => act(client))
    } catch (error) {
      isBroken = isConnectionLost(error)
      if (isBroken) markOutage()
      if (isReadOnly(error)) replacedAt = performance.now()
      throw error
    } finally {
      held.delete(client)
      client.release(isBroken)
    }
  }

  const handles = new WeakMap<pg.PoolClient, Transaction>()

  /** One for all transactions of a connection: what is prepared in the first is built for all of them. */
  async function handleOf(client: pg.PoolClient): Promise<Transaction> {
    const known = handles.get(client)
    if (known) return known
    const handle = await drizzle(sendAhead(client), { schema }).transaction(tx => Promise.resolve(tx))
    handles.set(client, handle)
    return handle
  }

  const transact =
    (patience: Patience): Transact =>
    (act, config) =>
      retryLostRaces(() =>
        withConnection(patience.heldMs, async client => {
          const tx = await handleOf(client)
          await tx.execute(sql`begin`)
          try {
            if (config) await tx.setTransaction(config)
            if (patience !== USUAL) await tx.execute(allow(patience))
            const result = await act(tx)
            await tx.execute(sql`commit`)
            return result
          } catch (error) {
            await tx.execute(sql`rollback`)
            throw error
          }
        }),
      )

  const query = (...args: unknown[]): Promise<unknown> =>
    retryLostRaces(() =>
      askDatabase(() => withConnection(USUAL.heldMs, client => Reflect.apply(client.query, client, args))),
    )
  const bounded = new Proxy(pool, {
    get: (target, name) => (name === 'query' ? query : Reflect.get(target, name)),
  })
  const listeners = new Set<Listener>()
  const db = Object.assign(drizzle(bounded, { schema }), {
    transaction: transact(USUAL),
    longTransaction: transact(LONG_RUNNING),
    countConnections: () => ({
      inUse: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    isBusy: () => pool.waitingCount > 0 && !isSilentFor(SILENT_MS),
    listen(channel: string, handlers: ListenHandlers): Listener {
      const listener = new Listener(direct ?? url, channel, handlers)
      listeners.add(listener)
      return listener
    },
  })

  async function close(): Promise<void> {
    const timer = setTimeout(() => {
      for (const client of held) cut(client, CLOSING_MS)
    }, CLOSING_MS)
    await Promise.all([pool.end(), ...Array.from(listeners, listener => listener.close())])
    clearTimeout(timer)
  }
  return { db, pool, query, close }
}

function allow({ heldMs, statementMs }: Patience): SQL {
  return sql`select set_config('statement_timeout', ${String(statementMs)}, true), set_config('lock_timeout', '0', true),
    set_config('idle_in_transaction_session_timeout', ${String(heldMs)}, true)`
}
