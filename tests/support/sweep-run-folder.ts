import { readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Waits until its input ends, because the runner says so or is gone, then ends every process that works in the folder of its argument
 * (the shops and PostgreSQL; known on Linux alone) and removes the folder.
 */
const [, , folder = ''] = process.argv
process.stdin.resume().once('end', () => void sweep())

async function sweep(): Promise<void> {
  const sockets = workers().flatMap(({ cwd }) => socketFolderOf(cwd) ?? [])
  // What PostgreSQL takes for 'at once'; it takes its shared memory along.
  end('SIGQUIT')
  for (let times = 0; times < 50 && workers().length > 0; times++) await sleep(100)
  end('SIGKILL')
  for (const path of [folder, ...sockets]) rmSync(path, { recursive: true, force: true, maxRetries: 5 })
}

function end(signal: NodeJS.Signals): void {
  for (const { pid } of workers())
    try {
      process.kill(pid, signal)
    } catch {
      // It has just ended.
    }
}

/** The processes whose folder is the run's, or lies in it. */
function workers(): { pid: number; cwd: string }[] {
  if (process.platform !== 'linux') return []
  return readdirSync('/proc')
    .map(Number)
    .filter(pid => pid > 0 && pid !== process.pid)
    .flatMap(pid => {
      try {
        const cwd = readlinkSync(`/proc/${pid}/cwd`)
        return `${cwd}/`.startsWith(`${folder}/`) ? [{ pid, cwd }] : []
      } catch {
        return []
      }
    })
}

/** The private folder in which the PostgreSQL of a cluster has its socket. */
function socketFolderOf(cluster: string): string | undefined {
  try {
    return readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')[4]
  } catch {
    return undefined
  }
}
