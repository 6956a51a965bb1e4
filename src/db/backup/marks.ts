import { sql } from 'drizzle-orm'
import type pg from 'pg'
import type { Database } from '../client.ts'
import { within, withOwnConnection } from '../connection.ts'

const ANSWER_MS = 10_000

/**
 * Marks are about this one database, not about the shop: no archive holds them, and no migration makes them, like drizzle's list of
 * the migrations that have run.
 */
const MARKS = `create schema if not exists operations;
  create table if not exists operations.marks (name text primary key, at timestamptz not null)`

export async function makeMarks(client: pg.ClientBase): Promise<void> {
  // Asked first: whoever may only use the schema may not make it, even where it exists.
  if (!(await hasMarks(client))) await client.query(MARKS)
}

async function hasMarks(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ name: string | null }>(
    `select to_regclass('operations.marks')::text as name`,
  )
  return rows[0]?.name !== null
}

/** `at` is text, which keeps all its digits. */
export interface Mark {
  readonly name: string
  readonly at: string
}

/** All marks of a database, for the one that takes its place. */
export async function readMarks(client: pg.ClientBase): Promise<Mark[]> {
  if (!(await hasMarks(client))) return []
  return (await client.query<Mark>('select name, at::text from operations.marks')).rows
}

export async function writeMarks(client: pg.ClientBase, marks: readonly Mark[]): Promise<void> {
  await makeMarks(client)
  for (const { name, at } of marks)
    await client.query('insert into operations.marks values ($1, $2)', [name, at])
}

/** Notes a good backup of what the database at `url` held `at` this moment. */
export async function markBackup(url: string, at: Date): Promise<void> {
  await asOwner(url, async client => {
    await makeMarks(client)
    await client.query(
      `insert into operations.marks values ('backup', $1)
       on conflict (name) do update set at = greatest(marks.at, excluded.at)`,
      [at],
    )
  })
}

/** How many seconds ago the database was as its last good backup holds it; undefined if there is none. */
export async function readBackupAge(db: Database): Promise<number | undefined> {
  const { rows } = await db.execute<{ age: number }>(
    sql`select extract(epoch from now() - at)::float8 as age from operations.marks where name = 'backup'`,
  )
  return rows[0]?.age
}

/** Marks the database at `url` as a restored copy. */
export async function markQuarantine(url: string): Promise<void> {
  await asOwner(url, addQuarantine)
}

/** The same within a transaction. */
export async function addQuarantine(client: pg.ClientBase): Promise<void> {
  await makeMarks(client)
  await client.query(`insert into operations.marks values ('quarantine', now()) on conflict do nothing`)
}

/** Forgets the backups of the database that this one is a copy of. */
export async function dropBackupMark(client: pg.ClientBase): Promise<void> {
  await client.query(`delete from operations.marks where name = 'backup'`)
}

/** Whether this is a restored copy that nobody has released yet. */
export async function isQuarantined(db: Database): Promise<boolean> {
  const { rows } = await db.execute(sql`select from operations.marks where name = 'quarantine'`)
  return rows.length > 0
}

/** Ends the quarantine of the database at `url`; false if there was none. */
export async function endQuarantine(url: string): Promise<boolean> {
  return asOwner(url, async client => {
    await makeMarks(client)
    const { rowCount } = await client.query(`delete from operations.marks where name = 'quarantine'`)
    return rowCount === 1
  })
}

function asOwner<T>(url: string, act: (client: pg.Client) => Promise<T>): Promise<T> {
  return withOwnConnection(url, client => within(client, ANSWER_MS, () => act(client)))
}
