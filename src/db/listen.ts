import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { within } from './connection.ts'
import { askDatabase } from './outage.ts'

const CONNECTING_MS = 5_000
const ANSWER_MS = 2_000
const HEARTBEAT_MS = 10_000
const RETRY_MS = 1_000
const KEEP_ALIVE_MS = 10_000

export interface ListenHandlers {
  /** What was announced on the channel. */
  readonly onNotice: (payload: string) => void
  /** It listens from now on. What was announced before, since the last connection was lost, is not passed on. */
  readonly onOpen: () => void
}

/** Listens on a channel of the database over a connection of its own, which is reopened whenever it is lost. */
export class Listener {
  readonly #url: string
  readonly #channel: string
  readonly #handlers: ListenHandlers
  readonly #closing = new AbortController()
  readonly #running: Promise<void>
  #client: pg.Client | undefined

  constructor(url: string, channel: string, handlers: ListenHandlers) {
    this.#url = url
    this.#channel = channel
    this.#handlers = handlers
    this.#running = this.#run()
  }

  /**
   * Resolves once everything that was announced before this call has been passed on, to true; to false if there is no
   * connection. PostgreSQL passes on what is announced before it says that a statement is finished.
   */
  async catchUp(): Promise<boolean> {
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
      await this.#listen().catch(() => undefined)
      this.#client = undefined
      await sleep(RETRY_MS, undefined, { signal, ref: false }).catch(() => undefined)
    }
  }

  /** Until the connection is lost. */
  async #listen(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#url,
      connectionTimeoutMillis: CONNECTING_MS,
      keepAlive: true,
      keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    })
    const { promise: lost, resolve: lose } = Promise.withResolvers<void>()
    client.on('error', () => lose())
    client.on('end', () => lose())
    client.on('notification', ({ payload }) => this.#handlers.onNotice(payload ?? ''))
    try {
      await client.connect()
      await within(client, ANSWER_MS, () => client.query(`listen ${pg.escapeIdentifier(this.#channel)}`))
      if (this.#closing.signal.aborted) return
      this.#client = client
      this.#handlers.onOpen()
      const heartbeat = setInterval(() => void this.catchUp(), HEARTBEAT_MS)
      heartbeat.unref()
      await lost
      clearInterval(heartbeat)
    } finally {
      this.#client = undefined
      client.connection.stream.destroy()
    }
  }
}
