import { chown, type FileHandle, mkdir, open, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type Lsn, readLsn, SEGMENT_BYTES, segmentName } from '../replication/lsn.ts'
import type { Account } from './account.ts'
import { openHome } from './home.ts'
import { readMajor } from './major.ts'
import { type EmbeddedDatabase, startEmbeddedPostgres } from './start.ts'

/** A file or folder of a cluster, as a base has it. */
interface ClusterFile {
  readonly name: string
  readonly isFolder: boolean
  readonly content: AsyncIterable<Uint8Array>
}

/** A piece of the log. */
interface LogPiece {
  readonly start: Lsn
  readonly content: AsyncIterable<Uint8Array>
}

export interface Recovery {
  readonly timeline: number
  readonly files: AsyncIterable<ClusterFile>
  /** One after the other, without gaps. */
  readonly log: AsyncIterable<LogPiece>
  /** What was committed until then is recovered; undefined: all that the log has. */
  readonly until: Date | undefined
}

/** The moment comes before the base was whole: an older one is needed. */
export class BeforeBase extends Error {
  override readonly name = 'BeforeBase'
}

/**
 * Makes the cluster of an empty data folder from a base and the log since, and starts it, recovered. Throws BeforeBase, or an Error if the
 * base or the log is not whole, or of another major version. Returns up to where the log was applied, too, and whether it was because there
 * was no more.
 */
export async function recoverCluster(
  dataDir: string,
  recovery: Recovery,
): Promise<{ database: EmbeddedDatabase; end: Lsn; hasRunOut: boolean }> {
  const log = () => undefined
  const home = await openHome(dataDir, log, {
    fill: (folder, account) => fill(folder, account, recovery),
  })
  const [made, own] = [readMajor(home), home.programs.major]
  if (made !== own)
    throw new Error(
      `it was made by PostgreSQL ${made}, and this release comes with ${own}: restore it by one that comes with ${made}`,
    )
  const start = (until: Date | undefined) =>
    startEmbeddedPostgres({
      dataDir,
      log,
      settings: {
        // There is nothing to fetch: all is in its folder.
        restore_command: 'exit 1',
        recovery_target_timeline: 'current',
        recovery_target_action: 'promote',
        // Nobody is let in before it is recovered.
        hot_standby: 'off',
        ...(until && { recovery_target_time: until.toISOString().replace('Z', '+00') }),
      },
    })
  let hasRunOut = recovery.until === undefined
  const database = await start(recovery.until).catch(async (error: unknown) => {
    // The error may say only why nobody was let in.
    const said = await readFile(path.join(dataDir, 'postgres.log'), 'utf8').catch(() => '')
    if (/before consistent recovery point/.test(said)) throw new BeforeBase('the base was not whole')
    // Nothing was committed after that moment: all of the log is what it was.
    if (!/recovery ended before configured recovery target/.test(said)) throw error
    hasRunOut = true
    return start(undefined)
  })
  try {
    return { database, end: await readEnd(home.cluster, recovery.timeline + 1), hasRunOut }
  } catch (error) {
    await database.stop()
    throw error
  }
}

async function fill(folder: string, account: Account, { timeline, files, log }: Recovery): Promise<void> {
  const own = (file: string) => (account ? chown(file, account.uid, account.gid) : undefined)
  for await (const { name, isFolder, content } of files) {
    const file = path.join(folder, name)
    if (path.relative(folder, file).startsWith('..')) throw new Error(`a base holds ${name}`)
    if (isFolder) await mkdir(file, { recursive: true, mode: 0o700 })
    else await writeFile(file, content, { mode: 0o600 })
    await own(file)
  }
  const signal = path.join(folder, 'recovery.signal')
  await writeFile(signal, '', { mode: 0o600 })
  await own(signal)
  await writeLog(log, async at => {
    const file = path.join(folder, 'pg_wal', segmentName(timeline, at))
    // PostgreSQL flushes all files itself before it recovers them.
    const handle = await open(file, 'w', 0o600)
    await handle.truncate(SEGMENT_BYTES)
    await own(file)
    return handle
  })
}

/** Writes the pieces into the files of the log, each of which `openSegment` makes once, of its full size. */
async function writeLog(
  log: AsyncIterable<LogPiece>,
  openSegment: (at: Lsn) => Promise<FileHandle>,
): Promise<void> {
  let segment: FileHandle | undefined
  try {
    for await (const { start, content } of log) {
      let at = start
      for await (const bytes of content) {
        for (let rest = bytes; rest.length > 0; ) {
          const offset = Number(at % BigInt(SEGMENT_BYTES))
          if (!segment || offset === 0) {
            await segment?.close()
            segment = await openSegment(at)
          }
          const part = rest.subarray(0, SEGMENT_BYTES - offset)
          const { bytesWritten } = await segment.write(part, 0, part.length, offset)
          if (bytesWritten < part.length)
            throw new Error('the log could not be written: the disk may be full')
          at += BigInt(part.length)
          rest = rest.subarray(part.length)
        }
      }
    }
  } finally {
    await segment?.close()
  }
}

/** Up to where the log was applied: where the timeline begins that follows. */
async function readEnd(cluster: string, timeline: number): Promise<Lsn> {
  const name = `${timeline.toString(16).toUpperCase().padStart(8, '0')}.history`
  const lines = (await readFile(path.join(cluster, 'pg_wal', name), 'utf8')).trim().split('\n')
  return readLsn(lines.at(-1)?.split('\t')[1])
}
