import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** The contents of postmaster.pid about the server that wrote it, which may no longer be running. */
export interface PidFile {
  pid: number
  port: number
  socketFolder: string
  ready: boolean
}

/** Reads the cluster's postmaster.pid; undefined if it is missing or incomplete. */
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
 * Whether a process is this cluster's server. A process id alone proves nothing: after a reboot, and in every new
 * container, old ids are reused, and a dead server may remain as a zombie. The command line is read because, unlike
 * `/proc/n/exe`, it is readable across accounts without special capabilities.
 */
export function isServerOf(pid: number, cluster: string): boolean {
  try {
    if (process.platform === 'linux') {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').includes(cluster)
    }
    // On Windows, PostgreSQL identifies its own processes by their signal pipes.
    if (process.platform === 'win32') return false
    return spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout.includes(
      cluster,
    )
  } catch {
    return false
  }
}

/** Removes a lock file left empty by a power cut, which would keep PostgreSQL from starting. */
export async function removeTornLock(cluster: string, failure: string): Promise<boolean> {
  const name = /lock file "(.+?)" is empty|bogus data in lock file "(.+?)"/.exec(failure)
  const file = name && path.resolve(cluster, name[1] ?? name[2] ?? '')
  if (!file) return false
  // A server that is just starting writes its file within an instant.
  await sleep(250)
  if (!/^-?\d+/.test(readFileSync(file, 'utf8'))) rmSync(file, { force: true })
  return true
}
