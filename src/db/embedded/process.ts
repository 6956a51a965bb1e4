import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { closeSync, fstatSync, openSync, readdirSync, readFileSync, renameSync, statSync } from 'node:fs'
import { totalmem } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { plainEnvironment, runAs } from './account.ts'
import type { Endpoint } from './endpoint.ts'
import { codeOf, EmbeddedDatabaseError, lastErrorLine, reasonOf } from './error.ts'
import type { Home } from './home.ts'
import { isServerOf, readPidFile } from './pid-file.ts'

/** PostgreSQL's own settings. */
export type Settings = Readonly<Record<string, string>>

/** A server that this process spawned; `failure` says why it ended, once it is no longer alive. */
export interface Postmaster {
  pid: number | undefined
  alive: boolean
  failure: string
}

/**
 * Starts a server on the cluster, detached, so that a terminal's Ctrl-C reaches only the shop, and logging to a file, so
 * that it does not hang on a pipe to a parent that was killed. `stalePid` is a process that postmaster.pid names but that
 * is not a server.
 */
export function spawnPostmaster(
  home: Home,
  endpoint: Endpoint,
  { stalePid, further = {} }: { stalePid?: number | undefined; further?: Settings | undefined } = {},
): Postmaster {
  const logFile = path.join(home.dataDir, 'postgres.log')
  const log = openLog(logFile)
  const begin = fstatSync(log).size
  const program = path.join(home.programs.bin, process.platform === 'win32' ? 'postgres.exe' : 'postgres')
  try {
    return watch(
      spawn(program, ['-D', home.cluster, ...listSettings(endpoint, further)], {
        ...home.account,
        cwd: path.parse(home.cluster).root,
        // With this id, PostgreSQL treats its own lock file as stale if it names that process; all its other checks stay
        // in place.
        env: { ...plainEnvironment(), ...(stalePid && { PG_GRANDPARENT_PID: String(stalePid) }) },
        stdio: ['ignore', log, log],
        detached: true,
        windowsHide: true,
      }),
      logFile,
      begin,
    )
  } finally {
    closeSync(log)
  }
}

function watch(child: ChildProcess, logFile: string, begin: number): Postmaster {
  child.unref()
  const server: Postmaster = { pid: child.pid, alive: true, failure: '' }
  const died = (why: string) => {
    server.alive = false
    server.failure ||= why
  }
  child.once('error', error => died(reasonOf(error)))
  child.once('exit', (code, signal) => {
    died(signal ?? (lastErrorLine(readFrom(logFile, begin)) || `it ended with ${code}`))
  })
  return server
}

function readFrom(file: string, begin: number): string {
  try {
    return readFileSync(file).subarray(begin).toString('utf8')
  } catch {
    // The whole folder may have been removed meanwhile.
    return ''
  }
}

/** How the server is told to stop, and how long each step may take: together less than the process itself has left by then. */
const SHUTDOWN_STEPS = [
  ['SIGINT', 'fast', 4_000],
  ['SIGQUIT', 'immediate', 2_000],
] as const
const IMMEDIATE_SHUTDOWN = [['SIGQUIT', 'immediate', 500]] as const
const KILLING_MS = 500

/**
 * Fast shutdown: sessions are ended, everything is flushed. If that takes too long, an immediate one, then `kill -9` for
 * the server and each of its processes, from which PostgreSQL recovers at the next start. In a hurry, it begins with the
 * immediate one.
 */
export async function stopPostmaster(
  home: Home,
  server: Postmaster | undefined,
  { inHurry = false } = {},
): Promise<void> {
  const pid = server?.alive ? server.pid : readPidFile(home.cluster)?.pid
  if (!pid) return
  const windows = process.platform === 'win32'
  const running = () => {
    if (server?.alive && server.pid === pid) return true
    return windows ? readPidFile(home.cluster)?.pid === pid : isServerOf(pid, home.cluster)
  }
  const waitFor = async (patience: number) => {
    const end = performance.now() + patience
    while (running() && performance.now() < end) await sleep(10)
  }
  for (const [signal, mode, patience] of inHurry ? IMMEDIATE_SHUTDOWN : SHUTDOWN_STEPS) {
    if (!running()) return
    if (windows) await stopOnWindows(home, mode)
    else {
      signalQuietly(pid, signal)
      // A stopped process receives the signal only once it is continued.
      for (const each of [pid, ...childrenOf(pid)]) signalQuietly(each, 'SIGCONT')
    }
    await waitFor(patience)
  }
  if (!running()) return
  for (const each of [pid, ...childrenOf(pid)]) signalQuietly(each, 'SIGKILL')
  await waitFor(KILLING_MS)
}

async function stopOnWindows(home: Home, mode: 'fast' | 'immediate'): Promise<void> {
  const program = path.join(home.programs.bin, 'pg_ctl.exe')
  const args = ['stop', '-W', '-m', mode, '-D', home.cluster]
  await runAs(undefined, program, args).catch(() => undefined)
}

/** The processes of a server; each leads its own process group, so no single signal reaches them all. */
function childrenOf(pid: number): number[] {
  if (process.platform === 'win32') return []
  if (process.platform !== 'linux') {
    const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
    const pairs = (stdout ?? '').split('\n').map(line => line.trim().split(/\s+/).map(Number))
    return pairs.flatMap(([child, parent]) => (parent === pid && child ? [child] : []))
  }
  return readdirSync('/proc')
    .map(Number)
    .filter(child => child > 0 && parentOf(child) === pid)
}

/** https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html: the parent follows the name in brackets and the state. */
function parentOf(pid: number): number | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
  } catch {
    return undefined
  }
}

function signalQuietly(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch (error) {
    if (codeOf(error) !== 'ESRCH') throw error
  }
}

function openLog(file: string): number {
  try {
    const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0
    if (size > 10_000_000) renameSync(file, `${file}.1`)
    return openSync(file, 'a', 0o600)
  } catch (error) {
    throw new EmbeddedDatabaseError(
      `DATA_DIR: cannot write ${file} (${reasonOf(error)}); give DATA_DIR a folder that this account may write`,
    )
  }
}

function listSettings({ host, port }: Endpoint, further: Settings): string[] {
  const memory = Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY)
  const buffers = Math.max(16, Math.min(256, Math.floor(memory / 8 / 2 ** 20)))
  const where =
    process.platform === 'win32'
      ? { listen_addresses: host, unix_socket_directories: '' }
      : { listen_addresses: '', unix_socket_directories: host, unix_socket_permissions: '0700' }
  const all = {
    ...where,
    port,
    shared_buffers: `${buffers}MB`,
    huge_pages: 'off',
    max_connections: 100,
    fsync: 'on',
    synchronous_commit: 'on',
    // Parallel queries need /dev/shm, which is small in containers, and do not speed up many small queries.
    max_parallel_workers_per_gather: 0,
    jit: 'off',
    random_page_cost: 1.1,
    timezone: 'UTC',
    log_timezone: 'UTC',
    // Neither statements nor the details of rejected rows: they contain customers' data.
    log_statement: 'none',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    logging_collector: 'off',
    log_destination: 'stderr',
    cluster_name: 'parts_hub',
    // What an archive has not taken yet: beyond that it begins anew, rather than that the disk fills up.
    max_slot_wal_keep_size: '4GB',
    ...further,
  }
  return Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}
