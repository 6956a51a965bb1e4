import { spawnSync } from 'node:child_process'
import { chmod, chown, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { dropEndpoint, newEndpoint, urlOf } from '#db/embedded/endpoint.ts'
import { findHome } from '#db/embedded/home.ts'
import { spawnPostmaster, stopPostmaster } from '#db/embedded/process.ts'

const OPENS_WITHIN_MS = 30_000

export interface Standby {
  readonly url: string
  /** Asks the standby, as its superuser. */
  ask<Row extends pg.QueryResultRow>(statement: string): Promise<Row[]>
  start(): Promise<void>
  /** As a machine that is turned off. */
  stop(): Promise<void>
  remove(): Promise<void>
}

/** A streaming replica of the embedded PostgreSQL of `dataDir`, whose URL is `primaryUrl`: a copy of its files, as taken by a base backup. */
export async function openStandby(dataDir: string, primaryUrl: string): Promise<Standby> {
  const primary = await findHome(dataDir)
  if (!primary) throw new Error(`there is no database in ${dataDir}`)
  const folder = await mkdtemp(join(tmpdir(), 'parts-hub-standby-'))
  await chmod(folder, 0o755)
  const home = { ...primary, dataDir: folder, cluster: join(folder, 'postgres') }
  await copyCluster(primary.cluster, home.cluster, primaryUrl)
  for (const name of ['backup_label', 'standby.signal', 'postgresql.auto.conf'])
    if (home.account) await chown(join(home.cluster, name), home.account.uid, home.account.gid)
  const endpoint = await newEndpoint(home)
  const url = urlOf(endpoint, new URL(primaryUrl).pathname.slice(1))
  let server: ReturnType<typeof spawnPostmaster> | undefined

  async function ask<Row extends pg.QueryResultRow>(statement: string): Promise<Row[]> {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    return client
      .query<Row>(statement)
      .then(({ rows }) => rows)
      .finally(() => client.end())
  }

  async function start(): Promise<void> {
    server = spawnPostmaster(home, endpoint)
    const end = performance.now() + OPENS_WITHIN_MS
    while (!(await ask('select 1').catch(() => undefined))) {
      if (!server.alive || performance.now() > end) throw new Error(`the standby did not open: ${server.failure}`)
      await sleep(50)
    }
  }

  const stop = () => stopPostmaster(home, server, { inHurry: true })
  await start()
  return {
    url,
    ask,
    start,
    stop,
    remove: async () => {
      await stop()
      await dropEndpoint(endpoint)
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** https://www.postgresql.org/docs/18/continuous-archiving.html#BACKUP-LOWLEVEL-BASE-BACKUP */
async function copyCluster(from: string, to: string, url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(`select pg_backup_start('standby', fast => true)`)
    const { status, stderr } = spawnSync('cp', ['-a', from, to], { encoding: 'utf8' })
    // A file that went away while it was copied is in the log.
    if (status !== 0 && !/No such file/.test(stderr)) throw new Error(stderr)
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(wait_for_archive => false)')
    await rm(join(to, 'postmaster.pid'), { force: true })
    await writeFile(join(to, 'backup_label'), rows[0]?.labelfile ?? '')
    await writeFile(join(to, 'standby.signal'), '')
    const { searchParams, username } = new URL(url)
    const settings = join(to, 'postgresql.auto.conf')
    const where = `host=${searchParams.get('host')} port=${searchParams.get('port')} user=${username}`
    await writeFile(settings, `${await readFile(settings, 'utf8')}\nprimary_conninfo = '${where}'\n`)
  } finally {
    await client.end()
  }
}
