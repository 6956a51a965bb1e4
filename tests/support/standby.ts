import { spawnSync } from 'node:child_process'
import { chown, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { dropEndpoint, newEndpoint, urlOf } from '#db/embedded/endpoint.ts'
import { findHome, type Home } from '#db/embedded/home.ts'
import { type Postmaster, spawnPostmaster, stopPostmaster } from '#db/embedded/process.ts'
import { makeFolder } from './make-folder.ts'

const OPENS_WITHIN_MS = 30_000

export interface Standby {
  /** Nobody answers there before the first start. */
  readonly url: string
  /** Asks the standby, as its superuser. */
  ask<Row extends pg.QueryResultRow>(statement: string): Promise<Row[]>
  /** Starts it, the first time with a copy of the primary as that is then. */
  start(): Promise<void>
  /** As a machine that is turned off. */
  stop(): Promise<void>
  remove(): Promise<void>
}

/** A streaming replica of the embedded PostgreSQL of `dataDir`, whose URL is `primaryUrl`, by the same programs. */
export async function prepareStandby(dataDir: string, primaryUrl: string): Promise<Standby> {
  const primary = await findHome(dataDir)
  if (!primary) throw new Error(`there is no database in ${dataDir}`)
  const folder = await makeFolder('parts-hub-standby-')
  const home = { ...primary, dataDir: folder, cluster: join(folder, 'postgres') }
  const endpoint = await newEndpoint(home)
  const url = urlOf(endpoint, new URL(primaryUrl).pathname.slice(1))
  let server: Postmaster | undefined

  async function ask<Row extends pg.QueryResultRow>(statement: string): Promise<Row[]> {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    return client
      .query<Row>(statement)
      .then(({ rows }) => rows)
      .finally(() => client.end())
  }

  const stop = () => stopPostmaster(home, server, { inHurry: true })
  return {
    url,
    ask,
    stop,
    async start() {
      if (!server) await copyCluster(primary, home.cluster, primaryUrl)
      server = spawnPostmaster(home, endpoint)
      const end = performance.now() + OPENS_WITHIN_MS
      while (!(await ask('select 1').catch(() => undefined))) {
        if (!server.alive || performance.now() > end)
          throw new Error(`the standby did not open: ${server.failure}`)
        await sleep(20)
      }
    },
    async remove() {
      await stop()
      await dropEndpoint(endpoint)
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** https://www.postgresql.org/docs/18/continuous-archiving.html#BACKUP-LOWLEVEL-BASE-BACKUP */
async function copyCluster({ cluster, account }: Home, to: string, url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(`select pg_backup_start('standby', fast => true)`)
    const { status, stderr } = spawnSync('cp', ['-a', cluster, to], { encoding: 'utf8' })
    // A file that went away while it was copied is in the log.
    if (status !== 0 && !/No such file/.test(stderr)) throw new Error(stderr)
    const { rows } = await client.query<{ labelfile: string }>(
      'select labelfile from pg_backup_stop(wait_for_archive => false)',
    )
    const { searchParams, username } = new URL(url)
    const where = `host=${searchParams.get('host')} port=${searchParams.get('port')} user=${username}`
    const settings = await readFile(join(to, 'postgresql.auto.conf'), 'utf8')
    const files = {
      backup_label: rows[0]?.labelfile ?? '',
      'standby.signal': '',
      'postgresql.auto.conf': `${settings}\nprimary_conninfo = '${where}'\n`,
    }
    for (const [name, content] of Object.entries(files)) {
      await writeFile(join(to, name), content)
      if (account) await chown(join(to, name), account.uid, account.gid)
    }
    await rm(join(to, 'postmaster.pid'), { force: true })
  } finally {
    await client.end()
  }
}
