import { sql } from 'drizzle-orm'
import type { Database } from '../client.ts'
import { within, withOwnConnection } from '../connection.ts'
import { type Lsn, readLsn } from './lsn.ts'

const ANSWER_MS = 10_000
const PREFIX = 'parts_hub_wal_'

/** Has the server keep its log until it was archived. */
export interface Slot {
  readonly name: string
  /** The line of the archive that it is for. */
  readonly line: string
  /** From here on the log is there. */
  readonly restart: Lsn
}

/** The slots of the archive at the server at `url` that have lost nothing. */
export async function listSlots(url: string): Promise<Slot[]> {
  const rows = await ask<{ name: string; restart: string }>(
    url,
    `select slot_name as name, restart_lsn::text as restart from pg_replication_slots
     where starts_with(slot_name, '${PREFIX}') and slot_type = 'physical' and restart_lsn is not null and wal_status <> 'lost'`,
  )
  return rows.map(({ name, restart }) => ({
    name,
    line: name.slice(PREFIX.length),
    restart: readLsn(restart),
  }))
}

export async function createSlot(url: string, line: string): Promise<Slot> {
  const name = PREFIX + line
  await ask(url, `select pg_create_physical_replication_slot('${name}', true)`)
  const slot = (await listSlots(url)).find(each => each.name === name)
  if (!slot) throw new Error(`the slot ${name} is not there`)
  return slot
}

/** Drops all slots of the archive but that of `line`, unless somebody reads from them: the server no longer keeps its log for them. */
export async function dropSlots(url: string, line?: string): Promise<void> {
  await ask(
    url,
    `select pg_drop_replication_slot(slot_name) from pg_replication_slots
     where starts_with(slot_name, '${PREFIX}') and slot_name <> '${PREFIX}${line ?? ''}' and not active`,
  )
}

/** How many bytes of the log are not archived; undefined if none is meant to be. */
export async function countWaiting(db: Database): Promise<number | undefined> {
  const { rows } = await db.execute<{ waiting: number }>(
    sql`select min(pg_current_wal_flush_lsn() - restart_lsn)::float8 as waiting from pg_replication_slots
      where starts_with(slot_name, ${PREFIX}) having count(restart_lsn) > 0`,
  )
  return rows[0]?.waiting
}

function ask<Row extends object>(url: string, text: string): Promise<Row[]> {
  return withOwnConnection(url, client =>
    within(client, ANSWER_MS, async () => (await client.query(text)).rows),
  )
}
