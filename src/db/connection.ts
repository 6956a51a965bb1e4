import pg from 'pg'
import { DatabaseSilent } from './errors.ts'

const CONNECTING_MS = 10_000
const CLOSE_TIMEOUT_MS = 2_000
const KEEP_ALIVE_MS = 10_000

/**
 * Runs `act` on a connection of its own, for work that is no request: migrations, rights, indexes. Every wait in `act` is
 * to be bounded by `within`. Throws where the database at `url` cannot be reached in 10 s.
 */
export async function withOwnConnection<T>(url: string, act: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECTING_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
  })
  // Whoever is waiting for an answer is told by that.
  client.on('error', () => undefined)
  await client.connect().catch((cause: unknown) => {
    throw new Error('the database cannot be reached', { cause })
  })
  try {
    return await act(client)
  } finally {
    await within(client, CLOSE_TIMEOUT_MS, () => client.end()).catch(() => undefined)
  }
}

/**
 * Bounds what `act` does on a connection: after `ms` the connection is cut, and whoever waits on it is told (`DatabaseSilent`).
 * Nothing is sent before that, as nobody may be listening.
 */
export async function within<T>(client: pg.Client, ms: number, act: () => Promise<T>): Promise<T> {
  const timer = setTimeout(() => cut(client, ms), ms)
  try {
    return await act()
  } finally {
    clearTimeout(timer)
  }
}

/** Closes a connection without a word. */
export function cut(client: pg.Client, waitedMs: number): void {
  client.connection.stream.destroy(new DatabaseSilent(waitedMs))
}
