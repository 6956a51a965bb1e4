import { spawnSync } from 'node:child_process'

const EVERY_MS = 500
const SHELL = /^-?(\S*\/)?(sh|dash|bash|ash|zsh|busybox)\b/

/**
 * Calls `onGone` once npm, which started this process, is gone: when killed, it cannot pass on a signal, and a shell that
 * it may have started in between does not report it. Does nothing without npm, nor on Windows, where processes outlive
 * their parents.
 */
export function watchNpm(onGone: () => void): void {
  if (process.env.npm_lifecycle_event === undefined || process.platform === 'win32') return
  const parent = process.ppid
  const shell = describeProcess(parent)
  const npm = shell && SHELL.test(shell.command) ? shell.parent : parent
  const timer = setInterval(() => {
    if (process.ppid === parent && isAlive(npm)) return
    clearInterval(timer)
    onGone()
  }, EVERY_MS)
  timer.unref()
}

function describeProcess(pid: number): { parent: number; command: string } | undefined {
  const { stdout } = spawnSync('ps', ['-o', 'ppid=,args=', '-p', String(pid)], { encoding: 'utf8' })
  const [, parent, command = ''] = /^\s*(\d+)\s+(.*)/.exec(stdout ?? '') ?? []
  return parent === undefined ? undefined : { parent: Number(parent), command }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // It exists, but belongs to another account.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
