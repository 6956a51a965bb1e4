import { to as copyTo } from 'pg-copy-streams'
import { within, withOwnConnection } from '../connection.ts'
import { type Checksum, checksumRows } from './checksum-rows.ts'
import { type DatabaseContents, describeContents, type Table } from './contents.ts'
import { type Mark, readMarks } from './marks.ts'

const BACKUP_LOCK = 4_201_340
const LONGEST_MS = 12 * 60 * 60_000

/** Limits that a server may set for requests, which a backup exceeds. Older versions lack some. */
const NO_LIMITS = `select set_config(name, '0', true) from pg_settings
  where name in ('statement_timeout', 'idle_in_transaction_session_timeout', 'transaction_timeout')`

/** The database as it was at one moment, however long reading it takes. */
export interface Snapshot {
  /** When that was, by the database's clock. */
  readonly at: Date
  readonly contents: DatabaseContents
  /** Hands over the rows of a table as COPY writes them, cut anywhere, and returns how many there are. */
  readRows(table: Table, take: (rows: Uint8Array) => Promise<void>): Promise<number>
  checksumRows(table: Table): Promise<Checksum>
  readMarks(): Promise<Mark[]>
}

/**
 * Reads the database at `url` within one snapshot, over the protocol alone, while others write. One at a time: it throws
 * while another does.
 */
export async function readSnapshot<T>(url: string, act: (snapshot: Snapshot) => Promise<T>): Promise<T> {
  return withOwnConnection(url, client =>
    within(client, LONGEST_MS, async () => {
      await client.query('begin isolation level repeatable read, read only')
      await client.query(NO_LIMITS)
      // COPY writes dates as the session's settings say.
      await client.query("set local datestyle = 'ISO'; set local intervalstyle = 'postgres'")
      const { rows } = await client.query<{ at: Date; taken: boolean }>(
        'select now() as at, pg_try_advisory_xact_lock($1) as taken',
        [BACKUP_LOCK],
      )
      const [first] = rows
      if (!first?.taken) throw new Error('another backup of this database is being made')
      return act({
        at: first.at,
        contents: await describeContents(client),
        async readRows({ name, columns }, take) {
          const copy = client.query(copyTo(`copy ${name} (${columns.join(', ')}) to stdout`))
          for await (const each of copy) await take(each)
          return copy.rowCount
        },
        checksumRows: table => checksumRows(client, table),
        readMarks: () => readMarks(client),
      })
    }),
  )
}
