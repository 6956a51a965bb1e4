import { sql } from 'drizzle-orm'
import { readBackupAge } from '#db/backup/marks.ts'
import type { Database, DatabaseClient } from '#db/client.ts'
import { type ReplicaState, Replicas } from '#db/replicas.ts'
import { countWaiting as countUnarchived } from '#db/replication/slots.ts'
import { codeVersion } from '#db/version.ts'
import { openPlace } from '#server/backup/open-place.ts'
import { readSettings } from '#server/config/config.ts'
import { findGoingLive } from '#server/going-live/mode.ts'
import { findEnd, readKept } from '#server/wal-archive/kept.ts'
import { defineCommand } from './command.ts'
import { withDatabase } from './open.ts'

export const status = defineCommand({
  name: 'status',
  usage: '',
  help: 'says which release and schema this is, whether it is a demo or live, and what waits',
  words: [],
  options: {},
  run: async () => {
    const { release, schema } = codeVersion
    const [since, waiting, backupAge, archived, replicas] = await withDatabase((db, database) =>
      Promise.all([
        findGoingLive(db),
        countWaiting(db),
        readBackupAge(db),
        describeArchive(db),
        lookAtReplicas(database),
      ]),
    )
    const mode = since ? `live since ${since.toISOString().slice(0, 10)}` : 'demo'
    console.log(`Parts Hub ${release}, schema ${schema}, ${mode}`)
    console.log(
      backupAge === undefined
        ? 'No backup has been made: npm run backup -- FOLDER'
        : `Last backup ${Math.round(backupAge / 3600)} hours ago`,
    )
    if (archived !== undefined) console.log(archived)
    for (const { name, lagMs, problem } of replicas)
      console.log(
        problem === undefined
          ? `Replica ${name} is at most ${((lagMs ?? 0) / 1000).toFixed(1)} s behind`
          : `Replica ${name} is not read from: ${problem}`,
      )
    for (const [what, count] of Object.entries(waiting)) console.log(`${String(count).padStart(9)} ${what}`)
    return 0
  },
})

/** How far the log is archived; undefined where another server does that. */
async function describeArchive(db: Database): Promise<string | undefined> {
  const { walArchive, databaseUrl, images } = readSettings('WAL_ARCHIVE', 'DATABASE_URL', 'S3_')
  if (databaseUrl !== undefined) return
  if (!walArchive) return 'The log is not archived: WAL_ARCHIVE is not set'
  const place = openPlace(walArchive.target, images.s3)
  const last = findEnd(await readKept(place))
  if (!last) return `Nothing of the log is in ${walArchive.target}`
  const bytes = (await countUnarchived(db)) ?? 0
  return `Log archived until ${last.toISOString()}; since then ${(bytes / 1e6).toFixed(1)} MB were written`
}

async function lookAtReplicas(database: DatabaseClient): Promise<readonly ReplicaState[]> {
  const { replicaUrls } = readSettings('DATABASE_')
  const replicas = new Replicas(database, replicaUrls, { max: 1, log: () => undefined })
  try {
    await replicas.look()
    return replicas.describe()
  } finally {
    await replicas.close()
  }
}

/** What somebody or something still has to do, by what it is. */
async function countWaiting(db: Database): Promise<Record<string, number>> {
  const { rows } = await db.execute<Record<string, number>>(sql`select
    (select count(*) from mails where sent_at is null)::int as "mails not sent",
    (select count(*) from mails where sent_at is null and last_error is not null)::int as "of them refused at least once",
    (select count(*) from webhook_events where processed_at is null)::int as "webhook events not processed",
    (select count(*) from refunds where status = 'pending')::int as "refunds not sent",
    (select count(*) from refunds where status = 'failed')::int as "failed refunds, for a person to decide",
    (select count(*) from orders where status in ('paid', 'on-account'))::int as "orders to ship, paid or on account",
    (select count(*) from quotes where status = 'requested')::int as "price requests to answer"`)
  return rows[0] ?? {}
}
