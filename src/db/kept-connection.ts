import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { within } from './connection.ts'
import { askDatabase } from './outage.ts'

const CONNECTING_MS = 5_000
const ANSWER_MS = 2_000
const HEARTBEAT_MS = 10_000
const RETRY_MS = 1_000
const KEEP_ALIVE_MS = 10_000
/** Longer than anybody waits here. */
const STATEMENT_MS = 15_000

/** A connection beside the pool for what lasts as long as it does, as listening or a lock. It is opened again whenever it is lost. */
export class KeptConnection {
  readonly #url: string
  readonly #greet: (client: pg.Client) => Promise<void>
  readonly #closing = new AbortController()
  readonly #first = Promise.withResolvers<void>()
  readonly #running: Promise<void>
  #client: pg.Client | undefined

  /** `greet` is called with each connection before it counts as open, and must bound its waits by `within`. */
  constructor(url: string, greet: (client: pg.Client) => Promise<void>) {
    this.#url = url
    this.#greet = greet
    this.#first.promise.catch(() => undefined)
    this.#running = this.#run()
  }

  /** Resolves when it has been open once; rejects if the first attempt failed. */
  get opened(): Promise<void> {
    return this.#first.promise
  }

  /** Whether the database still answers on it; if not, it is opened again. */
  async ask(): Promise<boolean> {
    const client = this.#client
    if (!client) return false
    try {
      await askDatabase(() => within(client, ANSWER_MS, () => client.query('select 1')))
      return true
    } catch {
      return false
    }
  }

  async close(): Promise<void> {
    this.#closing.abort()
    this.#client?.connection.stream.destroy()
    await this.#running
  }

  async #run(): Promise<void> {
    const { signal } = this.#closing
    while (!signal.aborted) {
      await this.#open().catch(this.#first.reject)
      await sleep(RETRY_MS, undefined, { signal, ref: false }).catch(() => undefined)
    }
  }

  /** Until the connection is lost. */
  async #open(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#url,
      connectionTimeoutMillis: CONNECTING_MS,
      statement_timeout: STATEMENT_MS,
      keepAlive: true,
      keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    })
    const { promise: lost, resolve: lose } = Promise.withResolvers<void>()
    client.on('error', () => lose())
    client.on('end', () => lose())
    try {
      await client.connect()
      await within(client, ANSWER_MS, () => requireOwnSession(client))
      await this.#greet(client)
      if (this.#closing.signal.aborted) return
      this.#client = client
      this.#first.resolve()
      const heartbeat = setInterval(() => void this.ask(), HEARTBEAT_MS)
      heartbeat.unref()
      await lost
      clearInterval(heartbeat)
    } finally {
      this.#client = undefined
      client.connection.stream.destroy()
    }
  }
}

/** A pooler in transaction mode passes on no settings of sessions, by which it is known before anything is locked in a session of others. */
async function requireOwnSession(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ ms: string }>(
    `select setting as ms from pg_settings where name = 'statement_timeout'`,
  )
  if (rows[0]?.ms !== String(STATEMENT_MS)) throw new Error('sessions do not keep their settings')
}
