import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { isDatabaseAway } from './errors.ts'
import * as schema from './schema.ts'

export type Database = NodePgDatabase<typeof schema>

/** What runs inside a transaction; every query method of a database is there. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

export interface DatabaseClient {
  readonly db: Database
  readonly pool: pg.Pool
  close(): Promise<void>
}

/**
 * Opens a pool to the PostgreSQL at `url`. A connection that is lost (the server restarted) is replaced at the next query,
 * never thrown into the process; one lost while idle is reported to `onError`.
 */
export function connectDatabase(
  url: string,
  options: { max?: number; onError?: (error: Error) => void } = {},
): DatabaseClient {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.max ?? 10,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 30_000,
  })
  pool.on('error', error => options.onError?.(error))
  // A connection lost between two statements of a transaction tells nobody else, and would end the process. The next
  // statement on it fails, and the pool replaces it.
  pool.on('connect', client => client.on('error', () => undefined))
  return { db: withTransactions(drizzle(pool, { schema }), pool), pool, close: () => pool.end() }
}

/**
 * The library keeps a connection for good where not even `begin` gets through, and ten lost ones would be the end of the pool.
 * Here every transaction gives its connection back, a broken one to be thrown away.
 */
function withTransactions(db: Database, pool: pg.Pool): Database {
  const known = new WeakMap<pg.PoolClient, Database>()
  db.transaction = async (act, config) => {
    const client = await pool.connect()
    const session = known.get(client) ?? drizzle(client, { schema })
    known.set(client, session)
    let isBroken = false
    try {
      return await session.transaction(act, config)
    } catch (error) {
      isBroken = isDatabaseAway(error)
      throw error
    } finally {
      client.release(isBroken)
    }
  }
  return db
}
