import type { Connection, Submittable } from 'pg'

interface Takers {
  /** What one message of COPY holds. It is the taker's own. */
  take(message: Buffer, connection: Connection): void
}

/** A command of the replication protocol that answers with rows and, in between, messages of COPY. */
export class CopyMessages implements Submittable {
  /** The rows, all of text, once the command has ended. */
  readonly done: Promise<readonly (readonly unknown[])[]>
  readonly #text: string
  readonly #takers: Takers
  readonly #ended = Promise.withResolvers<readonly (readonly unknown[])[]>()
  readonly #rows: (readonly unknown[])[] = []

  constructor(text: string, takers: Takers) {
    this.#text = text
    this.#takers = takers
    this.done = this.#ended.promise
    // Reported by whoever waits for it.
    this.done.catch(() => undefined)
  }

  /** So far. */
  get rows(): readonly (readonly unknown[])[] {
    return this.#rows
  }

  submit(connection: Connection): void {
    connection.query(this.#text)
  }

  handleRowDescription(): void {}

  handleDataRow({ fields }: { fields: readonly unknown[] }): void {
    this.#rows.push(fields)
  }

  handleCommandComplete(): void {}

  handleCopyData({ chunk }: { chunk: Buffer }, connection: Connection): void {
    // The connection goes on to use that memory.
    this.#takers.take(Buffer.from(chunk), connection)
  }

  handleReadyForQuery(): void {
    this.#ended.resolve(this.#rows)
  }

  handleError(error: Error): void {
    this.#ended.reject(error)
  }
}
