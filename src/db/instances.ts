import type pg from 'pg'
import { within } from './connection.ts'
import { KeptConnection } from './kept-connection.ts'

/** The folder of an instance, and whether it holds what others need. */
export interface Home {
  /** The same for all that share the folder, and only for them. */
  readonly id: string
  readonly isNeeded: boolean
}

/** Another instance has a folder of its own, which it or this one needs. */
export class OtherHome extends Error {
  override readonly name = 'OtherHome'
  /** What the other one calls its connection. */
  readonly instance: string

  constructor(instance: string) {
    super(`another instance is on this database, with a folder of its own: ${instance}`)
    this.instance = instance
  }
}

const ENTRY_LOCK = 4_201_340
/** The first halves of the locks that instances hold together; the second one is their folder. */
const HOMES = { needed: 4_201_341, idle: 4_201_342 } as const
const ANSWER_MS = 10_000

/** The machine of a lost instance answers no more: after 25 s PostgreSQL ends its session, and with it the lock. */
const NOTICE_LOSS =
  'set tcp_keepalives_idle = 10; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3'

const OTHERS = `select a.application_name as instance from pg_locks l join pg_stat_activity a using (pid)
  where l.locktype = 'advisory' and l.objsubid = 2 and l.database = (select oid from pg_database where datname = current_database())
    and (l.classid::bigint = $2 or l.classid::bigint = $3 and $4) and l.objid::bigint <> hashtext($1)::bigint & 4294967295`

/**
 * Makes this instance known to all others on the database at `url`, by a lock of a session that ends with it, however it ends. Throws
 * (OtherHome) if one of them has another folder, and one of the two folders is needed.
 */
export async function joinInstances(url: string, home: Home): Promise<{ leave(): Promise<void> }> {
  let isIn = false
  const connection = new KeptConnection(url, client =>
    within(client, ANSWER_MS, async () => {
      await client.query(NOTICE_LOSS)
      await client.query('select pg_advisory_lock($1)', [ENTRY_LOCK])
      if (!isIn) await requireNoOtherHome(client, home)
      await client.query('select pg_advisory_lock_shared($1::int, hashtext($2))', [
        home.isNeeded ? HOMES.needed : HOMES.idle,
        home.id,
      ])
      await client.query('select pg_advisory_unlock($1)', [ENTRY_LOCK])
      isIn = true
    }),
  )
  try {
    await connection.opened
  } catch (error) {
    await connection.close()
    throw error
  }
  return { leave: () => connection.close() }
}

async function requireNoOtherHome(client: pg.Client, { id, isNeeded }: Home): Promise<void> {
  const { rows } = await client.query<{ instance: string }>(OTHERS, [id, HOMES.needed, HOMES.idle, isNeeded])
  const [other] = rows
  if (other) throw new OtherHome(other.instance)
}
