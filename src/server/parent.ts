import { spawnSync } from 'node:child_process'

const EVERY_MS = 500
const SHELL = /^-?(\S*\/)?(sh|dash|bash|ash|zsh|busybox)\b/

/**
 * Calls `onGone` once npm, under which this process runs, has gone: killed, it can pass nothing on, and the shell that it may
 * have put in between tells nobody. Without npm nothing is watched, nor on Windows, where processes outlive their parents.
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
    // There, but of another account.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
