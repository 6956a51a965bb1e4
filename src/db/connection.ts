import { hostname } from 'node:os'
import pg from 'pg'
import { DatabaseSilent } from './errors.ts'
import { codeVersion } from './version.ts'

const CONNECTING_MS = 10_000
const CLOSE_TIMEOUT_MS = 2_000
const KEEP_ALIVE_MS = 10_000
/** Of a name PostgreSQL keeps 63 bytes. */
const LONGEST_NAME = 63

/** What the database calls every connection that this process opens from now on, unless their URL says otherwise: the shop, its version, and which process. */
export function nameConnections(): void {
  const [shop, process_] = [`parts-hub ${codeVersion.release} `, ` ${process.pid}`]
  // What tells apart machines with long names stands at their end.
  const machine = hostname().slice(-(LONGEST_NAME - shop.length - process_.length))
  pg.defaults.application_name = shop + machine + process_
}

/**
 * Runs `act` on a separate connection, for work outside requests: migrations, rights, indexes. `act` must bound every
 * wait by `within`. Throws if the database at `url` cannot be reached in 10 s.
 */
export async function withOwnConnection<T>(url: string, act: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECTING_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
  })
  // Pending queries are rejected anyway; without a listener, the error would end the process.
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
 * Bounds the time `act` has on a connection: after `ms` the connection is cut, and pending queries fail
 * (`DatabaseSilent`). Nothing is sent first, since the other end may not be listening.
 */
export async function within<T>(client: pg.Client, ms: number, act: () => Promise<T>): Promise<T> {
  const timer = setTimeout(() => cut(client, ms), ms)
  try {
    return await act()
  } finally {
    clearTimeout(timer)
  }
}

/** Closes a connection without notifying the database. */
export function cut(client: pg.Client, waitedMs: number): void {
  client.connection.stream.destroy(new DatabaseSilent(waitedMs))
}
