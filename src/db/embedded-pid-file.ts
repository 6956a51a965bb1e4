import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** What postmaster.pid tells of the server that wrote it, which need not live any more. */
export interface PidFile {
  pid: number
  port: number
  socketFolder: string
  ready: boolean
}

/** Reads the cluster's postmaster.pid; undefined if there is none, or only a torn one. */
export function readPidFile(cluster: string): PidFile | undefined {
  try {
    const lines = readFileSync(path.join(cluster, 'postmaster.pid'), 'utf8').split('\n')
    const pid = Number(lines[0])
    const [port, socketFolder = '', status = ''] = [Number(lines[3]), lines[4], lines[7]]
    return pid > 0 ? { pid, port: port || 5432, socketFolder, ready: status.trim() === 'ready' } : undefined
  } catch {
    return undefined
  }
}

/**
 * Whether a process is this cluster's server. A number alone proves nothing: after a reboot, and in every new
 * container, old numbers go to other processes; and a dead server may linger unreaped. The command line is
 * read because, unlike `/proc/n/exe`, it is readable across accounts without special capabilities.
 */
export function isServerOf(pid: number, cluster: string): boolean {
  try {
    if (process.platform === 'linux') {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').includes(cluster)
    }
    // There PostgreSQL tells its own processes from others by their signal pipes.
    if (process.platform === 'win32') return false
    return spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout.includes(
      cluster,
    )
  } catch {
    return false
  }
}

/** Removes a lock file that a power cut left without its content, which PostgreSQL would stop at. */
export async function removeTornLock(cluster: string, failure: string): Promise<boolean> {
  const name = /lock file "(.+?)" is empty|bogus data in lock file "(.+?)"/.exec(failure)
  const file = name && path.resolve(cluster, name[1] ?? name[2] ?? '')
  if (!file) return false
  // A server that is just starting fills its file in an instant.
  await sleep(250)
  if (!/^-?\d+/.test(readFileSync(file, 'utf8'))) rmSync(file, { force: true })
  return true
}
