import pg from 'pg'
import { within } from './connection.ts'
import { KeptConnection } from './kept-connection.ts'

const ANSWER_MS = 2_000

export interface ListenHandlers {
  /** What was announced on the channel. */
  readonly onNotice: (payload: string) => void
  /** It listens from now on. What was announced before, since the last connection was lost, is not passed on. */
  readonly onOpen: () => void
}

/** Listens on a channel of the database over a connection of its own, which is reopened whenever it is lost. */
export class Listener {
  readonly #connection: KeptConnection

  constructor(url: string, channel: string, { onNotice, onOpen }: ListenHandlers) {
    this.#connection = new KeptConnection(url, async client => {
      client.on('notification', ({ payload }) => onNotice(payload ?? ''))
      await within(client, ANSWER_MS, () => client.query(`listen ${pg.escapeIdentifier(channel)}`))
      onOpen()
    })
  }

  /**
   * Resolves once everything that was announced before this call has been passed on, to true; to false if there is no
   * connection. PostgreSQL passes on what is announced before it says that a statement is finished.
   */
  catchUp(): Promise<boolean> {
    return this.#connection.ask()
  }

  close(): Promise<void> {
    return this.#connection.close()
  }
}
