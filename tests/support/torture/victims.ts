import { execFileSync } from 'node:child_process'
import { realpathSync } from 'node:fs'
import { join } from 'node:path'
import { isServerOf, readPidFile } from '#db/embedded-pid-file.ts'

/** The process of a data folder's PostgreSQL; undefined while there is none. */
export function findPostmaster(dataDir: string): number | undefined {
  const cluster = realpathSync(join(dataDir, 'postgres'))
  const pid = readPidFile(cluster)?.pid
  return pid !== undefined && isServerOf(pid, cluster) ? pid : undefined
}

/** Ends PostgreSQL as a power cut would; answers whether there was one. */
export function killPostmaster(dataDir: string): boolean {
  const pid = findPostmaster(dataDir)
  return pid !== undefined && killProcess(pid)
}

/** Ends one session's process, upon which PostgreSQL ends all the others and recovers; answers whether there was one. */
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

function killProcess(pid: number): boolean {
  try {
    process.kill(pid, 'SIGKILL')
    return true
  } catch {
    return false
  }
}
