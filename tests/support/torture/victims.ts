import { execFileSync } from 'node:child_process'
import { realpathSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { isServerOf, readPidFile } from '#db/embedded/pid-file.ts'

/** The process of a data folder's PostgreSQL; undefined if none is running. */
function findPostmaster(dataDir: string): number | undefined {
  const cluster = realpathSync(join(dataDir, 'postgres'))
  const pid = readPidFile(cluster)?.pid
  return pid !== undefined && isServerOf(pid, cluster) ? pid : undefined
}

/** Kills PostgreSQL as a power cut would; returns whether one was running. */
export function killPostmaster(dataDir: string): boolean {
  const pid = findPostmaster(dataDir)
  return pid !== undefined && killProcess(pid)
}

/** Kills the process of one session, upon which PostgreSQL ends all others and recovers; returns whether there was one. */
export function killBackend(dataDir: string): boolean {
  const postmaster = findPostmaster(dataDir)
  if (postmaster === undefined) return false
  const list = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' })
  const backends = list
    .split('\n')
    .map(line => /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line))
    .filter(match => Number(match?.[2]) === postmaster && match?.[3]?.includes('[local]'))
    .map(match => Number(match?.[1]))
  const victim = backends[Math.floor(Math.random() * backends.length)]
  return victim !== undefined && killProcess(victim)
}

/** Ends one session of a PostgreSQL that may run on another machine; returns whether there was one. */
export async function endSession(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rowCount } = await client.query(`select pg_terminate_backend(pid) from (
      select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() order by random() limit 1) as victim`)
    return rowCount === 1
  } finally {
    await client.end()
  }
}

function killProcess(pid: number): boolean {
  try {
    process.kill(pid, 'SIGKILL')
    return true
  } catch {
    return false
  }
}
