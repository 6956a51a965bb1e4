import { once } from 'node:events'
import { PassThrough } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import type { Table } from './contents.ts'

/** Writes rows as `readRows` gave them, one table after the other. */
export class RowLoader {
  /** How many rows each table has got, by its name. */
  readonly counts = new Map<string, number>()
  readonly #client: pg.Client
  #current: { table: Table; source: PassThrough; done: Promise<void> } | undefined

  constructor(client: pg.Client) {
    this.#client = client
  }

  async add(table: Table, rows: Uint8Array): Promise<void> {
    if (this.#current?.table.name !== table.name) {
      await this.end()
      this.#current = this.#begin(table)
    }
    const { source, done } = this.#current
    if (!source.write(rows)) await Promise.race([once(source, 'drain'), done])
  }

  /** Ends the table that was written last. Throws if the database does not take its rows. */
  async end(): Promise<void> {
    this.#current?.source.end()
    await this.#current?.done
    this.#current = undefined
  }

  #begin(table: Table) {
    const copy = this.#client.query(copyFrom(`copy ${table.name} (${table.columns.join(', ')}) from stdin`))
    const source = new PassThrough()
    const done = pipeline(source, copy).then(() => void this.counts.set(table.name, copy.rowCount))
    // Reported by whoever waits for it next.
    done.catch(() => undefined)
    return { table, source, done }
  }
}
