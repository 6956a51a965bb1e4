import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { type Account, plainEnvironment } from '#db/embedded/account.ts'
import { isServerOf, readPidFile } from '#db/embedded/pid-file.ts'

/** Programs that run as one account, each with a log in `folder`. */
export class Processes {
  readonly #account: Account
  readonly #folder: string
  readonly #children = new Set<ChildProcess>()

  constructor(account: Account, folder: string) {
    this.#account = account
    this.#folder = folder
  }

  start(name: string, program: string, args: readonly string[]): ChildProcess {
    const log = openSync(join(this.#folder, `${name}.log`), 'a')
    const child = spawn(program, args, {
      ...this.#account,
      cwd: this.#folder,
      env: { ...plainEnvironment(), HOME: this.#folder },
      stdio: ['ignore', log, log],
    })
    closeSync(log)
    this.#children.add(child)
    child.once('exit', () => this.#children.delete(child))
    child.once('error', () => this.#children.delete(child))
    return child
  }

  /** At once, without a word to any of them. */
  killAll(): void {
    for (const child of this.#children) child.kill('SIGKILL')
  }
}

/** Signals the server of a cluster and then all its sessions and workers; none if it is not running. A stopped server starts no more of them. */
export function signalPostgres(cluster: string, signal: NodeJS.Signals): void {
  const pid = readPidFile(cluster)?.pid
  if (pid === undefined || !isServerOf(pid, cluster)) return
  const list = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
  const before = childrenOf(pid, list)
  signalProcess(pid, signal)
  const after = childrenOf(pid, execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }))
  for (const child of new Set([...before, ...after])) signalProcess(child, signal)
}

function childrenOf(parent: number, list: string): number[] {
  return list
    .split('\n')
    .map(line => line.trim().split(/\s+/).map(Number))
    .flatMap(([pid, ppid]) => (ppid === parent && pid !== undefined ? [pid] : []))
}

function signalProcess(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch {
    // It has ended by itself.
  }
}
